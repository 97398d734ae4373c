import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import {
  bootcamp,
  bootcampDayInWords,
  bootcampEvent,
  joiningFacts,
  nextBootcampDay,
  seatCountText,
} from '#shared/domain/bootcamp-day.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Details for paid bootcamp seats: how many, when, where and what to bring, with a calendar file. */
export const seatJoining = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({
    virtual: z.int().min(0).default(0),
    vip: z.int().min(0).default(0),
    /** Such as `2027-05-28`. */
    day: z.iso.date().nullish(),
    /** Address of the studio. If missing, the email says it will follow. */
    address: z.string().nullish(),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const day = data.day ?? nextBootcampDay(new Date());
    const dayText = bootcampDayInWords(day);
    const facts = joiningFacts(data, data.address ?? undefined);
    return {
      subject: m.emails_joining_subject({ day: dayText }),
      preview: m.emails_joining_preview(),
      heading: m.emails_joining_heading(),
      blocks: [
        {
          kind: 'fields',
          items: [
            { label: m.emails_joining_what(), value: bootcamp.name },
            { label: m.emails_joining_seats(), value: seatCountText(data) || m.emails_joining_seats_unknown() },
            {
              label: m.emails_joining_when(),
              value: m.emails_joining_time({ day: dayText, hours: bootcamp.hoursText }),
            },
          ],
        },
        ...(facts.length > 0 ? [{ kind: 'list' as const, items: facts }] : []),
        m.emails_joining_calendar(),
        { kind: 'button', label: m.emails_joining_button(), href: links.to(paths.shop) },
        ...(data.vip > 0 ? [{ kind: 'note' as const, text: m.emails_joining_chair() }] : []),
        { kind: 'note', text: m.emails_questions(), invitesReply: true },
      ],
      why: m.emails_joining_why({ brand: brand.name }),
      event: {
        fileName: `${brand.slug}-bootcamp-${day}.ics`,
        ...bootcampEvent(day, data, data.address ?? undefined),
        path: paths.shop,
      },
    };
  },
});
