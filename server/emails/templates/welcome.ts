import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Welcome email, sent once the address is confirmed. */
export const welcome = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({ firstName: z.string().nullish() }),
  secrets: z.object({}),
  content({ data, links }) {
    const name = safeName(data.firstName);
    return {
      subject: m.emails_welcome_subject({ brand: brand.name }),
      preview: m.emails_welcome_preview(),
      heading: name ? m.emails_welcome_heading_name({ name }) : m.emails_welcome_heading(),
      blocks: [
        m.emails_welcome_opening({ days: accountTimes.trialDays }),
        {
          kind: 'list',
          items: [m.emails_welcome_step_dashboard(), m.emails_welcome_step_chat(), m.emails_welcome_step_prompt()],
        },
        { kind: 'button', label: m.emails_open_dashboard(), href: links.to(paths.dashboard) },
        { kind: 'paragraph', text: m.emails_questions(), invitesReply: true },
      ],
      why: m.emails_welcome_why({ brand: brand.name }),
    };
  },
});
