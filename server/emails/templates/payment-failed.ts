import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** A month of Pro could not be charged. */
export const paymentFailed = defineTemplate({
  class: 'account',
  data: z.strictObject({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Your payment for ${brand.name} Pro did not work`,
    preview: 'Pro pauses until it does. Everything you made stays.',
    heading: 'Your card was refused',
    blocks: [
      'We tried to collect the payment for the next month of Pro, and your bank said no. Often a card has expired or was replaced.',
      'Pro pauses until the payment works. Nothing is lost: it goes on where you left off as soon as there is a card that works.',
      { kind: 'button', label: 'Change my card', href: links.to(`${paths.settings}#plan`) },
      {
        kind: 'note',
        text: 'Press "Manage plan" there. We never ask for card numbers by email.',
      },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you have Pro at ${brand.name}.`,
  }),
});
