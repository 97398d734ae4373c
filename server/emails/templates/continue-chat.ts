import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { chatLinkDays, chatLinkMark } from '#shared/domain/chat-link.ts';
import { defineTemplate } from '../template.ts';

/** The link that takes an unfinished chat to another device. */
export const continueChat = defineTemplate({
  class: 'chat',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: 'Go on with your chat on another device',
    preview: 'Open the link where you want to go on. Your answers are there.',
    heading: 'Your chat, where you want it',
    blocks: [
      `Open this link on the device where you want to go on with your chat at ${brand.name}. Your answers come along.`,
      {
        kind: 'button',
        label: 'Go on with my chat',
        href: links.to('/') + chatLinkMark + encodeURIComponent(secrets.token),
      },
      {
        kind: 'note',
        text: `The link works for ${chatLinkDays} days and moves the chat once: the device it came from then has it no more. Whoever has this link can read the answers, so keep it to yourself. If you did not ask for it, somebody mistyped an address, and you can ignore this mail.`,
      },
    ],
    why: `somebody asked for this link in the chat at ${brand.name}.`,
  }),
});
