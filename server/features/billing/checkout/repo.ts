import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { orderLines, orders, subscriptions, type OrderRow, type SubscriptionRow } from '#drizzle/schema/billing.ts';
import { isSeat } from '#shared/domain/bootcamp-day.ts';
import { runningStatuses, type OrderKind } from '#shared/domain/orders.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import type { Draft } from './policy.ts';

/** A member, or a guest: a browser and the address typed there. */
export type Buyer = { userId: string } | { userId: null; visitorId: string; email: string };

/** Locks a buyer's orders until the end of the transaction. */
export async function lockBuyer(tx: Database, params: Buyer): Promise<{ email: string } | undefined> {
  if (params.userId === null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${params.visitorId}`}, 0))`);
    return { email: params.email };
  }
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from ${users} where id = ${params.userId} for no key update`,
  );
  return rows[0];
}

/** A buyer's open order; there's at most one of a kind. */
export async function findOpen(
  db: Database,
  params: ({ userId: string } | { userId: null; visitorId: string }) & { kind: OrderKind },
): Promise<OrderRow | undefined> {
  const isTheirs =
    params.userId === null
      ? and(isNull(orders.userId), eq(orders.visitorId, params.visitorId))
      : eq(orders.userId, params.userId);
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isTheirs, eq(orders.kind, params.kind), eq(orders.status, 'open')));
  return row;
}

export async function insertOrder(
  tx: Database,
  params: {
    userId: string | null;
    visitorId?: string | undefined;
    email: string;
    kind: OrderKind;
    mode: PaymentMode;
    draft: Draft;
    origin: Record<string, unknown> | undefined;
    /** The bootcamp that seats in the order are for. */
    bootcampId: string | undefined;
    hasAcceptedTerms: boolean;
  },
): Promise<OrderRow> {
  const { draft, bootcampId, hasAcceptedTerms, ...rest } = params;
  const { lines, openMinutes, ...amounts } = draft;
  const [row] = await tx
    .insert(orders)
    .values({
      ...rest,
      ...amounts,
      termsAcceptedAt: hasAcceptedTerms ? sql`now()` : null,
      // Whole seconds, like the provider.
      sessionExpiresAt: sql`date_trunc('second', now()) + make_interval(mins => ${openMinutes})`,
    })
    .returning();
  const bootcampOf = ({ itemId }: { itemId: string }) => (bootcampId && isSeat(itemId) ? { bootcampId } : {});
  await tx.insert(orderLines).values(lines.map((line) => ({ orderId: row!.id, ...line, ...bootcampOf(line) })));
  return row!;
}

/** Stores the checkout page of an open order. @returns false when it isn't open anymore, or has another page */
export async function setSession(
  db: Database,
  params: { orderId: string; sessionId: string; url: string },
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ sessionId: params.sessionId, sessionUrl: params.url })
    .where(
      and(
        eq(orders.id, params.orderId),
        eq(orders.status, 'open'),
        or(isNull(orders.sessionId), eq(orders.sessionId, params.sessionId)),
      ),
    )
    .returning({ id: orders.id });
  return rows.length === 1;
}

/** An account's purchases: paid, not refunded or disputed, and delivered. */
const owned = sql`${orders.status} = 'paid' and ${orders.refundDueAt} is null`;

/** @returns whether the account owns an item. */
export async function ownsItem(db: Database, params: { userId: string; itemId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, params.userId),
        eq(orderLines.itemId, params.itemId),
        gt(orderLines.quantity, orderLines.refundedQuantity),
        owned,
      ),
    )
    .limit(1);
  return rows.length === 1;
}

/** An account's running subscription; if there are several, the one that lasts longest. */
export async function findRunning(db: Database, params: { userId: string }): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, params.userId), inArray(subscriptions.status, [...runningStatuses])))
    .orderBy(sql`entitled_until desc nulls last, created_at desc`)
    .limit(1);
  return row;
}
