import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const count: number = accountTimes.resetHours;
const hours = count === 1 ? 'one hour' : `${count} hours`;

/** The link to a new password. */
export const resetPassword = defineTemplate({
  class: 'reset',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Choose a new ${brand.name} password`,
    preview: `The link inside works for ${hours}.`,
    heading: 'Choose a new password',
    blocks: [
      'Somebody asked for a new password for your account. If it was you, go on here:',
      { kind: 'button', label: 'Choose a new password', href: links.to(paths.resetPassword, secrets.token) },
      {
        kind: 'note',
        text: `The link works once, for ${hours}. If it was not you, do nothing: your password stays as it is.`,
      },
    ],
    why: `a new password was asked for at ${brand.name}.`,
  }),
});
