/** Inputs of the admin's events. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { bootcampStates } from '../domain/orders.ts';
import { isDay } from '../domain/plan-dates.ts';

/** Lengths are in characters. */
export const eventLimits = {
  title: 100,
  place: 120,
  instructor: 100,
  sessions: 24,
  replayHours: 720,
  seats: 500,
} as const;

const oneLine = (max: number) =>
  z
    .string()
    .max(4 * max, m.validation_characters({ max }))
    .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, m.validation_characters({ max })));
const optional = (max: number) => oneLine(max).transform((value) => value || null);
const whole = (min: number, max: number) => {
  const message = m.validation_whole_number_between({ min, max });
  return z.int(message).min(min, message).max(max, message);
};

export const eventForm = z
  .strictObject({
    title: oneLine(eventLimits.title).pipe(z.string().min(1, m.validation_event_title())),
    day: z.string().refine(isDay, m.validation_event_day()),
    opensAtHour: whole(0, 23),
    closesAtHour: whole(1, 24),
    place: optional(eventLimits.place),
    instructor: optional(eventLimits.instructor),
    liveSessions: whole(1, eventLimits.sessions),
    replayHours: whole(0, eventLimits.replayHours),
    capacity: whole(0, eventLimits.seats),
    state: z.enum(bootcampStates),
  })
  .refine(({ opensAtHour, closesAtHour }) => closesAtHour > opensAtHour, {
    path: ['closesAtHour'],
    message: m.validation_event_hours(),
  });
export type EventForm = z.output<typeof eventForm>;
export type EventInput = z.input<typeof eventForm>;

export const createEventInput = z.strictObject({ values: eventForm });
export const updateEventInput = z.strictObject({
  bootcampId: z.uuid(),
  /** When the bootcamp on the caller's screen was last changed. */
  seen: z.iso.datetime(),
  values: eventForm,
});
export const eventIdInput = z.strictObject({ bootcampId: z.uuid() });

/** Someone with seats in a bootcamp, by one of their orders. */
export const attendeeInput = z.strictObject({ bootcampId: z.uuid(), orderId: z.uuid() });
export const moveAttendeeInput = z.strictObject({ ...attendeeInput.shape, toId: z.uuid() });
export const waitingInput = z.strictObject({ userId: z.uuid() });
