import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Announces the deletion of an account, with the date and how to keep it. */
export const deletionPlanned = defineTemplate({
  class: 'account',
  data: z.object({ day: z.string().max(40).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => {
    const when = data.day ? `on ${data.day}` : `in ${memberLimits.deletionGraceDays} days`;
    return {
      subject: `Your ${brand.name} account will be deleted`,
      preview: 'Changed your mind? You can still keep it.',
      heading: 'Your account will be deleted',
      blocks: [
        `You asked us to delete your account. We’ll delete it ${when}, along with your profile, prompts, tasks, requests, and messages.`,
        'Changed your mind? Sign in before then and select "Keep my account".',
        { kind: 'button', label: 'Keep my account', href: links.to(paths.settings) },
        { kind: 'note', text: 'Wasn’t you? Keep your account and choose a new password right away.' },
        { kind: 'link', label: 'Choose a new password', href: links.to(paths.forgotPassword) },
      ],
      why: `someone asked to delete your account at ${brand.name}.`,
    };
  },
});

/** Confirms that an account won't be deleted after all. */
export const deletionCancelled = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `You’re keeping your ${brand.name} account`,
    preview: 'We won’t delete it.',
    heading: 'You’re keeping your account',
    blocks: [
      'We won’t delete your account. Everything’s right where you left it.',
      { kind: 'button', label: 'Open my dashboard', href: links.to(paths.dashboard) },
    ],
    why: `you canceled the deletion of your account at ${brand.name}.`,
  }),
});
