import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirmation link for a new sign-up. */
export const confirmAddress = defineTemplate({
  class: 'entry',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: m.emails_confirm_subject({ brand: brand.name }),
    preview: m.emails_confirm_preview(),
    heading: m.emails_confirm_heading(),
    blocks: [
      m.emails_confirm_opening({ brand: brand.name }),
      { kind: 'button', label: m.emails_confirm_button(), href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: m.emails_confirm_note({ hours: accountTimes.confirmHours }),
      },
    ],
    why: m.emails_confirm_why({ brand: brand.name }),
  }),
});
