import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, maskAddress } from '../template.ts';

/** Notice to an account's old address. */
export const emailChanged = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({ newEmail: z.string().max(254) }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: m.emails_email_changed_subject({ brand: brand.name }),
    preview: m.emails_email_changed_preview(),
    heading: m.emails_email_changed_heading(),
    blocks: [
      m.emails_email_changed_opening({ address: maskAddress(data.newEmail) }),
      m.emails_email_changed_report(),
      { kind: 'button', label: m.emails_email_changed_button(), href: links.to(paths.contact) },
      { kind: 'note', text: m.emails_email_changed_note(), invitesReply: true },
    ],
    why: m.emails_email_changed_why({ brand: brand.name }),
  }),
});
