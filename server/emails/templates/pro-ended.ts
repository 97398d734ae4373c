import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const reasons = ['canceled', 'unpaid', 'refunded', 'disputed'] as const;

const sentences: Record<(typeof reasons)[number], string> = {
  canceled: 'You canceled Pro, and it’s ended. We won’t charge you again.',
  unpaid: 'Your last payment for Pro didn’t go through, so Pro has ended. Update your card to get it back.',
  refunded: 'We refunded your last payment for Pro, so Pro has ended.',
  disputed: 'Your last payment for Pro is being disputed with your bank, so Pro is off until that’s settled.',
};

/** Announces the end of Pro: the reason, what the member keeps, and how to get it back. */
export const proEnded = defineTemplate({
  class: 'account',
  data: z.strictObject({ reason: z.enum(reasons) }),
  secrets: z.object({}),
  content: ({ data: { reason }, links }) => ({
    subject: `Your ${brand.name} Pro plan has ended`,
    preview: 'You keep everything you made.',
    heading: 'Your Pro plan has ended',
    blocks: [
      sentences[reason],
      'You keep your profile, your plan, and everything you made with the tools. You keep the prompt packs and seats you bought, too.',
      'You’ll need Pro for unlimited prompts, export, and new share links. After your trial, you’ll also need it to run the tools.',
      { kind: 'button', label: 'See my plan', href: links.to(`${paths.settings}#plan`) },
      {
        kind: 'note',
        text: 'Not what you expected? Just reply to this email. A real person will read it.',
        invitesReply: true,
      },
    ],
    why: `you had Pro at ${brand.name}.`,
  }),
});
