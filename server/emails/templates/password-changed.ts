import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirms a password change to the account's owner. */
export const passwordChanged = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Your ${brand.name} password was changed`,
    preview: 'Wasn’t you? Choose a new password now.',
    heading: 'Your password was changed',
    blocks: [
      'Your account has a new password, and we signed you out on your other devices. If you made this change, you’re all set.',
      'Wasn’t you? Choose a new password now:',
      { kind: 'button', label: 'Choose a new password', href: links.to(paths.forgotPassword) },
    ],
    why: `someone changed the password of your account at ${brand.name}.`,
  }),
});
