import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirmation link for an account's new address. */
export const changeEmail = defineTemplate({
  class: 'new-address',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Confirm your new email for ${brand.name}`,
    preview: 'One click, and we’ll send your email here from now on.',
    heading: 'Confirm your new email address',
    blocks: [
      `You asked to use this address for your ${brand.name} account. Confirm it, and you can sign in with it right away.`,
      { kind: 'button', label: 'Confirm my new email', href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: `The link works for ${accountTimes.changeEmailHours} hours. Wasn’t you? You can ignore this message, and nothing will change.`,
      },
    ],
    why: `someone asked to use your address for an account at ${brand.name}.`,
  }),
});
