import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { defineTemplate } from '../template.ts';

/** The agency's reply to a lead, with the lead's own message quoted below it as text. */
export const leadAnswer = defineTemplate({
  class: 'answer',
  purpose: 'transactional',
  data: z.object({
    subject: z.string().min(1).max(200),
    body: z.string().min(1).max(10_000),
    /** The lead's message. */
    quote: z.string().max(40_000).nullish(),
    sentAt: z.iso.datetime().nullish(),
    replyTo: z.string().max(254).nullish(),
  }),
  secrets: z.object({}),
  content: ({ data }) => ({
    subject: data.subject,
    preview: m.emails_lead_answer_preview(),
    heading: m.emails_lead_answer_heading(),
    blocks: [
      ...data.body.split(/\n{2,}/),
      ...(data.quote
        ? [
            {
              kind: 'fields' as const,
              items: [
                {
                  label: data.sentAt
                    ? m.emails_lead_answer_quote_day({ day: longDay(data.sentAt) })
                    : m.emails_lead_answer_quote(),
                  value: data.quote,
                },
              ],
            },
          ]
        : []),
      {
        kind: 'note',
        text: m.emails_something_to_add(),
        invitesReply: true,
      },
    ],
    why: m.emails_lead_answer_why({ agency: brand.agency }),
    replyTo: data.replyTo ?? undefined,
  }),
});
