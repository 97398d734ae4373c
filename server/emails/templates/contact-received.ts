import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Confirmation to the sender of a contact message. It leaves out the message, so no one can use it to write to others. */
export const contactReceived = defineTemplate({
  class: 'form',
  purpose: 'transactional',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content({ data, links }) {
    const name = safeName(data.name);
    return {
      subject: m.emails_contact_subject(),
      preview: m.emails_contact_preview(),
      heading: name ? m.emails_contact_heading_name({ name }) : m.emails_contact_heading(),
      blocks: [
        m.emails_contact_opening(),
        { kind: 'paragraph', text: m.emails_contact_add(), invitesReply: true },
        { kind: 'button', label: m.emails_contact_button(), href: links.to('/') },
        {
          kind: 'note',
          text: m.emails_contact_note(),
        },
      ],
      why: m.emails_contact_why({ agency: brand.agency }),
    };
  },
});
