import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { chatLinkDays, chatLinkMark } from '#shared/domain/chat-link.ts';
import { defineTemplate } from '../template.ts';

/** Link to continue an unfinished chat on another device. */
export const continueChat = defineTemplate({
  class: 'chat',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: 'Continue your chat on another device',
    preview: 'Open the link on your other device. Your answers come with you.',
    heading: 'Pick up your chat where you left off',
    blocks: [
      `Open this link on the device where you want to continue your ${brand.name} chat. Your answers will be there.`,
      {
        kind: 'button',
        label: 'Continue my chat',
        href: links.to('/') + chatLinkMark + encodeURIComponent(secrets.token),
      },
      {
        kind: 'note',
        text: `The link works once, for ${chatLinkDays} days. After that, the chat is only on the new device. Anyone with this link can read your answers, so don’t share it. Didn’t ask for it? Someone probably mistyped their email address. You can ignore this message.`,
      },
    ],
    why: `someone asked for this link in our chat at ${brand.name}.`,
  }),
});
