/** Writes prompt pack orders by SQL, as a payment leaves them. */
import type { TestDatabase } from './database.ts';

/**
 * Writes an order for the web prompt pack.
 * @param options `status`: the order's status; `refundDue`: it was paid and couldn't be delivered; `item`: a different
 * product
 * @returns its id and its public order number
 */
export async function insertPackOrder(
  database: TestDatabase,
  userId: string,
  options: { status?: string; refundDue?: boolean; item?: string } = {},
): Promise<{ id: string; number: string }> {
  const { status = 'paid', refundDue = false, item = 'web-prompt-pack' } = options;
  const [row] = await database.query<{ id: string; number: number }>(
    `with made as (
       insert into orders (user_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, paid_at, refund_due_at)
       values ($1, 'cart', $2::order_status, 'test', 4999, 4999, 'test', now() + interval '1 hour',
               case when $2 not in ('open', 'expired', 'failed') then now() end, case when $3 then now() end)
       returning id, number
     ), lines as (
       insert into order_lines (order_id, item_id, name, unit_cents, quantity)
       select id, $4, 'Web prompt pack (300+ prompts)', 4999, 1 from made
     )
     select id, number from made`,
    [userId, status, refundDue, item],
  );
  return { id: row!.id, number: `EG-${row!.number}` };
}

export const setOrderStatus = (database: TestDatabase, orderId: string, status: string) =>
  database.query('update orders set status = $2::order_status, closed_at = now() where id = $1', [orderId, status]);
