import type { BootcampRow } from '#drizzle/schema/billing.ts';
import type { SeatCounts } from '#shared/domain/bootcamp-day.ts';
import type { EventForm } from '#shared/schemas/events.ts';

/** Values that people with seats have to know: when one changes, they get an email. */
const announced = ['day', 'opensAtHour', 'closesAtHour', 'place'] as const;

/** Returns what a change of a bootcamp means for people with seats. */
export function noticeOf(before: BootcampRow, after: Omit<EventForm, 'capacity'>): 'changed' | 'canceled' | undefined {
  if (before.state !== 'canceled' && after.state === 'canceled') return 'canceled';
  if (after.state === 'canceled') return undefined;
  return announced.some((key) => before[key] !== after[key]) ? 'changed' : undefined;
}

type Values = Record<string, unknown>;

/** Returns only the values that differ, for the audit log. */
export function differenceOf(before: Values, after: Values): { before: Values; after: Values } {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  const only = (values: Values) => Object.fromEntries(keys.map((key) => [key, values[key]]));
  return { before: only(before), after: only(after) };
}

/** Returns the seats of an attendee: an upgrade turns a virtual seat into a studio seat. */
export const seatsOf = (of: { virtual: number; upgrades: number; studioSeats: readonly number[] }): SeatCounts => ({
  virtual: Math.max(0, of.virtual - of.upgrades),
  vip: of.studioSeats.length,
});
