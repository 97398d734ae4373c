/** Creates buyers, orders and seats for seat tests, over two connection pools as two processes would have. */
import { expect } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { holdSeats, releaseSeats, seatsLeft, sellSeats } from '#server/features/billing/seats/service.ts';
import { firstBootcamp } from '#shared/domain/bootcamp-day.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createPlanner } from '#tests/helpers/plan.ts';

export type Buyer = { userId: string; orderId: string };

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Opens a site without a worker: the test runs the sweeper when it needs to. */
export async function openSeatPlay() {
  const { database, site } = await openSite({ role: 'web' });
  const writers = [1, 2].map(() => closing(createMailWriter({ databaseUrl: database.url })));
  const deps = (nth = 0) => writers[nth % writers.length]!.deps;

  const [bootcamp] = (await database.query<{ id: string; day: string }>(
    'select id, day::text from bootcamps order by day limit 1',
  )) as [{ id: string; day: string }];

  /** Writes accounts with an open order each. */
  const buyers = (count: number) =>
    database.query<Buyer>(
      `with made as (
         insert into users (email, confirmed_at) select 'buyer-' || gen_random_uuid() || '@example.com', now()
         from generate_series(1, $1::int) returning id
       )
       insert into orders (user_id, kind, fingerprint, subtotal_cents, total_cents, mode, session_expires_at)
       select id, 'cart', 'x', 49700, 49700, 'sandbox', now() + interval '30 minutes' from made
       returning user_id as "userId", id as "orderId"`,
      [count],
    );
  const buyer = async (): Promise<Buyer> => (await buyers(1))[0]!;

  /** Writes a member's order with these items. @returns its id. */
  async function order(
    userId: string,
    items: Record<string, number>,
    status = 'paid',
    { paidAt = new Date(), of = bootcamp.id }: { paidAt?: Date; of?: string | null } = {},
  ) {
    const [row] = await database.query<{ id: string }>(
      `with made as (
         insert into orders (user_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, paid_at)
         values ($1, 'cart', $2::order_status, 'x', 100, 100, 'sandbox', now(), $4) returning id
       ), lines as (
         insert into order_lines (order_id, item_id, name, unit_cents, quantity, bootcamp_id)
         select made.id, item.key, item.key, 100, item.value::int,
           case when item.key like '%bootcamp%' then $5::uuid end from made, jsonb_each_text($3::jsonb) item
       )
       select id from made`,
      [userId, status, JSON.stringify(items), paidAt, of],
    );
    return row!.id;
  }

  const hold = ({ userId, orderId }: Buyer, count = 1, options: { until?: Date; nth?: number } = {}) =>
    inTransaction(deps(options.nth).db, (tx) =>
      holdSeats(tx, { bootcampId: bootcamp.id, orderId, userId, count, heldUntil: options.until ?? inMinutes(45) }),
    );
  const sell = ({ userId, orderId }: Buyer, count = 1, nth = 0) =>
    inTransaction(deps(nth).db, (tx) => sellSeats(tx, { bootcampId: bootcamp.id, orderId, userId, count }));
  const release = ({ orderId }: Buyer) => inTransaction(deps().db, (tx) => releaseSeats(tx, { orderId }));

  return {
    database,
    site,
    deps,
    writer: writers[0]!,
    buyers,
    buyer,
    order,
    hold,
    sell,
    release,
    newMember: () => createPlanner(database, site.address),
    left: async () => (await seatsLeft(deps())).left,
    bootcamp: { ...firstBootcamp, ...bootcamp },
    async seatsOf({ orderId }: Pick<Buyer, 'orderId'>): Promise<number[]> {
      const rows = await database.query<{ number: number }>(
        'select number from vip_seats where order_id = $1 order by number',
        [orderId],
      );
      return rows.map(({ number }) => number);
    },
    /** Makes all holds and offers expire. */
    endHolds: () =>
      database.query(`update vip_seats set held_until = now() - interval '1 second' where sold_at is null`),
    /** Sells all but `rest` seats to one order. */
    async sellAllBut(rest: number): Promise<Buyer> {
      const one = await buyer();
      expect(await hold(one, 20 - rest)).toBe(true);
      expect(await sell(one, 20 - rest)).toHaveLength(20 - rest);
      return one;
    },
    async reset() {
      await database.query(`update vip_seats set user_id = null, order_id = null, held_until = null, sold_at = null`);
      await database.query('delete from seat_waitlist');
    },
  };
}
