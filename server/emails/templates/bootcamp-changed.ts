import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { bootcampDayInWords, joiningFacts } from '#shared/domain/bootcamp-day.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';
import { bootcampIn, eventFields, eventFile, seatsAndBootcamp } from './seat-joining.ts';

/** Tells someone with a seat that the bootcamp's day, hours, or place changed, with a new calendar file. */
export const bootcampChanged = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: seatsAndBootcamp,
  secrets: z.object({}),
  content({ data, links }) {
    const bootcamp = bootcampIn(data);
    const facts = joiningFacts(data, bootcamp);
    return {
      subject: m.emails_bootcamp_changed_subject({ day: bootcampDayInWords(bootcamp.day) }),
      preview: m.emails_bootcamp_changed_preview(),
      heading: m.emails_bootcamp_changed_heading(),
      blocks: [
        m.emails_bootcamp_changed_opening(),
        eventFields(data),
        ...(facts.length > 0 ? [{ kind: 'list' as const, items: facts }] : []),
        m.emails_bootcamp_changed_calendar(),
        { kind: 'button', label: m.emails_joining_button(), href: links.to(paths.shop) },
        { kind: 'note', text: m.emails_bootcamp_changed_cant(), invitesReply: true },
      ],
      why: m.emails_joining_why({ brand: brand.name }),
      event: eventFile(data),
    };
  },
});

/** Tells someone with a seat, once, that the bootcamp is canceled. */
export const bootcampCanceled = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: seatsAndBootcamp,
  secrets: z.object({}),
  content({ data, links }) {
    const day = bootcampDayInWords(bootcampIn(data).day);
    return {
      subject: m.emails_bootcamp_canceled_subject({ day }),
      preview: m.emails_bootcamp_canceled_preview(),
      heading: m.emails_bootcamp_canceled_heading(),
      blocks: [
        m.emails_bootcamp_canceled_opening({ day }),
        eventFields(data),
        m.emails_bootcamp_canceled_next(),
        { kind: 'button', label: m.emails_joining_button(), href: links.to(paths.shop) },
        { kind: 'note', text: m.emails_bootcamp_canceled_choose(), invitesReply: true },
      ],
      why: m.emails_joining_why({ brand: brand.name }),
      event: eventFile(data, 'canceled'),
    };
  },
});
