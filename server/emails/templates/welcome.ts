import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** After an address was confirmed. */
export const welcome = defineTemplate({
  class: 'account',
  data: z.object({ firstName: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Welcome to ${brand.name}`,
    preview: 'Your account is ready. Here is where to begin.',
    heading: `Welcome, ${safeName(data.firstName, 'and good to have you')}`,
    blocks: [
      `Your account is ready, and your free trial of ${accountTimes.trialDays} days has begun. Three good first steps:`,
      {
        kind: 'list',
        items: [
          'Open your dashboard: it tells you what to do next.',
          'Answer the questions of the chat, if you have not yet. Your marketing profile comes out of it.',
          'Copy one prompt from your profile into the tool you use most, and see what it does.',
        ],
      },
      { kind: 'button', label: 'Open my dashboard', href: links.to(paths.dashboard) },
      {
        kind: 'paragraph',
        text: 'Questions? Just reply to this email. A real person will read it.',
        invitesReply: true,
      },
    ],
    why: `you have an account at ${brand.name}.`,
  }),
});
