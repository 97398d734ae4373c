import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { chatLinkDays, chatLinkMark } from '#shared/domain/chat-link.ts';
import { defineTemplate } from '../template.ts';

/** Link to continue an unfinished chat on another device. */
export const continueChat = defineTemplate({
  class: 'chat',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({ token: z.string().min(1) }),
  content: ({ secrets, links }) => ({
    subject: m.emails_continue_chat_subject(),
    preview: m.emails_continue_chat_preview(),
    heading: m.emails_continue_chat_heading(),
    blocks: [
      m.emails_continue_chat_opening({ brand: brand.name }),
      {
        kind: 'button',
        label: m.emails_continue_chat_button(),
        href: links.to('/') + chatLinkMark + encodeURIComponent(secrets.token),
      },
      {
        kind: 'note',
        text: m.emails_continue_chat_note({ days: chatLinkDays }),
      },
    ],
    why: m.emails_continue_chat_why({ brand: brand.name }),
  }),
});
