import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, maskAddress } from '../template.ts';

/** Notice to an account's old address. */
export const emailChanged = defineTemplate({
  class: 'account',
  data: z.object({ newEmail: z.string().max(254) }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Your ${brand.name} account has a new email`,
    preview: 'Wasn’t you? Tell us right away.',
    heading: 'Your account has a new email address',
    blocks: [
      `Sign in with ${maskAddress(data.newEmail)} from now on. If you made this change, you’re all set.`,
      'Wasn’t you? Tell us right away:',
      { kind: 'button', label: 'Tell us', href: links.to(paths.contact) },
      { kind: 'note', text: 'Or just reply to this email.', invitesReply: true },
    ],
    why: `your account at ${brand.name} used this address until now.`,
  }),
});
