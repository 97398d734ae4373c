import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const hours = accountTimes.resetHours;

/** Link to set a new password. */
export const resetPassword = defineTemplate({
  class: 'reset',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: m.emails_reset_subject({ brand: brand.name }),
    preview: m.emails_reset_preview({ hours }),
    heading: m.emails_choose_password(),
    blocks: [
      m.emails_reset_opening(),
      { kind: 'button', label: m.emails_choose_password(), href: links.to(paths.resetPassword, secrets.token) },
      { kind: 'note', text: m.emails_reset_note({ hours }) },
    ],
    why: m.emails_reset_why({ brand: brand.name }),
  }),
});
