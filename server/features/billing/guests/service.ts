/**
 * Guests: buyers without an account. Their order belongs to a browser until it's paid, and then to the account of the
 * address they typed, which is created if there's none. Only a link in that mailbox opens the account.
 */
import type { OrderRow } from '#drizzle/schema/billing.ts';
import { mostOf, orderNumber, type OrderedItem } from '#shared/domain/orders.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { DataOf, MailFilling } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { constantTime } from '#server/lib/constant-time.ts';
import { createToken } from '#server/lib/tokens.ts';
import { m } from '#messages';
import { storeAccessLink } from '#server/features/account/activation/service.ts';
import { ensureUnconfirmedUser } from '#server/features/account/auth/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { recordReferral, type ReferralOrigin } from '#server/features/member/affiliate/service.ts';
import * as repo from './repo.ts';

/** Minimum time of work that depends on an account, longer than it normally takes. */
const uniformMs = 250;

/** Returns whether an order is a guest's that no account has yet. One whose account was erased has no address. */
const isUnclaimed = ({ userId, visitorId, email, deliveredAt, refundDueAt }: OrderRow) =>
  userId === null && visitorId !== null && email !== null && deliveredAt === null && refundDueAt === null;

/**
 * Returns an order with the account it belongs to. Finds or creates the account of a paid guest order; the order is given
 * to it in the transaction that delivers it.
 */
export async function withAccount(
  deps: Pick<Deps, 'db' | 'settings' | 'log'>,
  { order, isPaid }: { order: OrderRow; isPaid: boolean },
): Promise<OrderRow> {
  if (!isPaid || !isUnclaimed(order)) return order;
  const userId = await inTransaction(deps.db, async (tx) => {
    const account = await ensureUnconfirmedUser(tx, { email: order.email! });
    if (account.isNew) await recordReferral(deps, tx, { userId: account.id, origin: referralOriginOf(order) });
    return account.id;
  });
  return { ...order, userId };
}

/** Returns the referral link that led to a guest's order, if any, and the browser it was placed in. */
function referralOriginOf({ origin, visitorId, createdAt }: OrderRow): ReferralOrigin {
  const { referralCode } = (origin ?? {}) as LeadOrigin;
  return { referralCode, visitorId: visitorId!, begunAt: createdAt };
}

/**
 * Gives a guest's order to its account.
 * @param tx the transaction that delivers the order
 * @param input `order` as it's locked, `looked` as `withAccount` returned it
 * @returns the order as it's to be written
 */
export async function giveToAccount(
  tx: Database,
  input: { order: OrderRow; looked: OrderRow; customerId: string | undefined },
): Promise<OrderRow> {
  const { order, looked, customerId } = input;
  const { userId } = looked;
  if (userId === null || !isUnclaimed(order)) return order;
  const mode = order.mode as Parameters<typeof repo.insertCustomer>[1]['mode'];
  if (customerId) await repo.insertCustomer(tx, { userId, mode, customerId });
  return { ...order, userId };
}

/** Returns whether the account of an order that is due for delivery owns something in it that is sold once. */
export async function isOwnedAlready(
  tx: Database,
  input: { order: OrderRow; items: readonly OrderedItem[] },
): Promise<boolean> {
  const { id: orderId, userId, visitorId, deliveredAt, kind } = input.order;
  const itemIds = input.items.flatMap(({ id }) => (mostOf(id) === 1 ? [id] : []));
  if (kind !== 'cart' || userId === null || deliveredAt !== null || itemIds.length === 0) return false;
  await repo.lockAccount(tx, { userId });
  return repo.ownsByAnother(tx, { userId, orderId, itemIds, isGuest: visitorId !== null });
}

/** A link that opens the account of a guest's order. */
type Access = { userId: string; email: string; orderId: string; token: string; tokenHash: string };

/** Returns a new link for the receipt of a guest, or undefined if the account can be signed in to. */
export async function accessFor(
  deps: Pick<Deps, 'db'>,
  input: { order: OrderRow; userId: string; email: string },
): Promise<Access | undefined> {
  const { order, userId, email } = input;
  const isDue = order.visitorId !== null && order.deliveredAt === null;
  if (!isDue || !(await repo.isUnconfirmed(deps.db, { userId }))) return undefined;
  return { userId, email, orderId: order.id, ...createToken() };
}

/** Returns the receipt with the link in place of those that need a sign-in. */
export function receiptWith(access: Access | undefined, data: DataOf<'order-receipt'>): MailFilling {
  return access
    ? { template: 'guest-receipt', data: { ...data, orderId: access.orderId }, secrets: { token: access.token } }
    : { template: 'order-receipt', data };
}

/** Stores the link of a receipt, in the transaction that writes the receipt. */
export async function storeAccess(tx: Database, access: Access | undefined): Promise<void> {
  if (access) await storeAccessLink(tx, access);
}

/**
 * Sends the guest of a paid order another link: to choose a password, or to sign in if the account is confirmed. The
 * response reveals nothing about the account.
 * @throws AppError NOT_FOUND for an order that isn't this browser's or isn't paid; RATE_LIMITED
 */
export async function resendAccess(
  deps: Deps,
  input: { orderId: string; visitorId: string | undefined },
): Promise<void> {
  const { orderId, visitorId } = input;
  const found = visitorId && (await repo.findPaid(deps.db, { orderId, visitorId }));
  if (!found) throw new AppError('NOT_FOUND', m.server_orders_not_found());
  await deps.limits.consume('checkout.resend', orderId);
  await constantTime(uniformMs, async () => {
    const { order, account } = found;
    const { id: userId, email, isConfirmed } = account;
    const access = { userId, email, ...createToken() };
    const prepared = await prepareMail(deps, {
      template: 'account-access',
      data: { number: orderNumber(order.number), orderId },
      secrets: isConfirmed ? {} : { token: access.token },
      to: email,
      userId,
    });
    const mailId = await inTransaction(deps.db, async (tx) => {
      const id = await writeMail(tx, prepared);
      if (id && !isConfirmed) await storeAccessLink(tx, access);
      return id;
    });
    await wakeMail(deps, mailId);
  });
}

/**
 * Tells the owner of a confirmed account that someone began to pay with their address, once per order, so that they can
 * sign in first. The time doesn't reveal whether there's an account, and a failure stops nothing.
 */
export async function tellAccountOwner(deps: Deps, input: { email: string; orderId: string }): Promise<void> {
  const { email: to, orderId } = input;
  await constantTime(uniformMs, () =>
    bestEffort(deps.log, 'account of a guest', { orderId }, async () => {
      const dedupeKey = `sign-in-to-pay:${orderId}`;
      const prepared = await prepareMail(deps, { template: 'sign-in-to-pay', data: {}, to, dedupeKey });
      const account = await repo.findAccount(deps.db, { email: to });
      if (!account?.isConfirmed) return;
      await wakeMail(deps, await writeMail(deps.db, { ...prepared, userId: account.id }));
    }),
  );
}
