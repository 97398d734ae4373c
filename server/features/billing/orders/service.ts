/** Orders as buyers see and cancel them. Status changes are decided in the feature billing. */
import { m } from '#messages';
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import type { Database } from '#server/db/client.ts';
import type { Owner } from '#server/db/owner.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { inLayoutTurn } from '#server/lib/layout-turn.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { asAppError, linesOf, paymentsOf, syncSale } from '#server/features/billing/service.ts';
import { releaseSeats } from '#server/features/billing/seats/service.ts';
import * as repo from './repo.ts';

const pageSize = 10;

type Buyer = { userId: string };
export type OrderWithLines = { order: OrderRow; lines: OrderLineRow[] };

/** Ends an open order and frees its seats. @returns the row, or undefined if it isn't open anymore */
export async function endOpen(
  tx: Database,
  input: { orderId: string; userId?: string; status: 'expired' | 'failed' },
): Promise<OrderRow | undefined> {
  const row = await repo.closeOpen(tx, input);
  if (row) await releaseSeats(tx, { orderId: row.id });
  return row;
}

/**
 * Ends an open order in favor of another. Its page is closed first and then read, because it may have just been paid.
 * @returns the order's new state: `expired`, or whatever it turned out to be
 * @throws PaymentError when the provider doesn't respond; the order then stays open.
 */
export async function giveUp(deps: Deps, input: { order: OrderRow }): Promise<OrderRow | undefined> {
  const port = paymentsOf(deps);
  const { id: orderId, sessionId, mode } = input.order;
  if (sessionId && mode === port.mode) {
    await port.expireCheckout({ sessionId });
    await syncSale(deps, { orderId });
  }
  const ended = await inTransaction(deps.db, (tx) => endOpen(tx, { orderId, status: 'expired' }));
  return ended ?? (await repo.find(deps.db, { orderId }));
}

/** @returns whether an account still gets the discounted first month: once per account, even if it was refunded. */
export async function hasFirstMonthOffer(deps: Pick<Deps, 'db'>, input: Buyer): Promise<boolean> {
  return !(await repo.hasPaidPro(deps.db, input));
}

/** An order as the caller may see it. `isGuest`: only because it began in this browser, without signing in. */
export type SeenOrder = OrderWithLines & { isGuest: boolean };

/**
 * Returns a buyer's own order. While it's open, the provider is asked first, so that a buyer who returns from paying doesn't
 * wait for an event.
 * @throws AppError NOT_FOUND if there's no such order, or it's someone else's
 */
export async function lookAtOrder(deps: Deps, input: Owner & { orderId: string }): Promise<SeenOrder> {
  const own = await seenOrder(deps, input);
  if (own.order.status !== 'open' && own.order.status !== 'expired') return own;
  if (!deps.payments || !own.order.sessionId) return own;
  await deps.limits.consume('checkoutStatus.user', input.userId ?? input.visitorId ?? '');
  // If the provider doesn't respond, show the stored state.
  await bestEffort(deps.log, 'check an order', { orderId: input.orderId }, () =>
    syncSale(deps, { orderId: input.orderId }),
  );
  return seenOrder(deps, input);
}

/**
 * Cancels a buyer's own open order: its page closes, and its seats are free. An order that isn't open is left as it is.
 * @throws AppError NOT_FOUND if there's no such order, or it's someone else's; UNAVAILABLE if the provider doesn't answer, and
 * then it stays open
 */
export async function cancelOrder(deps: Deps, input: Owner & { orderId: string }): Promise<SeenOrder> {
  const { order } = await seenOrder(deps, input);
  if (order.status === 'open')
    await giveUp(deps, { order }).catch((error: unknown) => {
      throw asAppError(error);
    });
  return seenOrder(deps, input);
}

async function seenOrder(deps: Pick<Deps, 'db'>, input: Owner & { orderId: string }): Promise<SeenOrder> {
  const order = await repo.findSeen(deps.db, input);
  if (!order) throw new AppError('NOT_FOUND', m.server_orders_not_found());
  const isGuest = order.userId === null || order.userId !== input.userId;
  return { order, lines: await linesOfOrder(deps, order), isGuest };
}

const linesOfOrder = async (deps: Pick<Deps, 'db'>, { id }: OrderRow) =>
  (await linesOf(deps, { orderIds: [id] })).get(id) ?? [];

/** Returns a buyer's own order as it's stored. @throws AppError NOT_FOUND if there's no such order, or it's someone else's */
export async function ownOrder(deps: Pick<Deps, 'db'>, input: Buyer & { orderId: string }): Promise<OrderWithLines> {
  const order = await repo.findOwn(deps.db, input);
  if (!order) throw new AppError('NOT_FOUND', m.server_orders_not_found());
  return { order, lines: await linesOfOrder(deps, order) };
}

/** Lists the buyer's own orders, newest first. @param input `cursor`: id of the last one seen */
export async function listOrders(
  deps: Pick<Deps, 'db'>,
  input: Buyer & { cursor: string | undefined },
): Promise<{ items: OrderWithLines[]; nextCursor: string | null }> {
  const rows = await repo.listOwn(deps.db, { ...input, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const lines = await linesOf(deps, { orderIds: page.map(({ id }) => id) });
  return {
    items: page.map((order) => ({ order, lines: lines.get(order.id) ?? [] })),
    nextCursor: rows.length > pageSize ? page.at(-1)!.id : null,
  };
}

/**
 * Returns the receipt of the caller's order as a PDF, with its current state.
 * @throws AppError NOT_FOUND for an order that doesn't exist, isn't theirs, or was never paid; RATE_LIMITED,
 *   UNAVAILABLE.
 */
export async function receiptFile(
  deps: Pick<Deps, 'db' | 'limits'>,
  input: Buyer & { orderId: string },
): Promise<{ name: string; type: string; body: Buffer }> {
  const own = await ownOrder(deps, input);
  const buyer = await repo.findBuyer(deps.db, input);
  if (!own.order.paidAt || !buyer) throw new AppError('NOT_FOUND', m.server_orders_receipt_not_found());
  await deps.limits.consume('profileFile.user', input.userId);
  const receipt = { ...own, buyer };
  // Loaded with the first receipt, because layout and fonts take a lot of memory.
  const { receiptName, toReceiptPdf } = await import('#server/exports/receipt.ts');
  const body = await inLayoutTurn(input.userId, () => toReceiptPdf(receipt));
  return { name: receiptName(receipt), type: 'application/pdf', body };
}
