import { z } from 'zod';
import { brand } from '../../../shared/brand.ts';
import { paths } from '../../../shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Somebody asked for an account with an address that has one. The screen says the same as for a new address. */
export const existingAccount = defineTemplate({
  class: 'unasked',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `You already have an ${brand.name} account`,
    preview: 'Sign in, or choose a new password.',
    heading: 'This address has an account already',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody just asked for a new account with this address. There is one already, so we changed nothing.',
      },
      { kind: 'button', label: 'Sign in', href: links.to(paths.login) },
      { kind: 'link', label: 'Forgot the password? Choose a new one', href: links.to(paths.forgotPassword) },
      { kind: 'note', text: 'If this was not you, you can leave it at that. Your account is as it was.' },
    ],
    why: `your address was typed into a form at ${brand.name}.`,
  }),
});
