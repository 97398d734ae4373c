/**
 * The twenty chairs in the studio and the list of those who wait for one. A chair is free, offered to a member, held for
 * an order, or sold. Whatever moves chairs takes one lock first, so "sold out" is only said when it is true.
 */
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
import { sideStep } from '#server/lib/side-step.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { studioAddress } from './policy.ts';
import * as repo from './repo.ts';

/**
 * Holds chairs for an order whose row is written, all or none: first those offered to its member, then free ones. While
 * somebody waits, free ones are for the list. Held again, the same chairs stay held for longer.
 * @param tx the transaction of the order; nothing but statements is awaited
 * @returns whether they are held.
 */
export async function holdSeats(
  tx: Database,
  input: { orderId: string; userId: string; count: number; heldUntil: Date },
): Promise<boolean> {
  if (input.count < 1) return true;
  await repo.lockSeats(tx);
  return (await repo.holdChairs(tx, input)).length === input.count;
}

/**
 * Sells chairs to an order that has been paid. When its hold had run out and somebody else has them, it gets others.
 * May be repeated: what is sold stays sold, with the same numbers.
 * @param tx the transaction that notes the payment
 * @returns the numbers; undefined when there are not enough chairs, and then the order has none.
 */
export async function sellSeats(
  tx: Database,
  input: { orderId: string; userId: string | null; count: number },
): Promise<number[] | undefined> {
  const { orderId, userId, count } = input;
  if (count < 1) return [];
  await repo.lockSeats(tx);
  const sold = await repo.sellChairs(tx, input);
  if (sold.length !== count) {
    await repo.freeOrder(tx, { orderId });
    return undefined;
  }
  if (userId && sold.some(({ isNew }) => isNew)) {
    await repo.leaveList(tx, { userId, as: 'taken' });
    await repo.freeOffer(tx, { userId });
  }
  return sold.map(({ number }) => number);
}

/**
 * Gives up the chairs of an order, held or sold: not paid in time, given up, or refunded.
 * @returns how many chairs that were.
 */
export async function releaseSeats(tx: Database, input: { orderId: string }): Promise<number> {
  if (!(await repo.hasChairs(tx, input))) return 0;
  await repo.lockSeats(tx);
  return repo.freeOrder(tx, input);
}

/** How many chairs somebody who is not on the list could take now: none while somebody waits. */
export function seatsLeft(deps: Pick<Deps, 'db'>): Promise<number> {
  return repo.countFree(deps.db);
}

/**
 * How many virtual seats a member has paid for that are not upgraded yet.
 * @param db the database, or the transaction in which it matters
 */
export async function upgradableSeats(db: Database, input: { userId: string; now?: Date }): Promise<number> {
  const since = lastBootcampEnd(input.now ?? new Date());
  const { virtual, upgrades } = await repo.countPaidSeats(db, { userId: input.userId, since });
  return Math.max(0, virtual - upgrades);
}

/** What a member has of the next bootcamp, and where they stand on the waiting list. */
export async function seatsOf(deps: Pick<Deps, 'db'>, input: { userId: string; now?: Date }) {
  const { userId, now = new Date() } = input;
  const since = lastBootcampEnd(now);
  const [paid, chairs, held, place] = await Promise.all([
    repo.countPaidSeats(deps.db, { userId, since }),
    repo.listChairs(deps.db, { userId, since }),
    repo.countHeld(deps.db, { userId }),
    repo.findPlace(deps.db, { userId }),
  ]);
  const virtual = Math.max(0, paid.virtual - paid.upgrades);
  const seats = { virtual, vip: chairs.length };
  const day = nextBootcampDay(now);
  const hasSeat = virtual + chairs.length > 0;
  return {
    seats,
    chairs,
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

/** The next bootcamp as a calendar file of a member who has a seat in it. @throws AppError NOT_FOUND without a seat. */
export async function seatCalendar(
  deps: Pick<Deps, 'db' | 'settings'>,
  input: { userId: string; now?: Date },
): Promise<string> {
  const { hasSeat, day, seats, paidAt } = await seatsOf(deps, input);
  if (!hasSeat || !paidAt) throw new AppError('NOT_FOUND', 'You don’t have a seat in the next bootcamp yet.');
  return eventText({
    event: bootcampEvent(day, seats, studioAddress()),
    baseUrl: deps.settings.baseUrl,
    path: paths.shop,
    stamp: paidAt,
  });
}

/**
 * Puts a member at the end of the waiting list. On it already, they keep their place.
 * @throws AppError CONFLICT while chairs are left.
 */
export async function joinWaitlist(deps: Deps, input: { userId: string }): Promise<repo.Place> {
  await deps.limits.consume('seats.user', input.userId);
  return inTransaction(deps.db, async (tx) => {
    await repo.lockSeats(tx);
    const place = await repo.findPlace(tx, input);
    if (place?.status === 'waiting' || place?.status === 'offered') return place;
    if ((await repo.countFree(tx)) > 0)
      throw new AppError('CONFLICT', 'Seats are still available. Add one to your cart.');
    await waitForSeat(tx, input);
    return (await repo.findPlace(tx, input))!;
  });
}

/**
 * Puts a member at the end of the waiting list and into the inbox. On the list already, they keep their place. Also called for
 * a member whose payment came after the last chair was sold.
 */
export async function waitForSeat(tx: Database, { userId }: { userId: string }): Promise<void> {
  await repo.joinList(tx, { userId });
  await recordLead(tx, { source: 'waitlist', id: userId });
}

/** Takes a member off the waiting list; a chair that was offered goes to the next. Not on it is fine. */
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
/** So many offers in one sweep at most; there are twenty chairs. */
const offersPerSweep = orderLimits.vipSeats;

/**
 * Ends holds and offers whose time is over, frees the chairs of a bootcamp that has been, and offers free chairs to who waits longest: a notification and a mail each,
 * once over any number of processes.
 * @returns how many offers were made.
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
    // Not first any more, or no chair left: somebody else was quicker, and the next sweep looks again.
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
      title: 'Your studio seat offer has expired',
      message: 'We offered the seat to the next person in line. You can join the waiting list again.',
      type: 'warning',
      href: paths.shop,
      dedupeKey: `seat-lapsed:${offerEndsAt.getTime()}`,
    });
  }
}

async function offerSeat(deps: Deps, { waiting, now }: { waiting: repo.Waiting; now: Date }): Promise<boolean> {
  const { userId, email, firstName, joinedAt } = waiting;
  // To the next full hour, so that the end is a time that people would set.
  const until = new Date(Math.ceil(now.getTime() / hourMs + orderLimits.offerHours) * hourMs);
  // One offer per time on the list: who joins again may be offered one again.
  const dedupeKey = `seat-offer:${userId}:${joinedAt.getTime()}`;
  let isOffered = false;
  await sideStep(deps.log, 'seat offer', { userId }, async () => {
    const data = { firstName, until: until.toISOString() };
    const mail = await prepareMail(deps, { template: 'seat-offered', to: email, userId, dedupeKey, data });
    const mailId = await inTransaction(deps.db, async (tx) => {
      await repo.lockSeats(tx);
      isOffered = await repo.offerChair(tx, { userId, until });
      if (!isOffered) return undefined;
      await notify(tx, {
        userId,
        title: 'A studio seat just opened up for you',
        message: `We’re holding it for you for ${orderLimits.offerHours} hours. Get it in the shop.`,
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
 * The mail that tells a buyer when and where, with the day as a calendar file. To be written in the transaction that
 * notes the payment; once per order.
 * @param input `seats`: the lines of the order; what is no seat is left out
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
