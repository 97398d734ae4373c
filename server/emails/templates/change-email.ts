import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** To the new address of an account, which is not confirmed yet. */
export const changeEmail = defineTemplate({
  class: 'new-address',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Confirm your new email for ${brand.name}`,
    preview: 'One click, and mails come here from now on.',
    heading: 'Use this address from now on?',
    blocks: [
      'The owner of an account wants to use this address for it. If it was you, confirm it:',
      { kind: 'button', label: 'Use this address', href: links.to(paths.confirmEmail, secrets.token) },
      {
        kind: 'note',
        text: `The link works for ${accountTimes.changeEmailHours} hours. If it was not you, do nothing, and nothing changes.`,
      },
    ],
    why: `your address was given as the new one of an account at ${brand.name}.`,
  }),
});
