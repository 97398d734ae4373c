import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Announces the deletion of an account, with the date and how to keep it. */
export const deletionPlanned = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({ day: z.string().max(40).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => {
    const { day } = data;
    return {
      subject: m.emails_deletion_subject({ brand: brand.name }),
      preview: m.emails_deletion_preview(),
      heading: m.emails_deletion_heading(),
      blocks: [
        day
          ? m.emails_deletion_opening_day({ day })
          : m.emails_deletion_opening_days({ days: memberLimits.deletionGraceDays }),
        m.emails_deletion_keep(),
        { kind: 'button', label: m.emails_deletion_button(), href: links.to(paths.settings) },
        { kind: 'note', text: m.emails_deletion_note() },
        { kind: 'link', label: m.emails_choose_password(), href: links.to(paths.forgotPassword) },
      ],
      why: m.emails_deletion_why({ brand: brand.name }),
    };
  },
});

/** Confirms that an account won't be deleted after all. */
export const deletionCancelled = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_deletion_cancelled_subject({ brand: brand.name }),
    preview: m.emails_deletion_cancelled_preview(),
    heading: m.emails_deletion_cancelled_heading(),
    blocks: [
      m.emails_deletion_cancelled_opening(),
      { kind: 'button', label: m.emails_open_dashboard(), href: links.to(paths.dashboard) },
    ],
    why: m.emails_deletion_cancelled_why({ brand: brand.name }),
  }),
});
