import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Welcome email, sent once the address is confirmed. */
export const welcome = defineTemplate({
  class: 'account',
  data: z.object({ firstName: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Welcome to ${brand.name}`,
    preview: 'Your account’s ready. Here’s where to start.',
    heading: `Welcome, ${safeName(data.firstName, 'we’re glad you’re here')}`,
    blocks: [
      `Your account’s ready, and your ${accountTimes.trialDays}-day free trial has started. Here are three good first steps:`,
      {
        kind: 'list',
        items: [
          'Open your dashboard to see what to do next.',
          'Answer the questions in our chat if you haven’t yet. We’ll use them to write your marketing profile.',
          'Copy a prompt from your profile into the AI tool you use most, and try it.',
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
