/** Orders as the agency sees them: the list, one order with everything about it, and disputes. */
import { m } from '#messages';
import type { AdminOrdersInput } from '#shared/schemas/sales.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pageOf, placeOf } from '#server/lib/cursor.ts';
import { receiptFile } from '../orders/service.ts';
import { couponItems } from '../refunds/service.ts';
import { linesOf } from '../service.ts';
import { eventsOf } from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 50;
const mostDisputes = 200;

export type OrderPage = Awaited<ReturnType<typeof listOrders>>;
export type OrderView = Awaited<ReturnType<typeof lookAtOrder>>;

/** Lists orders, newest first, with the sum of all that match. */
export async function listOrders(deps: Pick<Deps, 'db' | 'payments'>, input: AdminOrdersInput) {
  const [rows, totals] = await Promise.all([
    repo.listOrders(deps.db, { filter: input, after: placeOf(input.cursor), limit: pageSize + 1 }),
    repo.sumOrders(deps.db, { filter: input, mode: deps.payments?.mode ?? 'live' }),
  ]);
  return { ...pageOf(rows, pageSize), totals };
}

/** Disputes and inquiries: open ones first, those with the nearest deadline on top. */
export const listDisputes = (deps: Pick<Deps, 'db'>): Promise<repo.OrderLine[]> =>
  repo.listDisputes(deps.db, { most: mostDisputes });

/** One order with its lines, refunds, and timeline. @throws AppError NOT_FOUND */
export async function lookAtOrder(deps: Pick<Deps, 'db' | 'payments'>, input: { orderId: string }) {
  const found = await repo.findOrder(deps.db, input);
  if (!found) throw new AppError('NOT_FOUND', m.server_refunds_no_order());
  const { order, accountEmail } = found;
  const buyer = { orderId: order.id, userId: order.userId, email: order.email };
  const [eligible, lines, refunds, mails, alerts] = await Promise.all([
    couponItems(deps, { code: order.couponCode }),
    linesOf(deps, { orderIds: [order.id] }),
    repo.listRefunds(deps.db, input),
    repo.listMails(deps.db, buyer),
    repo.listAlerts(deps.db, input),
  ]);
  return {
    ...found,
    email: accountEmail ?? order.email,
    lines: lines.get(order.id) ?? [],
    eligible,
    refunds,
    events: eventsOf({ order, refunds, mails, alerts }),
    /** Whether payments run in the mode of this order, which a refund needs. */
    isCurrentMode: order.mode === deps.payments?.mode,
  };
}

/** Returns the receipt of any order as a PDF. @throws AppError as `receiptFile`, and NOT_FOUND for deleted accounts */
export async function receiptOf(deps: Pick<Deps, 'db' | 'limits'>, input: { orderId: string }) {
  const userId = (await repo.findOrder(deps.db, input))?.order.userId;
  if (!userId) throw new AppError('NOT_FOUND', m.server_orders_receipt_not_found());
  return receiptFile(deps, { ...input, userId });
}
