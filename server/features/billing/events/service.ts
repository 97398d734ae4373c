/** Bootcamps as admins see and change them: facts, seats, attendees, and the waiting list. */
import type { Writable } from 'node:stream';
import { m } from '#messages';
import { isBootcampOver } from '#shared/domain/bootcamp-day.ts';
import type { EventForm } from '#shared/schemas/events.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { attendeeColumns } from '#server/exports/attendees.ts';
import { writeCsv } from '#server/exports/csv.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { allBootcamps, bootcampById, recordOf, seatNumbers, type BootcampRecord } from '../bootcamps/service.ts';
import { joiningDataOf, lockSeats, releaseSeats, removeFromWaitlist, sellSeats } from '../seats/service.ts';
import { differenceOf, noticeOf, seatsOf } from './policy.ts';
import * as repo from './repo.ts';

type Admin = { adminId: string };
type OneAttendee = Admin & { bootcampId: string; orderId: string };

/** Rows on a screen; the CSV file has all of them. */
const mostRows = 500;

/** Lists all bootcamps, the last one first, with their seats. */
export async function listEvents(deps: Pick<Deps, 'db'>) {
  const bootcamps = await allBootcamps(deps.db);
  const numbers = await seatNumbers(
    deps.db,
    bootcamps.map(({ id }) => id),
  );
  const now = new Date();
  return bootcamps.map((bootcamp) => ({
    bootcamp,
    isOver: isBootcampOver(bootcamp, now),
    numbers: numbers.get(bootcamp.id)!,
  }));
}
export type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number];

/** Returns a bootcamp with its seats and attendees. @throws AppError NOT_FOUND */
export async function wholeEvent(deps: Pick<Deps, 'db'>, input: { bootcampId: string }) {
  const bootcamp = await bootcampById(deps.db, input.bootcampId);
  const [numbers, rows] = await Promise.all([
    seatNumbers(deps.db, [bootcamp.id]),
    repo.listAttendees(deps.db, { ...input, limit: mostRows + 1 }),
  ]);
  return {
    bootcamp,
    isOver: isBootcampOver(bootcamp, new Date()),
    /** Where it is without a place of its own. */
    studioPlace: recordOf({ ...bootcamp, place: null }).place,
    numbers: numbers.get(bootcamp.id)!,
    attendees: rows.slice(0, mostRows).map((one) => ({ ...one, seats: seatsOf(one) })),
    hasMore: rows.length > mostRows,
  };
}
export type WholeEvent = Awaited<ReturnType<typeof wholeEvent>>;

/** Creates a bootcamp with its seats. @throws AppError CONFLICT when there's one on that day; INVALID if it's over */
export async function createEvent(deps: Deps, input: Admin & { values: EventForm }): Promise<{ bootcampId: string }> {
  const { capacity, ...facts } = input.values;
  refusePast(facts);
  const bootcampId = await inTransaction(deps.db, async (tx) => {
    const row = await repo.insertBootcamp(tx, facts);
    if (!row) throw sameDay();
    await repo.addSeats(tx, { bootcampId: row.id, capacity });
    await audit(tx, input, { action: 'event.create', bootcampId: row.id, after: input.values });
    return row.id;
  });
  return { bootcampId };
}

const sameDay = () => new AppError('CONFLICT', m.server_events_same_day(), { field: ['values', 'day'] });

function refusePast(facts: Pick<EventForm, 'day' | 'opensAtHour' | 'closesAtHour'>): void {
  if (isBootcampOver(facts, new Date()))
    throw new AppError('INVALID', m.server_events_past_day(), { field: ['values', 'day'] });
}

/**
 * Changes a bootcamp. People with seats get one email when its day, hours, or place changed, or when it's canceled.
 * @param input `seen`: when it was last changed, according to the caller's screen
 * @throws AppError NOT_FOUND; CONFLICT when it was changed since, is canceled, or has more sold or held seats than
 *   `capacity`; INVALID for a day that is over
 */
export async function updateEvent(
  deps: Deps,
  input: Admin & { bootcampId: string; seen: string; values: EventForm },
): Promise<void> {
  const { bootcampId, seen } = input;
  const { capacity, ...facts } = input.values;
  const now = new Date();
  const read = await bootcampById(deps.db, bootcampId);
  if (!isBootcampOver(read, now)) refusePast(facts);
  const after = recordOf({ ...read, ...facts, updatedAt: now });
  const mails = await prepareNotices(deps, { after, isUpcoming: !isBootcampOver(read, now) });
  const written = await inTransaction(deps.db, async (tx) => {
    await lockSeats(tx);
    const before = await repo.lockBootcamp(tx, { bootcampId });
    if (before?.updatedAt.toISOString() !== new Date(seen).toISOString())
      throw new AppError('CONFLICT', m.server_events_changed());
    if (before.state === 'canceled' && facts.state !== 'canceled')
      throw new AppError('CONFLICT', m.server_events_canceled(), { field: ['values', 'state'] });
    if (await repo.isDayTaken(tx, { bootcampId, day: facts.day })) throw sameDay();
    const { capacity: seatsBefore = 0 } = (await seatNumbers(tx, [bootcampId])).get(bootcampId) ?? {};
    await setCapacity(tx, { bootcampId, capacity });
    await repo.updateBootcamp(tx, { bootcampId, facts, updatedAt: now });
    const change = differenceOf({ ...before, capacity: seatsBefore }, input.values);
    if (Object.keys(change.after).length > 0) await audit(tx, input, { action: 'event.update', bootcampId, ...change });
    const ids: (string | undefined)[] = [];
    const notice = noticeOf(before, facts);
    for (const mail of notice ? mails[notice] : []) ids.push(await writeMail(tx, mail));
    return ids;
  });
  for (const id of written) await wakeMail(deps, id);
}

async function setCapacity(tx: Database, input: { bootcampId: string; capacity: number }): Promise<void> {
  await repo.addSeats(tx, input);
  const least = await repo.removeSeats(tx, input);
  if (least > input.capacity)
    throw new AppError('CONFLICT', m.server_events_seats_taken({ seats: least }), { field: ['values', 'capacity'] });
}

/** Prepares the emails that a change may need, for everyone with a seat. Each is sent once per change. */
async function prepareNotices(
  deps: Pick<Deps, 'db' | 'sealer'>,
  { after, isUpcoming }: { after: BootcampRecord; isUpcoming: boolean },
) {
  const attendees = isUpcoming ? await repo.listAttendees(deps.db, { bootcampId: after.id }) : [];
  const reachable = attendees.flatMap((one) =>
    one.userId && one.email ? [{ ...one, userId: one.userId, to: one.email }] : [],
  );
  const prepareAll = (template: 'bootcamp-changed' | 'bootcamp-canceled', key: string) =>
    Promise.all(
      reachable.map(({ userId, to, ...one }) =>
        prepareMail(deps, {
          template,
          to,
          userId,
          dedupeKey: `${key}:${userId}`,
          data: joiningDataOf(after, seatsOf(one)),
        }),
      ),
    );
  return {
    changed: await prepareAll('bootcamp-changed', `bootcamp-changed:${after.id}:${after.updatedAt.getTime()}`),
    canceled: await prepareAll('bootcamp-canceled', `bootcamp-canceled:${after.id}`),
  };
}

/** @throws AppError NOT_FOUND */
async function attendeeOf(db: Database, input: { bootcampId: string; orderId: string }): Promise<repo.Attendee> {
  const [attendee] = await repo.listAttendees(db, { ...input, limit: 1 });
  if (!attendee) throw new AppError('NOT_FOUND', m.server_events_no_attendee());
  return attendee;
}

/** Sends the email with date, place, and calendar file again. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED */
export async function resendJoining(deps: Deps, input: OneAttendee): Promise<void> {
  const bootcamp = await bootcampById(deps.db, input.bootcampId);
  const attendee = await attendeeOf(deps.db, input);
  const { userId, email } = attendee;
  if (!userId || !email) throw new AppError('CONFLICT', m.server_events_account_gone());
  if (bootcamp.state === 'canceled' || isBootcampOver(bootcamp, new Date()))
    throw new AppError('CONFLICT', m.server_events_not_upcoming());
  const mail = await prepareMail(deps, {
    template: 'seat-joining',
    to: email,
    userId,
    data: joiningDataOf(bootcamp, seatsOf(attendee)),
  });
  const id = await inTransaction(deps.db, async (tx) => {
    const written = await writeMail(tx, mail);
    if (!written) throw new AppError('RATE_LIMITED', m.server_events_too_many_emails());
    await audit(tx, input, { action: 'event.mail', bootcampId: bootcamp.id, after: { user: userId } });
    return written;
  });
  await wakeMail(deps, id);
}

/**
 * Moves all seats of an attendee to another upcoming bootcamp, if there's room, and emails them the new facts.
 * @throws AppError NOT_FOUND; CONFLICT when it's full, over, or canceled
 */
export async function moveAttendee(deps: Deps, input: OneAttendee & { toId: string }): Promise<void> {
  const { bootcampId: fromId, toId } = input;
  const now = new Date();
  const [from, to] = [await bootcampById(deps.db, fromId), await bootcampById(deps.db, toId)];
  if (from.id === to.id || to.state === 'canceled' || isBootcampOver(to, now) || isBootcampOver(from, now))
    throw new AppError('CONFLICT', m.server_events_not_upcoming());
  const { userId, email, ...seen } = await attendeeOf(deps.db, input);
  const mail =
    userId && email
      ? await prepareMail(deps, {
          template: 'bootcamp-changed',
          to: email,
          userId,
          dedupeKey: `bootcamp-moved:${userId}:${now.getTime()}`,
          data: joiningDataOf(to, seatsOf(seen)),
        })
      : undefined;
  const id = await inTransaction(deps.db, async (tx) => {
    await lockSeats(tx);
    const { orders } = await attendeeOf(tx, input);
    const orderIds = orders.map((order) => order.id);
    const studioSeats = await repo.countStudioSeats(tx, { orderIds, bootcampId: fromId });
    for (const { orderId, count } of studioSeats) {
      await releaseSeats(tx, { orderId });
      if (!(await sellSeats(tx, { bootcampId: toId, orderId, userId, count })))
        throw new AppError('CONFLICT', m.server_events_no_room());
    }
    await repo.moveLines(tx, { orderIds, fromId, toId });
    const change = { before: { bootcamp: fromId }, after: { bootcamp: toId, orders: orderIds } };
    await audit(tx, input, { action: 'event.move', bootcampId: fromId, ...change });
    return mail && writeMail(tx, mail);
  });
  await wakeMail(deps, id);
}

/**
 * Puts an attendee's studio seats back on sale without a refund; the order stays paid. @throws AppError NOT_FOUND without
 * them.
 */
export async function freeStudioSeats(deps: Deps, input: OneAttendee): Promise<void> {
  const { bootcampId } = input;
  await inTransaction(deps.db, async (tx) => {
    await lockSeats(tx);
    const { orders, studioSeats } = await attendeeOf(tx, input);
    if (studioSeats.length === 0) throw new AppError('NOT_FOUND', m.server_events_no_attendee());
    const orderIds = orders.map((order) => order.id);
    for (const { orderId } of await repo.countStudioSeats(tx, { orderIds, bootcampId }))
      await releaseSeats(tx, { orderId });
    await repo.unbindStudioLines(tx, { orderIds, bootcampId });
    await audit(tx, input, {
      action: 'event.free',
      bootcampId,
      before: { studioSeats },
      after: { studioSeats: [], orders: orderIds },
    });
  });
}

/** The waiting list, in order. It's for the bootcamp on sale. */
export const listWaitlist = (deps: Pick<Deps, 'db'>) => repo.listWaitlist(deps.db, { limit: mostRows });

/** Removes a member from the waiting list; a seat that was offered goes to the next in line. */
export async function removeWaiting(deps: Deps, input: Admin & { userId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await removeFromWaitlist(tx, input))) throw new AppError('NOT_FOUND', m.server_events_not_waiting());
    const { adminId, userId } = input;
    await writeAudit(tx, {
      ...{ adminId, action: 'waitlist.remove', subject: 'user', subjectId: userId },
      ...{ before: { isWaiting: true }, after: { isWaiting: false } },
    });
  });
}

/** Exports everyone with a seat as CSV. The export is logged first. @throws AppError NOT_FOUND */
export async function exportAttendees(
  deps: Pick<Deps, 'db'>,
  input: Admin & { bootcampId: string },
): Promise<{ day: string; write: (to: Writable) => Promise<void> }> {
  const { day } = await bootcampById(deps.db, input.bootcampId);
  await audit(deps.db, input, { action: 'event.export', bootcampId: input.bootcampId });
  const attendees = await repo.listAttendees(deps.db, input);
  const rows = attendees.map((one) => ({ ...one, ...seatsOf(one) }));
  return { day, write: (to) => writeCsv(inTurn(rows), attendeeColumns, to) };
}

async function* inTurn<T>(rows: readonly T[]): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}

type Line = Omit<Parameters<typeof writeAudit>[1], 'adminId' | 'subject' | 'subjectId'> & { bootcampId: string };

const audit = (tx: Pick<Database, 'insert'>, { adminId }: Admin, { bootcampId, ...line }: Line) =>
  writeAudit(tx, { adminId, subject: 'event', subjectId: bootcampId, ...line });
