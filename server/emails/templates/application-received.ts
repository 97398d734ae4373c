import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Confirmation to the applicant. It repeats nothing they typed except a safe name. */
export const applicationReceived = defineTemplate({
  class: 'form',
  purpose: 'transactional',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content({ data, links }) {
    const name = safeName(data.name);
    return {
      subject: m.emails_application_subject(),
      preview: m.emails_application_preview(),
      heading: name ? m.emails_application_heading_name({ name }) : m.emails_application_heading(),
      blocks: [
        m.emails_application_opening(),
        {
          kind: 'list',
          items: [
            m.emails_application_step_look(),
            m.emails_application_step_email(),
            m.emails_application_step_decide(),
          ],
        },
        { kind: 'button', label: m.emails_application_button(), href: links.to('/') },
        {
          kind: 'note',
          text: m.emails_application_note(),
        },
      ],
      why: m.emails_application_why({ agency: brand.agency }),
    };
  },
});
