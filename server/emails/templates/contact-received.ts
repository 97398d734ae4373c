import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** To whoever wrote to us. Their message does not come back: that would be a way to write to others in our name. */
export const contactReceived = defineTemplate({
  class: 'form',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'We have your message',
    preview: 'You hear from us within 24 hours.',
    heading: `Thank you, ${safeName(data.name, 'we have it')}`,
    blocks: [
      'Your message has arrived. A person reads it, and you have an answer within 24 hours.',
      { kind: 'paragraph', text: 'Something to add? Just reply to this email.', invitesReply: true },
      { kind: 'button', label: 'Back to the site', href: links.to('/') },
      { kind: 'note', text: 'Did you not write to us? Then somebody mistyped an address. You can ignore this mail.' },
    ],
    why: `a message with your address was sent to ${brand.agency}.`,
  }),
});
