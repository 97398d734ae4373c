/** Bootcamps and attendees that the events' cases of the audit log apply to. */
import type { TestDatabase } from '#tests/helpers/database.ts';
import { insertAccount } from '#tests/helpers/members.ts';
import { insertOrder } from '../access/rows-cart.ts';
import { eventValues } from '../access/rows-events.ts';

type Values = ReturnType<typeof eventValues>;

/** Writes a bootcamp with free seats. @returns an input for changing it */
export async function insertBootcamp(
  database: TestDatabase,
): Promise<{ bootcampId: string; seen: string; values: Values }> {
  const values = eventValues();
  const [row] = await database.query<{ id: string; at: Date }>(
    `with made as (
       insert into bootcamps (title, day, opens_at_hour, closes_at_hour, live_sessions, replay_hours)
       values ($1, $2, 10, 17, 7, 48) returning id, updated_at
     ), seats as (insert into vip_seats (bootcamp_id, number) select id, generate_series(1, 3) from made)
     select id, updated_at as at from made`,
    [values.title, values.day],
  );
  // The database keeps microseconds, and callers milliseconds.
  await database.query(`update bootcamps set updated_at = date_trunc('milliseconds', updated_at) where id = $1`, [
    row!.id,
  ]);
  return { bootcampId: row!.id, seen: row!.at.toISOString(), values };
}

/** Writes a bootcamp with one attendee, who has a studio seat. */
export async function insertAttendee(database: TestDatabase): Promise<{ bootcampId: string; orderId: string }> {
  const { bootcampId } = await insertBootcamp(database);
  const { id: userId } = await insertAccount(database);
  const orderId = await insertOrder(database, userId, 'paid');
  await database.query(
    `insert into order_lines (order_id, item_id, name, unit_cents, quantity, bootcamp_id)
     values ($1, 'vip-bootcamp', 'VIP seat', 49700, 1, $2)`,
    [orderId, bootcampId],
  );
  await database.query(
    'update vip_seats set order_id = $1, user_id = $2, sold_at = now() where bootcamp_id = $3 and number = 1',
    [orderId, userId, bootcampId],
  );
  return { bootcampId, orderId };
}

/** Writes a member who waits for a seat. */
export async function insertWaiting(database: TestDatabase): Promise<{ userId: string }> {
  const { id: userId } = await insertAccount(database);
  await database.query('insert into seat_waitlist (user_id) values ($1)', [userId]);
  return { userId };
}
