import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Tells a member that we couldn't charge their card for Pro. */
export const paymentFailed = defineTemplate({
  class: 'account',
  data: z.strictObject({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Your payment for ${brand.name} Pro didn’t go through`,
    preview: 'Update your card to get Pro back. Your work is safe.',
    heading: 'Your card was declined',
    blocks: [
      'Update your card to keep using Pro. Your bank declined this month’s payment, often because a card expired or was replaced.',
      'Pro is paused until a payment goes through. Your work is safe, and you can pick up where you left off.',
      { kind: 'button', label: 'Update my card', href: links.to(`${paths.settings}#plan`) },
      {
        kind: 'note',
        text: 'Select "Manage plan" there. We never ask for card numbers by email.',
      },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you have Pro at ${brand.name}.`,
  }),
});
