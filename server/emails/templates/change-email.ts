import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirmation link for an account's new address. */
export const changeEmail = defineTemplate({
  class: 'new-address',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: m.emails_change_email_subject({ brand: brand.name }),
    preview: m.emails_change_email_preview(),
    heading: m.emails_change_email_heading(),
    blocks: [
      m.emails_change_email_opening({ brand: brand.name }),
      { kind: 'button', label: m.emails_change_email_button(), href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: m.emails_change_email_note({ hours: accountTimes.changeEmailHours }),
      },
    ],
    why: m.emails_change_email_why({ brand: brand.name }),
  }),
});
