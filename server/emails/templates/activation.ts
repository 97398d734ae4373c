import { z } from 'zod';
import { brand } from '../../../shared/brand.ts';
import { accountTimes } from '../../../shared/domain/accounts.ts';
import { paths } from '../../../shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Link and temporary password of an account made from the chat. Names nobody: the address is not confirmed yet. */
export const activation = defineTemplate({
  class: 'unasked',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1), temporaryPassword: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: `Activate your ${brand.name} account`,
    preview: 'Your marketing profile is ready. One step, and it is yours.',
    heading: 'Your marketing profile is waiting',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody used this address in a chat on our site, and a marketing profile came out of it. If that was you, activate your account to keep it.`,
      },
      { kind: 'secret', label: 'Your temporary password', value: secrets.temporaryPassword },
      { kind: 'button', label: 'Activate my account', href: links.to(paths.activate, secrets.token) },
      {
        kind: 'paragraph',
        text: 'The page asks for the temporary password above. After that you choose a password of your own.',
      },
      {
        kind: 'note',
        text: `The link works once, for ${accountTimes.activationDays} days. If this was not you, do nothing: without the link nobody gets into the account.`,
      },
    ],
    why: `you, or somebody who typed your address, asked for an account at ${brand.name}.`,
  }),
});
