import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Pro has begun. `isFirst`: this account never had it before. */
export const proStarted = defineTemplate({
  class: 'account',
  data: z.strictObject({ isFirst: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { isFirst }, links }) => ({
    subject: isFirst ? `Pro is open at ${brand.name}` : `You are back on Pro at ${brand.name}`,
    preview: 'Unlimited prompts, every tool, export and sharing.',
    heading: isFirst ? 'Welcome to Pro' : 'Good to have you back on Pro',
    blocks: [
      'Pro is open to you from now on. With it you can:',
      {
        kind: 'list',
        items: [
          'unlock every prompt, without counting',
          'use all tools of the Marketing Machine for as long as you stay',
          'have sections of your profile written anew',
          'take your profile along as a PDF, or share it by a link',
        ],
      },
      { kind: 'button', label: 'Open my dashboard', href: links.to(paths.dashboard) },
      `Pro costs ${plans.pro.priceText} and goes on until you cancel it, which you can do at any time in your settings.`,
      { kind: 'link', label: 'See my plan', href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you have Pro at ${brand.name}.`,
  }),
});
