/**
 * Manages the twenty studio seats and their waiting list. A seat is free, offered to a member, held for an order, or
 * sold. Everything that moves seats takes one lock first, so "sold out" is only said when it's true.
 */
import { m } from '#messages';
import {
  bootcampEvent,
  bootcampHours,
  lastBootcampEnd,
  nextBootcampDay,
  seatsAmong,
} from '#shared/domain/bootcamp-day.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { eventText } from '#server/lib/calendar-text.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { recordAlert } from '../alerts/service.ts';
import { studioAddress } from './policy.ts';
import * as repo from './repo.ts';

/**
 * Holds seats for a stored order, all or none: first those offered to its member (null for a guest), then free ones. While someone is
 * waiting, free ones go to the list. Holding again extends the time of the same seats.
 * @param tx the order's transaction; await only statements in it
 * @returns whether they're held
 */
export async function holdSeats(
  tx: Database,
  input: { orderId: string; userId: string | null; count: number; heldUntil: Date },
): Promise<boolean> {
  if (input.count < 1) return true;
  await repo.lockSeats(tx);
  return (await repo.holdSeats(tx, input)).length === input.count;
}

/**
 * Sells seats to a paid order. If its hold has expired and someone else has them, it gets others. Can be repeated: sold
 * seats stay sold, with the same numbers.
 * @param tx the transaction that records the payment
 * @returns the numbers; undefined when there aren't enough seats, and then the order has none
 */
export async function sellSeats(
  tx: Database,
  input: { orderId: string; userId: string | null; count: number },
): Promise<number[] | undefined> {
  const { orderId, userId, count } = input;
  if (count < 1) return [];
  await repo.lockSeats(tx);
  const sold = await repo.sellSeats(tx, input);
  if (sold.length !== count) {
    await repo.freeOrder(tx, { orderId });
    return undefined;
  }
  const hasNew = sold.some(({ isNew }) => isNew);
  if (hasNew && (await repo.isSoldOut(tx))) await recordAlert(tx, { kind: 'sold-out', key: `sold-out:${orderId}` });
  if (userId && hasNew) {
    await repo.leaveList(tx, { userId, as: 'taken' });
    await repo.freeOffer(tx, { userId });
  }
  return sold.map(({ number }) => number);
}

/**
 * Frees the seats of an order, held or sold: not paid in time, canceled, or refunded.
 * @returns how many
 */
export async function releaseSeats(tx: Database, input: { orderId: string }): Promise<number> {
  if (!(await repo.hasSeats(tx, input))) return 0;
  await repo.lockSeats(tx);
  return repo.freeOrder(tx, input);
}

/** How many seats a person who isn't on the list could take now: none while someone is waiting. */
export function seatsLeft(deps: Pick<Deps, 'db'>): Promise<number> {
  return repo.countFree(deps.db);
}

/**
 * Number of virtual seats that a member paid for and hasn't upgraded.
 * @param db the database, or the transaction that depends on it
 */
export async function upgradableSeats(db: Database, input: { userId: string; now?: Date }): Promise<number> {
  const since = lastBootcampEnd(input.now ?? new Date());
  const { virtual, upgrades } = await repo.countPaidSeats(db, { userId: input.userId, since });
  return Math.max(0, virtual - upgrades);
}

/** A member's seats in the next bootcamp, and their place on the waiting list. */
export async function seatsOf(deps: Pick<Deps, 'db'>, input: { userId: string; now?: Date }) {
  const { userId, now = new Date() } = input;
  const since = lastBootcampEnd(now);
  const [paid, studioSeats, held, place] = await Promise.all([
    repo.countPaidSeats(deps.db, { userId, since }),
    repo.listSeats(deps.db, { userId, since }),
    repo.countHeld(deps.db, { userId }),
    repo.findPlace(deps.db, { userId }),
  ]);
  const virtual = Math.max(0, paid.virtual - paid.upgrades);
  const seats = { virtual, vip: studioSeats.length };
  const day = nextBootcampDay(now);
  const hasSeat = virtual + studioSeats.length > 0;
  return {
    seats,
    studioSeats,
    held,
    canUpgrade: virtual,
    place,
    day,
    ...bootcampHours(day),
    address: studioAddress(),
    hasSeat,
    paidAt: paid.paidAt,
  };
}
export type MemberSeats = Awaited<ReturnType<typeof seatsOf>>;

/** Calendar file of the next bootcamp, for members with a seat in it. @throws AppError NOT_FOUND without a seat. */
export async function seatCalendar(
  deps: Pick<Deps, 'db' | 'settings'>,
  input: { userId: string; now?: Date },
): Promise<string> {
  const { hasSeat, day, seats, paidAt } = await seatsOf(deps, input);
  if (!hasSeat || !paidAt) throw new AppError('NOT_FOUND', m.server_seats_none());
  return eventText({
    event: bootcampEvent(day, seats, studioAddress()),
    baseUrl: deps.settings.baseUrl,
    path: paths.shop,
    stamp: paidAt,
  });
}

/**
 * Adds a member to the end of the waiting list. If they're on it, they keep their place.
 * @throws AppError CONFLICT while seats are left.
 */
export async function joinWaitlist(deps: Deps, input: { userId: string }): Promise<repo.Place> {
  await deps.limits.consume('seats.user', input.userId);
  return inTransaction(deps.db, async (tx) => {
    await repo.lockSeats(tx);
    const place = await repo.findPlace(tx, input);
    if (place?.status === 'waiting' || place?.status === 'offered') return place;
    if ((await repo.countFree(tx)) > 0) throw new AppError('CONFLICT', m.server_seats_still_available());
    await waitForSeat(tx, input);
    return (await repo.findPlace(tx, input))!;
  });
}

/**
 * Adds a member to the end of the waiting list and to the inbox. If they're on the list, they keep their place. Also
 * called for a member whose payment came after the last seat was sold.
 */
export async function waitForSeat(tx: Database, { userId }: { userId: string }): Promise<void> {
  const joinedAt = await repo.joinList(tx, { userId });
  if (joinedAt) await recordAlert(tx, { kind: 'waiting', key: `waiting:${userId}:${joinedAt.getTime()}`, userId });
  await recordLead(tx, { source: 'waitlist', id: userId });
}

/**
 * Removes a member from the waiting list; a seat that was offered goes to the next in line. Does nothing if they aren't
 * on it.
 */
export async function leaveWaitlist(deps: Deps, input: { userId: string }): Promise<repo.Place | undefined> {
  await deps.limits.consume('seats.user', input.userId);
  return inTransaction(deps.db, async (tx) => {
    await repo.lockSeats(tx);
    await repo.leaveList(tx, { ...input, as: 'left' });
    await repo.freeOffer(tx, input);
    return repo.findPlace(tx, input);
  });
}

const hourMs = 3600 * 1000;
/** Most offers in one sweep; there are twenty seats. */
const offersPerSweep = orderLimits.vipSeats;

/**
 * Ends expired holds and offers, frees the seats of a past bootcamp, and offers free seats to the people who have waited
 * longest: one notification and one email each, across any number of processes.
 * @returns how many offers were made
 */
export async function moveSeats(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const lastDay = lastBootcampEnd(input.now ?? new Date());
  let work = await repo.findSweepWork(deps.db, { lastDay });
  if (work.isOverdue) {
    await inTransaction(deps.db, (tx) => endOverdue(tx, { lastDay }));
    work = await repo.findSweepWork(deps.db, { lastDay });
  }
  if (!work.canOffer) return 0;
  let offered = 0;
  for (const waiting of await repo.listWaiting(deps.db, { most: offersPerSweep })) {
    // Not first anymore, or no seat left: someone else was faster, and the next sweep looks again.
    if (!(await offerSeat(deps, { waiting, now: input.now ?? new Date() }))) break;
    offered += 1;
  }
  return offered;
}

async function endOverdue(tx: Database, input: { lastDay: Date }): Promise<void> {
  await repo.lockSeats(tx);
  await repo.freeOverdue(tx, input);
  for (const { userId, offerEndsAt } of await repo.lapseOffers(tx)) {
    await notify(tx, {
      userId,
      title: m.server_seats_offer_over_title(),
      message: m.server_seats_offer_over_text(),
      type: 'warning',
      href: paths.shop,
      dedupeKey: `seat-lapsed:${offerEndsAt.getTime()}`,
    });
  }
}

async function offerSeat(deps: Deps, { waiting, now }: { waiting: repo.Waiting; now: Date }): Promise<boolean> {
  const { userId, email, firstName, joinedAt } = waiting;
  // Rounded up to the next full hour, a time that a person would choose.
  const until = new Date(Math.ceil(now.getTime() / hourMs + orderLimits.offerHours) * hourMs);
  // One offer per time on the list: someone who joins again may get another one.
  const dedupeKey = `seat-offer:${userId}:${joinedAt.getTime()}`;
  let isOffered = false;
  await bestEffort(deps.log, 'seat offer', { userId }, async () => {
    const data = { firstName, until: until.toISOString() };
    const mail = await prepareMail(deps, { template: 'seat-offered', to: email, userId, dedupeKey, data });
    const mailId = await inTransaction(deps.db, async (tx) => {
      await repo.lockSeats(tx);
      isOffered = await repo.offerSeat(tx, { userId, until });
      if (!isOffered) return undefined;
      await notify(tx, {
        userId,
        title: m.emails_offer_subject(),
        message: m.server_seats_offer_text({ hours: orderLimits.offerHours }),
        type: 'success',
        href: paths.shop,
        dedupeKey,
      });
      return writeMail(tx, mail);
    });
    await wakeMail(deps, mailId);
  });
  return isOffered;
}

/**
 * Prepares the email that tells a buyer when and where, with a calendar file. Write it in the transaction that records
 * the payment; sent once per order.
 * @param input `seats`: lines of the order; those that aren't seats are ignored
 */
export function prepareJoiningMail(
  deps: Pick<Deps, 'sealer'>,
  input: {
    userId: string;
    email: string;
    orderId: string;
    seats: readonly { itemId: string; quantity: number }[];
    now?: Date;
  },
): ReturnType<typeof prepareMail> {
  const { userId, email: to, orderId, seats, now = new Date() } = input;
  return prepareMail(deps, {
    template: 'seat-joining',
    to,
    userId,
    dedupeKey: `joining:${orderId}`,
    data: { ...seatsAmong(seats), day: nextBootcampDay(now), address: studioAddress() ?? null },
  });
}
