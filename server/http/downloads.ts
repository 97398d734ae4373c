/** Member downloads: the profile, the calendar entry of a booked seat, and receipts. */
import { Router } from 'express';
import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { exportFormats } from '#shared/domain/profile-document.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { exportProfile } from '../features/profile/profile-document/service.ts';
import { receiptFile } from '../features/billing/orders/service.ts';
import { seatCalendar } from '../features/billing/seats/service.ts';
import { createFileSender } from './send-file.ts';

const toProfile = { href: paths.myProfile, label: 'Back to your profile' };
const toShop = { href: paths.shop, label: 'Back to the shop' };
const toOrders = { href: `${paths.settings}#orders`, label: 'Back to your orders' };

/** Serves these files to the members who own them. */
export function downloadsRouter(deps: Deps): Router {
  const send = createFileSender(deps);
  const router = Router();
  for (const format of exportFormats)
    router.get(
      `${paths.download}/profile.${format}`,
      send({ back: toProfile, nothing: 'There’s nothing to download yet' }, (userId) =>
        exportProfile(deps, { userId, format }),
      ),
    );
  router.get(
    paths.seatCalendar,
    send({ back: toShop, nothing: 'There’s nothing to download yet' }, async (userId) => ({
      name: `${brand.slug}-bootcamp.ics`,
      type: 'text/calendar; charset=utf-8',
      body: await seatCalendar(deps, { userId }),
    })),
  );
  router.get(
    `${paths.download}/receipt/:orderId`,
    send({ back: toOrders, nothing: 'No receipt found' }, (userId, req) => {
      const orderId = z.uuid().safeParse(req.params.orderId).data;
      if (!orderId) throw new AppError('NOT_FOUND', 'We couldn’t find that order.');
      return receiptFile(deps, { userId, orderId });
    }),
  );
  return router;
}
