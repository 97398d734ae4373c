import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const count: number = accountTimes.resetHours;
const hours = count === 1 ? 'one hour' : `${count} hours`;

/** Link to set a new password. */
export const resetPassword = defineTemplate({
  class: 'reset',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Choose a new ${brand.name} password`,
    preview: `The link inside works for ${hours}.`,
    heading: 'Choose a new password',
    blocks: [
      'Forgot your password? It happens. Choose a new one here:',
      { kind: 'button', label: 'Choose a new password', href: links.to(paths.resetPassword, secrets.token) },
      {
        kind: 'note',
        text: `The link works once, for ${hours}. Didn’t ask for this? You can ignore this message. Your password won’t change.`,
      },
    ],
    why: `someone asked for a new password for your account at ${brand.name}.`,
  }),
});
