/**
 * Manages the studio seats of bootcamps and their waiting list. A seat is free, offered to a member, held for an order, or
 * sold. Everything that moves seats takes one lock first, so "sold out" is only said when it's true.
 */
import { m } from '#messages';
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import {
  bootcampEvent,
  bootcampTimeText,
  isBootcampOver,
  isSeat,
  seatsAmong,
  type SeatCounts,
} from '#shared/domain/bootcamp-day.ts';
import { orderLimits, vipItems } from '#shared/domain/orders.ts';
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
import {
  bindToBootcamp,
  bootcampOfLines,
  bootcampOfSale,
  createNextBootcamp,
  currentBootcamp,
  seatNumbers,
  upcomingBootcamps,
  type BootcampRecord,
} from '../bootcamps/service.ts';
import { itemsForSale } from '../catalog/service.ts';
import { joiningData } from './policy.ts';
import * as repo from './repo.ts';

/** Lets one transaction at a time move seats. Take it before reading who has which. */
export const lockSeats = repo.lockSeats;
/** Data of emails about a bootcamp and someone's seats in it. */
export const joiningDataOf = joiningData;

/**
 * Holds seats for a stored order, all or none: first those offered to its member (null for a guest), then free ones. While someone is
 * waiting, free ones go to the list. Holding again extends the time of the same seats.
 * @param tx the order's transaction; await only statements in it
 * @returns whether they're held
 */
export async function holdSeats(
  tx: Database,
  input: { bootcampId: string; orderId: string; userId: string | null; count: number; heldUntil: Date },
): Promise<boolean> {
  if (input.count < 1) return true;
  await repo.lockSeats(tx);
  return (await repo.holdSeats(tx, input)).length === input.count;
}

/**
 * Sells seats to a paid order. If its hold has expired and someone else has them, it gets others. Can be repeated: sold
 * seats stay sold, with the same numbers.
 * @param tx the transaction that records the payment
 * @param input `least`: sells fewer seats, down to this many, if there aren't enough
 * @returns the numbers; undefined when there aren't enough seats, and then the order has none
 */
export async function sellSeats(
  tx: Database,
  input: { bootcampId: string; orderId: string; userId: string | null; count: number; least?: number },
): Promise<number[] | undefined> {
  const { bootcampId, orderId, userId, count, least = count } = input;
  if (count < 1) return [];
  await repo.lockSeats(tx);
  let sold: Awaited<ReturnType<typeof repo.sellSeats>> = [];
  for (let most = count; most > 0 && most >= least && sold.length === 0; most -= 1)
    sold = await repo.sellSeats(tx, { bootcampId, orderId, userId, count: most });
  if (sold.length < least) {
    await repo.freeOrder(tx, { orderId });
    return undefined;
  }
  const hasNew = sold.some(({ isNew }) => isNew);
  if (hasNew && (await repo.isSoldOut(tx, { bootcampId })))
    await recordAlert(tx, { kind: 'sold-out', key: `sold-out:${orderId}` });
  if (userId && hasNew) {
    await repo.leaveList(tx, { userId, as: 'taken' });
    await repo.freeOffer(tx, { userId });
  }
  return sold.map(({ number }) => number);
}

/**
 * Gives a paid order its seats, in the bootcamp it was bought for. Called at each check of the order, because a seat
 * may have been freed while the payment was lost. After delivery, only seats that still have a bootcamp count: an admin
 * may have freed the others.
 * @param tx the transaction that records the payment
 * @param input `optional`: how many seats it may lack, because their refund failed after they were freed
 * @returns whether it has them; orders without seats always do
 */
export async function seatOrder(
  tx: Database,
  input: { order: OrderRow; lines: readonly OrderLineRow[]; optional?: number; now?: Date },
): Promise<boolean> {
  const { order, optional = 0, now = new Date() } = input;
  const { id: orderId, userId } = order;
  if (!input.lines.some(({ itemId }) => isSeat(itemId))) return true;
  const isFirst = order.deliveredAt === null;
  const bootcamp = isFirst ? await bindToBootcamp(tx, { orderId, now }) : await bootcampOfLines(tx, input.lines);
  if (!bootcamp) return !isFirst;
  if (!isFirst && isBootcampOver(bootcamp, now)) return true;
  const lines = isFirst ? input.lines : input.lines.filter(({ bootcampId }) => bootcampId !== null);
  const count = lines
    .filter(({ itemId }) => (vipItems as readonly string[]).includes(itemId))
    .reduce((sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity, 0);
  return Boolean(await sellSeats(tx, { bootcampId: bootcamp.id, orderId, userId, count, least: count - optional }));
}

/**
 * Frees the seats of an order, held or sold: not paid in time, canceled, or refunded.
 * @param input `keep`: how many stay, those with the lowest numbers
 * @returns how many were freed
 */
export async function releaseSeats(tx: Database, input: { orderId: string; keep?: number }): Promise<number> {
  if (!(await repo.hasSeats(tx, input))) return 0;
  await repo.lockSeats(tx);
  return repo.freeOrder(tx, input);
}

/**
 * The bootcamp that seats are sold for, and how many studio seats a person who isn't on the list could take now: none
 * while someone is waiting, or when it isn't on sale.
 */
export async function seatsLeft(
  deps: Pick<Deps, 'db'>,
  input: { now?: Date } = {},
): Promise<{ bootcamp: BootcampRecord | undefined; left: number; capacity: number }> {
  const bootcamp = await currentBootcamp(deps.db, input.now);
  if (!bootcamp) return { bootcamp, left: 0, capacity: 0 };
  const { id: bootcampId } = bootcamp;
  const [free, numbers] = await Promise.all([
    repo.countFree(deps.db, { bootcampId }),
    seatNumbers(deps.db, [bootcampId]),
  ]);
  const left = bootcamp.state === 'open' ? free : 0;
  return { bootcamp, left, capacity: numbers.get(bootcampId)?.capacity ?? 0 };
}

/**
 * Number of virtual seats in the bootcamp on sale that a member paid for and hasn't upgraded.
 * @param db the database, or the transaction that depends on it
 */
export async function upgradableSeats(db: Database, input: { userId: string; now?: Date }): Promise<number> {
  const bootcamp = await currentBootcamp(db, input.now);
  if (!bootcamp) return 0;
  const { virtual, upgrades } = await repo.countPaidSeats(db, { userId: input.userId, bootcampId: bootcamp.id });
  return Math.max(0, virtual - upgrades);
}

/** A member's seats in the next bootcamp for which they have any, and their place on the waiting list. */
export async function seatsOf(deps: Pick<Deps, 'db'>, input: { userId: string; now?: Date }) {
  const { userId } = input;
  const [upcoming, held, place] = await Promise.all([
    upcomingBootcamps(deps.db, input.now),
    repo.countHeld(deps.db, { userId }),
    repo.findPlace(deps.db, { userId }),
  ]);
  const onSale = upcoming.find(({ state }) => state !== 'canceled');
  const none = { seats: { virtual: 0, vip: 0 }, studioSeats: [], canUpgrade: 0, bootcamp: undefined };
  for (const bootcamp of upcoming) {
    const { seats, studioSeats, paidAt } = await ownSeats(deps.db, { userId, bootcamp });
    if (seats.virtual + seats.vip === 0 || !paidAt) continue;
    const canUpgrade = bootcamp.id === onSale?.id ? seats.virtual : 0;
    return { seats, studioSeats, canUpgrade, bootcamp, paidAt, held, place };
  }
  return { ...none, paidAt: null, held, place };
}
export type MemberSeats = Awaited<ReturnType<typeof seatsOf>>;

async function ownSeats(db: Database, input: { userId: string; bootcamp: BootcampRecord }) {
  const of = { userId: input.userId, bootcampId: input.bootcamp.id };
  const [paid, studioSeats] = await Promise.all([repo.countPaidSeats(db, of), repo.listSeats(db, of)]);
  const seats: SeatCounts = { virtual: Math.max(0, paid.virtual - paid.upgrades), vip: studioSeats.length };
  return { seats, studioSeats, paidAt: paid.paidAt };
}

/** Calendar file of the next bootcamp, for members with a seat in it. @throws AppError NOT_FOUND without a seat. */
export async function seatCalendar(
  deps: Pick<Deps, 'db' | 'settings'>,
  input: { userId: string; now?: Date },
): Promise<string> {
  const { bootcamp, seats, paidAt } = await seatsOf(deps, input);
  if (!bootcamp || !paidAt) throw new AppError('NOT_FOUND', m.server_seats_none());
  return eventText({
    event: bootcampEvent(bootcamp, seats),
    baseUrl: deps.settings.baseUrl,
    path: paths.shop,
    stamp: paidAt > bootcamp.updatedAt ? paidAt : bootcamp.updatedAt,
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
    if ((await seatsLeft({ db: tx })).left > 0) throw new AppError('CONFLICT', m.server_seats_still_available());
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
    await removeFromWaitlist(tx, input);
    return repo.findPlace(tx, input);
  });
}

/** Like `leaveWaitlist`, in a transaction. @returns whether they were on it */
export async function removeFromWaitlist(tx: Database, { userId }: { userId: string }): Promise<boolean> {
  await repo.lockSeats(tx);
  const place = await repo.findPlace(tx, { userId });
  await repo.leaveList(tx, { userId, as: 'left' });
  await repo.freeOffer(tx, { userId });
  return place?.status === 'waiting' || place?.status === 'offered';
}

const hourMs = 3600 * 1000;
/** Most offers in one sweep. */
const offersPerSweep = orderLimits.vipSeats;

/**
 * Ends expired holds and offers, and offers free seats of the bootcamp on sale to the people who have waited longest:
 * one notification and one email each, across any number of processes. Creates next year's bootcamp after the last one.
 * @returns how many offers were made
 */
export async function moveSeats(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const now = input.now ?? new Date();
  const isNew = await createNextBootcamp(deps, { now });
  if (isNew) deps.log.info({ bootcampId: isNew }, 'created the next bootcamp');
  const bootcamp = await currentBootcamp(deps.db, now);
  const bootcampId = bootcamp?.state === 'open' ? bootcamp.id : null;
  let work = await repo.findSweepWork(deps.db, { bootcampId });
  if (work.isOverdue) {
    await inTransaction(deps.db, endOverdue);
    work = await repo.findSweepWork(deps.db, { bootcampId });
  }
  if (!bootcamp || !work.canOffer) return 0;
  let offered = 0;
  for (const waiting of await repo.listWaiting(deps.db, { most: offersPerSweep })) {
    // Not first anymore, or no seat left: someone else was faster, and the next sweep looks again.
    if (!(await offerSeat(deps, { bootcamp, waiting, now }))) break;
    offered += 1;
  }
  return offered;
}

async function endOverdue(tx: Database): Promise<void> {
  await repo.lockSeats(tx);
  await repo.freeOverdue(tx);
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

async function offerSeat(
  deps: Deps,
  { bootcamp, waiting, now }: { bootcamp: BootcampRecord; waiting: repo.Waiting; now: Date },
): Promise<boolean> {
  const { userId, email, firstName, joinedAt } = waiting;
  // Rounded up to the next full hour, a time that a person would choose.
  const until = new Date(Math.ceil(now.getTime() / hourMs + orderLimits.offerHours) * hourMs);
  // One offer per time on the list: someone who joins again may get another one.
  const dedupeKey = `seat-offer:${userId}:${joinedAt.getTime()}`;
  let isOffered = false;
  await bestEffort(deps.log, 'seat offer', { userId }, async () => {
    const sold = await itemsForSale(deps.db);
    const prices = {
      seatCents: sold['vip-bootcamp'].priceCents,
      upgradeCents: sold['vip-bootcamp-upgrade'].priceCents,
    };
    const data = { firstName, until: until.toISOString(), when: bootcampTimeText(bootcamp), ...prices };
    const mail = await prepareMail(deps, { template: 'seat-offered', to: email, userId, dedupeKey, data });
    const mailId = await inTransaction(deps.db, async (tx) => {
      await repo.lockSeats(tx);
      isOffered = await repo.offerSeat(tx, { bootcampId: bootcamp.id, userId, until });
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
export async function prepareJoiningMail(
  deps: Pick<Deps, 'db' | 'sealer'>,
  input: {
    userId: string;
    email: string;
    orderId: string;
    seats: readonly { itemId: string; quantity: number }[];
    now?: Date;
  },
): Promise<Awaited<ReturnType<typeof prepareMail>> | undefined> {
  const { userId, email: to, orderId, seats, now = new Date() } = input;
  const bootcamp = await bootcampOfSale(deps.db, { orderId, now });
  if (!bootcamp) return undefined;
  return prepareMail(deps, {
    template: 'seat-joining',
    to,
    userId,
    dedupeKey: `joining:${orderId}`,
    data: joiningData(bootcamp, seatsAmong(seats)),
  });
}
