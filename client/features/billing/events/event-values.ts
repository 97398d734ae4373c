/** Values of the form for a bootcamp, as typed, and what the server gets. */
import { eventForm, type EventForm, type EventInput } from '#shared/schemas/events.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type WholeEvent = RouterOutputs['admin']['events']['event'];

type NumberField = 'opensAtHour' | 'closesAtHour' | 'liveSessions' | 'replayHours' | 'capacity';

export type EventValues = Record<NumberField | 'title' | 'day' | 'place' | 'instructor', string> & {
  state: EventForm['state'];
};

const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** Returns the input for the server; numbers that aren't numbers become NaN, which the schema refuses. */
export const inputOf = (values: EventValues): EventInput => ({
  ...values,
  opensAtHour: numberIn(values.opensAtHour),
  closesAtHour: numberIn(values.closesAtHour),
  liveSessions: numberIn(values.liveSessions),
  replayHours: numberIn(values.replayHours),
  capacity: numberIn(values.capacity),
});

/** Returns the first error of each field. */
export function errorsOf(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const { error } = eventForm.safeParse(inputOf(values));
  // Reversed, so that the first of several errors wins.
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map(({ path, message }): [string, string] => [String(path[0]), message]));
}

export type EventFacts = Pick<
  WholeEvent,
  'title' | 'day' | 'opensAtHour' | 'closesAtHour' | 'place' | 'instructor' | 'liveSessions' | 'replayHours' | 'state'
> & { seats: { capacity: number } };

export const valuesOf = (event: EventFacts): EventValues => ({
  title: event.title,
  day: event.day,
  opensAtHour: String(event.opensAtHour),
  closesAtHour: String(event.closesAtHour),
  place: event.place ?? '',
  instructor: event.instructor ?? '',
  liveSessions: String(event.liveSessions),
  replayHours: String(event.replayHours),
  capacity: String(event.seats.capacity),
  state: event.state,
});

const announced = ['day', 'opensAtHour', 'closesAtHour', 'place'] as const;

/** Returns what saving means for people with seats. */
export function noticeOf(before: EventValues, after: EventValues): 'changed' | 'canceled' | undefined {
  if (before.state !== 'canceled' && after.state === 'canceled') return 'canceled';
  if (after.state === 'canceled') return undefined;
  return announced.some((key) => before[key].trim() !== after[key].trim()) ? 'changed' : undefined;
}
