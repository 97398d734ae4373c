import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirms the start of Pro. `isFirst` is true if the account has never had it before. */
export const proStarted = defineTemplate({
  class: 'account',
  data: z.strictObject({ isFirst: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { isFirst }, links }) => ({
    subject: isFirst ? `Welcome to ${brand.name} Pro` : `Welcome back to ${brand.name} Pro`,
    preview: 'Unlimited prompts, every tool, export, and sharing.',
    heading: isFirst ? 'Welcome to Pro' : 'Welcome back to Pro',
    blocks: [
      'You’re on Pro now. Here’s what you can do:',
      {
        kind: 'list',
        items: [
          'Unlock every prompt, with no monthly limit',
          'Use every tool in the Marketing Machine',
          'Get new versions of any section of your profile',
          'Download your profile as a PDF, or share it with a link',
        ],
      },
      { kind: 'button', label: 'Open my dashboard', href: links.to(paths.dashboard) },
      `Pro costs ${plans.pro.priceText} until you cancel. You can cancel anytime in your settings.`,
      { kind: 'link', label: 'See my plan', href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you have Pro at ${brand.name}.`,
  }),
});
