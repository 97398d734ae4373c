import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Sent when someone signs up with an address that already has an account. The screen reads the same as for a new address. */
export const existingAccount = defineTemplate({
  class: 'entry',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `You already have an ${brand.name} account`,
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    blocks: [
      `You (or someone using your address) just asked for a new ${brand.name} account. You already have one, so we didn’t change anything.`,
      'Just finished a marketing plan in our chat? Sign in with the same browser, and we’ll save the plan to your account.',
      { kind: 'button', label: 'Sign in', href: links.to(paths.login) },
      { kind: 'link', label: 'Forgot your password? Choose a new one', href: links.to(paths.forgotPassword) },
      { kind: 'note', text: 'Wasn’t you? You can ignore this message. Your account hasn’t changed.' },
    ],
    why: `someone typed your address into a form at ${brand.name}.`,
  }),
});
