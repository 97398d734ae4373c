import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirms a password change to the account's owner. */
export const passwordChanged = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_password_changed_subject({ brand: brand.name }),
    preview: m.emails_password_changed_preview(),
    heading: m.emails_password_changed_heading(),
    blocks: [
      m.emails_password_changed_opening(),
      m.emails_password_changed_report(),
      { kind: 'button', label: m.emails_choose_password(), href: links.to(paths.forgotPassword) },
    ],
    why: m.emails_password_changed_why({ brand: brand.name }),
  }),
});
