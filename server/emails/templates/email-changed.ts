import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, maskAddress } from '../template.ts';

/** To the address an account had until now. */
export const emailChanged = defineTemplate({
  class: 'account',
  data: z.object({ newEmail: z.string().max(254) }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Your ${brand.name} account has a new email`,
    preview: 'If it was you, all is well.',
    heading: 'Your account has a new email address',
    blocks: [
      `From now on your account belongs to ${maskAddress(data.newEmail)}, and you sign in with that address. If it was you, all is well.`,
      'Wasn’t you? Tell us right away:',
      { kind: 'button', label: 'Tell us', href: links.to(paths.contact) },
      { kind: 'note', text: 'Or just reply to this email.', invitesReply: true },
    ],
    why: `this was the address of an account at ${brand.name}.`,
  }),
});
