import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { orderLines, orders, paymentCustomers, type OrderRow } from '#drizzle/schema/billing.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

/** Finds the account of an address. */
export async function findAccount(
  db: Database,
  params: { email: string },
): Promise<{ id: string; isConfirmed: boolean } | undefined> {
  const [row] = await db
    .select({ id: users.id, isConfirmed: sql<boolean>`${users.confirmedAt} is not null` })
    .from(users)
    .where(eq(users.email, params.email));
  return row;
}

/** Finds a paid order that began in this browser, with its account. */
export async function findPaid(
  db: Database,
  params: { orderId: string; visitorId: string },
): Promise<{ order: OrderRow; account: { id: string; email: string; isConfirmed: boolean } } | undefined> {
  const [row] = await db
    .select({
      order: orders,
      account: { id: users.id, email: users.email, isConfirmed: sql<boolean>`${users.confirmedAt} is not null` },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, params.orderId), eq(orders.visitorId, params.visitorId), eq(orders.status, 'paid')));
  return row;
}

/** Returns whether an account can't be signed in to yet. */
export async function isUnconfirmed(db: Database, params: { userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, params.userId), isNull(users.confirmedAt)));
  return rows.length === 1;
}

/**
 * Stores the owner of the customer that the provider created for a guest. An account has one customer; another one has
 * no owner, so it's removed at the provider. Its payments stay.
 */
export async function insertCustomer(
  tx: Database,
  params: { userId: string; mode: PaymentMode; customerId: string },
): Promise<void> {
  const { userId, mode, customerId } = params;
  await tx.execute(sql`
    insert into ${paymentCustomers} (id, user_id, mode)
    select ${customerId}, case when not exists (
        select 1 from ${paymentCustomers} c where c.user_id = ${userId}::uuid and c.mode = ${mode}
      ) then ${userId}::uuid end, ${mode}
    on conflict do nothing`);
}

/** Locks an account until the end of the transaction, so that two of its orders are delivered one after the other. */
export async function lockAccount(tx: Database, params: { userId: string }): Promise<void> {
  await tx.execute(sql`select 1 from ${users} where id = ${params.userId} for no key update`);
}

/**
 * Returns whether an account owns one of these items by another order. Members are told before they pay, so one of the
 * two orders must be a guest's.
 */
export async function ownsByAnother(
  tx: Database,
  params: { userId: string; orderId: string; itemIds: string[]; isGuest: boolean },
): Promise<boolean> {
  const { userId, orderId, itemIds, isGuest } = params;
  if (itemIds.length === 0) return false;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        sql`${orders.id} <> ${orderId}`,
        inArray(orderLines.itemId, itemIds),
        sql`${orderLines.quantity} > ${orderLines.refundedQuantity}`,
        eq(orders.status, 'paid'),
        isNull(orders.refundDueAt),
        isNotNull(orders.deliveredAt),
        isGuest ? undefined : isNotNull(orders.visitorId),
      ),
    )
    .limit(1);
  return rows.length === 1;
}
