import { z } from 'zod';
import { brand } from '../../../shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** The first mail of the list. */
export const newsletterWelcome = defineTemplate({
  class: 'unasked',
  list: 'newsletter',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Welcome to the ${brand.name} newsletter`,
    preview: 'Short, useful, and easy to leave.',
    heading: `Hello, ${safeName(data.name, 'Subscriber')}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `You are on the list. Now and then you get a short mail on marketing for small businesses in ${brand.region}: what works, what it costs, and what you can try yourself.`,
      },
      {
        kind: 'paragraph',
        text: 'Until then: our chat writes a marketing profile for your business, with prompts you can use the same day. It is free.',
      },
      { kind: 'button', label: 'Start the chat', href: links.to('/') },
    ],
    why: `your address was entered for the newsletter of ${brand.agency}.`,
  }),
});
