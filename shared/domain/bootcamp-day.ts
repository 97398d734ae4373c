/** A bootcamp's day, hours, and what each seat includes, from its record. */
import { m } from '#messages';
import { locale } from '../locale.ts';
import { brand } from '../brand.ts';
import { agencyTimeZone } from './member.ts';
import { vipItems, type BootcampState, type OrderedItem } from './orders.ts';
import { dayAt, momentOf, type Day } from './plan-dates.ts';
import { once } from '../once.ts';

export type BootcampTimes = { day: Day; opensAtHour: number; closesAtHour: number };

/** Facts of a bootcamp that its owners, pages, and emails show. */
export type Bootcamp = BootcampTimes & {
  title: string;
  /** Address of the studio; null while not announced. */
  place: string | null;
  instructor: string | null;
  liveSessions: number;
  replayHours: number;
  state: BootcampState;
};

/** The bootcamp that the migration creates, without its year. Emails queued before bootcamps were records use it. */
export const firstBootcamp = {
  title: m.domain_bootcamp_name(),
  opensAtHour: 10,
  closesAtHour: 17,
  place: null,
  instructor: null,
  liveSessions: 7,
  replayHours: 48,
  state: 'open',
} as const satisfies Omit<Bootcamp, 'day'>;

const monthAndDay = '05-28';

/** @returns the day of the first bootcamp: the next May 28 that isn't over. */
export function firstBootcampDay(now: Date): Day {
  const year = Number(dayAt(now).slice(0, 4));
  const day = `${year}-${monthAndDay}`;
  return now < bootcampHours({ ...firstBootcamp, day }).endsAt ? day : `${year + 1}-${monthAndDay}`;
}

/** @returns the start and end of a bootcamp. */
export function bootcampHours({ day, opensAtHour, closesAtHour }: BootcampTimes): { startsAt: Date; endsAt: Date } {
  return { startsAt: momentOf(day, opensAtHour), endsAt: momentOf(day, closesAtHour) };
}

const offsetPart = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: agencyTimeZone, timeZoneName: 'longOffset' }),
);

/** @returns "2027-05-28T10:00:00-04:00", for structured data */
function isoWithOffset(moment: Date): string {
  const zone = offsetPart()
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const offset = zone.replace('GMT', '') || '+00:00';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset)!;
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19) + offset;
}

/** Returns start and end of a bootcamp with the zone's offset on that day. */
export function bootcampIsoHours(times: BootcampTimes): { startsAt: string; endsAt: string } {
  const { startsAt, endsAt } = bootcampHours(times);
  return { startsAt: isoWithOffset(startsAt), endsAt: isoWithOffset(endsAt) };
}

/** Returns whether a bootcamp is over; its day counts until its last minute. */
export const isBootcampOver = (times: BootcampTimes, now: Date): boolean => bootcampHours(times).endsAt <= now;

const inWords = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }));

/** @returns "Friday, May 28, 2027". */
export const bootcampDayInWords = (day: Day): string => inWords().format(Date.parse(`${day}T00:00:00Z`));

const hourText = (hour: number) => `${hour % 12 || 12}${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** @returns "10AM-5PM Eastern time". @param zone its name */
export const bootcampHoursText = (
  { opensAtHour, closesAtHour }: Omit<BootcampTimes, 'day'>,
  zone: string = brand.timeZoneName,
): string => `${hourText(opensAtHour)}-${hourText(closesAtHour)} ${zone}`;

/** @returns "Friday, May 28, 2027, 10AM-5PM Eastern time". @param zone its name */
export const bootcampTimeText = (times: BootcampTimes, zone?: string): string =>
  m.emails_joining_time({ day: bootcampDayInWords(times.day), hours: bootcampHoursText(times, zone) });

const seatItems: readonly string[] = ['virtual-bootcamp', ...vipItems];

/** Returns whether an item is a bootcamp seat, or the upgrade of one. */
export const isSeat = (itemId: string): boolean => seatItems.includes(itemId);

/** Seats of each kind; an upgrade counts as a studio seat. */
export type SeatCounts = { virtual: number; vip: number };

/** @returns the seats among purchased items. */
export function seatsAmong(items: readonly { itemId: string; quantity: number }[]): SeatCounts {
  const sum = (...ids: OrderedItem['id'][]) =>
    items.reduce((total, { itemId, quantity }) => total + ((ids as string[]).includes(itemId) ? quantity : 0), 0);
  return { virtual: sum('virtual-bootcamp'), vip: sum('vip-bootcamp', 'vip-bootcamp-upgrade') };
}

/** Returns sentences about the place and what to bring, for the owner of these seats. */
export function joiningFacts(
  seats: SeatCounts,
  { place, liveSessions, replayHours }: Pick<Bootcamp, 'place' | 'liveSessions' | 'replayHours'>,
): string[] {
  return [
    ...(seats.vip > 0
      ? [
          place
            ? m.emails_joining_studio_address({ address: place })
            : m.emails_joining_studio_no_address({ city: brand.city, state: brand.stateCode }),
          m.emails_joining_bring(),
        ]
      : []),
    ...(seats.virtual > 0
      ? [m.emails_joining_online(), m.emails_joining_sessions({ sessions: liveSessions, hours: replayHours })]
      : []),
  ];
}

/** @returns "2 virtual seats and 1 seat in the studio". */
export function seatCountText(seats: SeatCounts): string {
  const virtual = seats.virtual > 0 && m.emails_joining_virtual_seats({ count: seats.virtual });
  const studio = seats.vip > 0 && m.emails_joining_studio_seats({ count: seats.vip });
  return virtual && studio ? m.emails_joining_both_seats({ virtual, studio }) : virtual || studio || '';
}

/**
 * Returns a bootcamp as a calendar entry. Email and download produce the same one, so that calendar apps keep only one.
 * @param of `id`: undefined in emails queued before bootcamps were records; `revision` grows with each change
 */
export function bootcampEvent(of: Bootcamp & { id: string | undefined; revision: number }, seats: SeatCounts) {
  return {
    id: `bootcamp-${of.id ?? of.day}`,
    // Someone who upgrades learns about the studio later; that entry replaces the earlier one.
    sequence: 2 * of.revision + (seats.vip > 0 ? 1 : 0),
    title: of.title,
    description: joiningFacts(seats, of).join('\n'),
    location: seats.vip > 0 ? (of.place ?? `${brand.city}, ${brand.stateCode}`) : m.emails_joining_online_location(),
    isCanceled: of.state === 'canceled',
    ...bootcampHours(of),
  };
}
