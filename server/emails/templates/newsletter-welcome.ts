import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { waitlists } from '#shared/domain/leads.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

const packNames = { mobile: 'mobile', backend: 'backend', devops: 'DevOps' } as const;

/** The first mail of a list: the newsletter's, or a waitlist's. Without a token there is nothing to confirm. */
export const newsletterWelcome = defineTemplate({
  class: 'form',
  list: 'newsletter',
  data: z.object({ name: z.string().nullish(), waitlist: z.enum(waitlists).nullish() }),
  secrets: z.object({ token: z.string().optional() }),
  content({ data, secrets, links }) {
    const { waitlist } = data;
    const confirming: Block[] = secrets.token
      ? [
          { kind: 'button', label: 'Confirm your address', href: links.to(paths.newsletterConfirm, secrets.token) },
          { kind: 'note', text: 'Until you confirm, this is the only mail of the list that we send you.' },
        ]
      : [];
    const about: Block[] = waitlist
      ? [
          `You are on the waitlist for the ${packNames[waitlist]} prompt pack. We write to you once, on the day it opens.`,
        ]
      : [
          `You are on the list. Now and then you get a short mail on marketing for small businesses in ${brand.region}: what works, what it costs, and what you can try yourself.`,
          'Until then: our chat writes a marketing profile for your business, with prompts you can use the same day. It is free.',
        ];
    return {
      subject: waitlist
        ? `You are on the ${brand.name} waitlist: ${packNames[waitlist]} prompt pack`
        : `Welcome to the ${brand.name} newsletter`,
      preview: secrets.token ? 'One click confirms your address.' : 'Short, useful, and easy to leave.',
      heading: `Hello, ${safeName(data.name, 'Subscriber')}`,
      blocks: [...about, ...confirming, { kind: 'link', label: 'Start the chat', href: links.to('/') }],
      why: waitlist
        ? `your address was entered for a waitlist of ${brand.agency}.`
        : `your address was entered for the newsletter of ${brand.agency}.`,
    };
  },
});
