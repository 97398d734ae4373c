import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import {
  bootcampDayInWords,
  bootcampEvent,
  bootcampTimeText,
  firstBootcamp,
  firstBootcampDay,
  joiningFacts,
  seatCountText,
} from '#shared/domain/bootcamp-day.ts';
import type { BootcampState } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Someone's seats, and the bootcamp as it was when the email was written. */
export const seatsAndBootcamp = z.object({
  virtual: z.int().min(0).default(0),
  vip: z.int().min(0).default(0),
  /** Such as `2027-05-28`. */
  day: z.iso.date().nullish(),
  /** Address of the studio. If missing, the email says it will follow. */
  address: z.string().nullish(),
  /** Missing in emails that were queued before bootcamps were records. */
  bootcamp: z
    .object({
      id: z.uuid(),
      title: z.string(),
      opensAtHour: z.int(),
      closesAtHour: z.int(),
      liveSessions: z.int(),
      replayHours: z.int(),
      revision: z.int().min(0),
    })
    .nullish(),
});
type Data = z.output<typeof seatsAndBootcamp>;

/** Returns the bootcamp that an email is about. */
export function bootcampIn({ day, address, bootcamp }: Data) {
  return {
    id: undefined,
    revision: 0,
    ...firstBootcamp,
    ...bootcamp,
    day: day ?? firstBootcampDay(new Date()),
    place: address ?? null,
  };
}

/** Returns the rows about an event and someone's seats in it. */
export function eventFields(data: Data) {
  const bootcamp = bootcampIn(data);
  return {
    kind: 'fields' as const,
    items: [
      { label: m.emails_joining_what(), value: bootcamp.title },
      { label: m.emails_joining_seats(), value: seatCountText(data) || m.emails_joining_seats_unknown() },
      { label: m.emails_joining_when(), value: bootcampTimeText(bootcamp) },
    ],
  };
}

/** Returns the calendar file that an email carries. */
export function eventFile(data: Data, state: BootcampState = 'open') {
  const bootcamp = { ...bootcampIn(data), state };
  return {
    fileName: `${brand.slug}-bootcamp-${bootcamp.day}.ics`,
    ...bootcampEvent(bootcamp, data),
    path: paths.shop,
  };
}

/** Details for paid bootcamp seats: how many, when, where and what to bring, with a calendar file. */
export const seatJoining = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: seatsAndBootcamp,
  secrets: z.object({}),
  content({ data, links }) {
    const bootcamp = bootcampIn(data);
    const facts = joiningFacts(data, bootcamp);
    return {
      subject: m.emails_joining_subject({ day: bootcampDayInWords(bootcamp.day) }),
      preview: m.emails_joining_preview(),
      heading: m.emails_joining_heading(),
      blocks: [
        eventFields(data),
        ...(facts.length > 0 ? [{ kind: 'list' as const, items: facts }] : []),
        m.emails_joining_calendar(),
        { kind: 'button', label: m.emails_joining_button(), href: links.to(paths.shop) },
        ...(data.vip > 0 ? [{ kind: 'note' as const, text: m.emails_joining_chair() }] : []),
        { kind: 'note', text: m.emails_questions(), invitesReply: true },
      ],
      why: m.emails_joining_why({ brand: brand.name }),
      event: eventFile(data),
    };
  },
});
