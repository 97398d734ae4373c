import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** The link that turns a sign-up into an account. */
export const confirmAddress = defineTemplate({
  class: 'entry',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Confirm your email for ${brand.name}`,
    preview: 'One click, and your account is ready.',
    heading: 'Is this your address?',
    blocks: [
      'Somebody signed up with this address. If it was you, confirm it and your account is ready to use.',
      { kind: 'button', label: 'Confirm my email', href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: `The link works for ${accountTimes.confirmHours} hours. If you did not sign up, do nothing: without the link there is no account.`,
      },
    ],
    why: `your address was used to sign up at ${brand.name}.`,
  }),
});
