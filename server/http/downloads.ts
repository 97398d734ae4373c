/** Member downloads: the profile, the calendar entry of a booked seat, and receipts. */
import { Router } from 'express';
import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { exportFormats } from '#shared/domain/profile-document.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { exportProfile } from '../features/profile/profile-document/service.ts';
import { receiptFile } from '../features/billing/orders/service.ts';
import { seatCalendar } from '../features/billing/seats/service.ts';
import { createFileSender } from './send-file.ts';

const toProfile = { href: paths.myProfile, label: m.server_file_back_to_profile() };
const toShop = { href: paths.shop, label: m.server_file_back_to_shop() };
const toOrders = { href: `${paths.settings}#orders`, label: m.server_file_back_to_orders() };

/** Serves these files to the members who own them. */
export function downloadsRouter(deps: Deps): Router {
  const send = createFileSender(deps);
  const router = Router();
  for (const format of exportFormats)
    router.get(
      `${paths.download}/profile.${format}`,
      send({ back: toProfile, nothing: m.server_file_nothing_yet() }, (userId) =>
        exportProfile(deps, { userId, format }),
      ),
    );
  router.get(
    paths.seatCalendar,
    send({ back: toShop, nothing: m.server_file_nothing_yet() }, async (userId) => ({
      name: `${brand.slug}-bootcamp.ics`,
      type: 'text/calendar; charset=utf-8',
      body: await seatCalendar(deps, { userId }),
    })),
  );
  router.get(
    `${paths.download}/receipt/:orderId`,
    send({ back: toOrders, nothing: m.server_file_no_receipt() }, (userId, req) => {
      const orderId = z.uuid().safeParse(req.params.orderId).data;
      if (!orderId) throw new AppError('NOT_FOUND', m.server_orders_not_found());
      return receiptFile(deps, { userId, orderId });
    }),
  );
  return router;
}
