import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Tells an owner that the password is another one now. */
export const passwordChanged = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Your ${brand.name} password was changed`,
    preview: 'If it was you, all is well.',
    heading: 'Your password was changed',
    blocks: [
      'The password of your account has just been changed, and other browsers were signed out. If it was you, all is well.',
      'If it was not you, choose a new password now:',
      { kind: 'button', label: 'Choose a new password', href: links.to(paths.forgotPassword) },
    ],
    why: `the password of your account at ${brand.name} was changed.`,
  }),
});
