import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const reasons = ['canceled', 'unpaid', 'refunded', 'disputed'] as const;

const sentences: Record<(typeof reasons)[number], string> = {
  canceled: 'You cancelled Pro, and it has ended now. No more is charged.',
  unpaid: 'We could not collect the last payment for Pro, so it has ended. With a card that works it goes on.',
  refunded: 'Your last payment for Pro was refunded, so Pro has ended.',
  disputed: 'The last payment for Pro is being contested at the bank, so Pro is closed until that is settled.',
};

/** Pro is over, for whatever reason: what stays, and the way back. */
export const proEnded = defineTemplate({
  class: 'account',
  data: z.strictObject({ reason: z.enum(reasons) }),
  secrets: z.object({}),
  content: ({ data: { reason }, links }) => ({
    subject: `Pro has ended at ${brand.name}`,
    preview: 'What you made stays yours.',
    heading: 'Pro has ended',
    blocks: [
      sentences[reason],
      'Your profile, your plan and everything you made with the tools stay in your account, and you can read them. Prompt packs and seats that you bought are yours as before.',
      'Unlimited prompts, export and new links to share need Pro again, and so do new results of the tools once your trial is over.',
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
