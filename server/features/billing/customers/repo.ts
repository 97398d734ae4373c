import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { paymentCustomers } from '#drizzle/schema/billing.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

/** @returns the provider's id of an account's customer. */
export async function findCustomer(
  db: Database,
  params: { userId: string; mode: PaymentMode },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.userId, params.userId),
        eq(paymentCustomers.mode, params.mode),
        isNull(paymentCustomers.removedAt),
      ),
    );
  return row?.id;
}

/** Stores the owner of a customer; the first one wins. If the account is gone by now, the customer has no owner. */
export async function insertCustomer(
  db: Database,
  params: { userId: string; mode: PaymentMode; customerId: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${paymentCustomers} (id, user_id, mode)
    select ${params.customerId}, (select id from ${users} where id = ${params.userId}), ${params.mode}
    on conflict do nothing`);
}

/** Forgets a customer that the provider no longer knows. */
export async function deleteCustomer(db: Database, params: { customerId: string }): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.id, params.customerId));
}

/** Customers without an account that still exist at the provider. */
export async function listOrphanCustomers(db: Database, params: { mode: PaymentMode }): Promise<string[]> {
  const rows = await db
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(
      and(isNull(paymentCustomers.userId), isNull(paymentCustomers.removedAt), eq(paymentCustomers.mode, params.mode)),
    )
    .limit(20);
  return rows.map(({ id }) => id);
}

export async function markCustomerRemoved(db: Database, params: { customerId: string }): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ removedAt: sql`now()` })
    .where(eq(paymentCustomers.id, params.customerId));
}
