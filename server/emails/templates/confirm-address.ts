import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirmation link for a new sign-up. */
export const confirmAddress = defineTemplate({
  class: 'entry',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Confirm your email for ${brand.name}`,
    preview: 'One click, and your account is ready.',
    heading: 'Confirm your email address',
    blocks: [
      `Thanks for signing up for ${brand.name}. Confirm your email address, and your account’s ready to use.`,
      { kind: 'button', label: 'Confirm my email', href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: `The link works for ${accountTimes.confirmHours} hours. Didn’t sign up? You can ignore this message. No account opens until you confirm.`,
      },
    ],
    why: `someone signed up at ${brand.name} with your address.`,
  }),
});
