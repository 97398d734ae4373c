import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Confirmation to the sender of a contact message. It leaves out the message, so no one can use it to write to others. */
export const contactReceived = defineTemplate({
  class: 'form',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'We got your message',
    preview: 'You’ll hear from us within 24 hours.',
    heading: `Thanks, ${safeName(data.name, 'we got it')}`,
    blocks: [
      'You’ll hear from us within 24 hours. A real person reads every message.',
      { kind: 'paragraph', text: 'Something to add? Just reply to this email.', invitesReply: true },
      { kind: 'button', label: 'Go to our site', href: links.to('/') },
      {
        kind: 'note',
        text: 'Didn’t write to us? Someone probably mistyped their email address. You can ignore this message.',
      },
    ],
    why: `someone used your address to write to ${brand.agency}.`,
  }),
});
