import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Tells an owner that the account goes on a day, and how to keep it. */
export const deletionPlanned = defineTemplate({
  class: 'account',
  data: z.object({ day: z.string().max(40).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => {
    const when = data.day ? `on ${data.day}` : `in ${memberLimits.deletionGraceDays} days`;
    return {
      subject: `Your ${brand.name} account will be deleted`,
      preview: 'Until then you can keep it.',
      heading: 'Your account will be deleted',
      blocks: [
        `You asked us to delete your account. We do so ${when}, with everything in it: profile, prompts, tasks, requests and messages.`,
        'If you want to keep it, sign in before that day and press "Keep my account".',
        { kind: 'button', label: 'Keep my account', href: links.to(paths.settings) },
        { kind: 'note', text: 'It was not you? Keep the account, and choose a new password.' },
        { kind: 'link', label: 'Choose a new password', href: links.to(paths.forgotPassword) },
      ],
      why: `the deletion of your account at ${brand.name} was asked for.`,
    };
  },
});

/** Tells an owner that the account stays. */
export const deletionCancelled = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Your ${brand.name} account stays`,
    preview: 'It will not be deleted.',
    heading: 'Your account stays',
    blocks: [
      'Your account will not be deleted. Everything is where you left it.',
      { kind: 'button', label: 'Open my dashboard', href: links.to(paths.dashboard) },
    ],
    why: `the deletion of your account at ${brand.name} was taken back.`,
  }),
});
