import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Sent when someone signs up with an address that already has an account. The screen reads the same as for a new address. */
export const existingAccount = defineTemplate({
  class: 'entry',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_existing_subject({ brand: brand.name }),
    preview: m.emails_existing_preview(),
    heading: m.emails_existing_heading(),
    blocks: [
      m.emails_existing_opening({ brand: brand.name }),
      m.emails_existing_plan(),
      { kind: 'button', label: m.emails_existing_button(), href: links.to(paths.login) },
      { kind: 'link', label: m.emails_existing_forgot(), href: links.to(paths.forgotPassword) },
      { kind: 'note', text: m.emails_existing_note() },
    ],
    why: m.emails_existing_why({ brand: brand.name }),
  }),
});
