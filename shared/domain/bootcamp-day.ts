/** The bootcamp's date and what each seat includes. Pages word the date themselves; other code gets it from here. */
import { m } from '#messages';
import { locale } from '../locale.ts';
import { brand } from '../brand.ts';
import { agencyTimeZone } from './member.ts';
import type { OrderedItem } from './orders.ts';
import { dayAt, startOf, type Day } from './plan-dates.ts';
import { once } from '../once.ts';

export const bootcamp = {
  name: m.domain_bootcamp_name(),
  /** The same date each year, in the agency's time zone. */
  month: 5,
  day: 28,
  /** Local time in `timeZone`. */
  opensAtHour: 10,
  closesAtHour: 17,
  hoursText: `10AM-5PM ${brand.timeZoneName}`,
  timeZone: agencyTimeZone,
  liveSessions: 7,
  replayHours: 48,
} as const;

const hourMs = 3600 * 1000;
const dayOfYear = (year: number): Day =>
  `${year}-${String(bootcamp.month).padStart(2, '0')}-${String(bootcamp.day).padStart(2, '0')}`;

/** @returns the start and end of a bootcamp day. Clocks don't change on that day. */
export function bootcampHours(day: Day): { startsAt: Date; endsAt: Date } {
  const midnight = startOf(day).getTime();
  return {
    startsAt: new Date(midnight + bootcamp.opensAtHour * hourMs),
    endsAt: new Date(midnight + bootcamp.closesAtHour * hourMs),
  };
}

/** @returns the next bootcamp day that isn't over; the day itself counts until its last minute. */
export function nextBootcampDay(now: Date): Day {
  const year = Number(dayAt(now).slice(0, 4));
  const day = dayOfYear(year);
  return now < bootcampHours(day).endsAt ? day : dayOfYear(year + 1);
}

/** @returns when the last bootcamp before a given time ended. Seats paid after that are for the next one. */
export function lastBootcampEnd(now: Date): Date {
  return bootcampHours(dayOfYear(Number(nextBootcampDay(now).slice(0, 4)) - 1)).endsAt;
}

const inWords = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }));

/** @returns "Friday, May 28, 2027". */
export const bootcampDayInWords = (day: Day): string => inWords().format(Date.parse(`${day}T00:00:00Z`));

/** Seats of each kind; an upgrade counts as a studio seat. */
export type SeatCounts = { virtual: number; vip: number };

/** @returns the seats among purchased items. */
export function seatsAmong(items: readonly { itemId: string; quantity: number }[]): SeatCounts {
  const sum = (...ids: OrderedItem['id'][]) =>
    items.reduce((total, { itemId, quantity }) => total + ((ids as string[]).includes(itemId) ? quantity : 0), 0);
  return { virtual: sum('virtual-bootcamp'), vip: sum('vip-bootcamp', 'vip-bootcamp-upgrade') };
}

/**
 * Returns sentences about the place and what to bring, for the owner of these seats.
 * @param address of the studio; undefined while not announced
 */
export function joiningFacts(seats: SeatCounts, address: string | undefined): string[] {
  return [
    ...(seats.vip > 0
      ? [
          address
            ? m.emails_joining_studio_address({ address })
            : m.emails_joining_studio_no_address({ city: brand.city, state: brand.stateCode }),
          m.emails_joining_bring(),
        ]
      : []),
    ...(seats.virtual > 0
      ? [
          m.emails_joining_online(),
          m.emails_joining_sessions({ sessions: bootcamp.liveSessions, hours: bootcamp.replayHours }),
        ]
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
 * Returns the day as a calendar entry. Email and download produce the same one, so that calendar apps keep only one.
 */
export function bootcampEvent(day: Day, seats: SeatCounts, address: string | undefined) {
  return {
    id: `bootcamp-${day}`,
    // Someone who upgrades learns about the studio later; that entry replaces the earlier one.
    sequence: seats.vip > 0 ? 1 : 0,
    title: bootcamp.name,
    description: joiningFacts(seats, address).join('\n'),
    location: seats.vip > 0 ? (address ?? `${brand.city}, ${brand.stateCode}`) : m.emails_joining_online_location(),
    ...bootcampHours(day),
  };
}
