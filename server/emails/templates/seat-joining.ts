import { z } from 'zod';
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
      subject: `Your bootcamp seat: ${dayText}`,
      preview: `${bootcamp.hoursText}. When, where, and what to bring.`,
      heading: 'Your seat is booked',
      blocks: [
        {
          kind: 'fields',
          items: [
            { label: 'What', value: bootcamp.name },
            { label: 'You have', value: seatCountText(data) || 'A seat' },
            { label: 'When', value: `${dayText}, ${bootcamp.hoursText}` },
          ],
        },
        ...(facts.length > 0 ? [{ kind: 'list' as const, items: facts }] : []),
        'Open the attached file to add the bootcamp to your calendar.',
        { kind: 'button', label: 'See my seats', href: links.to(paths.shop) },
        ...(data.vip > 0
          ? [{ kind: 'note' as const, text: 'You’ll find your chair number in the shop in your member area.' }]
          : []),
        { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
      ],
      why: `you bought a bootcamp seat at ${brand.name}.`,
      event: {
        fileName: `${brand.slug}-bootcamp-${day}.ics`,
        ...bootcampEvent(day, data, data.address ?? undefined),
        path: paths.shop,
      },
    };
  },
});
