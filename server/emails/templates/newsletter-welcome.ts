import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { waitlists } from '#shared/domain/leads.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

const packNames = { mobile: 'mobile', backend: 'backend', devops: 'DevOps' } as const;

/** Welcome to the newsletter or a waitlist. Has a confirmation button when there's a token. */
export const newsletterWelcome = defineTemplate({
  class: 'form',
  list: 'newsletter',
  data: z.object({ name: z.string().nullish(), waitlist: z.enum(waitlists).nullish() }),
  secrets: z.object({ token: z.string().optional() }),
  content({ data, secrets, links }) {
    const { waitlist } = data;
    const confirming: Block[] = secrets.token
      ? [
          { kind: 'button', label: 'Confirm my email', href: links.to(paths.newsletterConfirm, secrets.token) },
          { kind: 'note', text: 'Until you confirm, this is the only email we’ll send you.' },
        ]
      : [];
    const about: Block[] = waitlist
      ? [
          `You’re on the waitlist for the ${packNames[waitlist]} prompt pack. We’ll send you one email, on the day it opens.`,
        ]
      : [
          `You’re on the list. Now and then, you’ll get a short email on marketing a small business in ${brand.region}: what works, what it costs, and what you can try yourself.`,
          'Want something to use today? Answer a few questions in our chat, and you’ll get a marketing profile for your business. It’s free.',
        ];
    return {
      subject: waitlist
        ? `You’re on the ${brand.name} waitlist: ${packNames[waitlist]} prompt pack`
        : `Welcome to the ${brand.name} newsletter`,
      preview: secrets.token ? 'Confirm your email with one click.' : 'Short, useful, and easy to leave.',
      heading: `Hello, ${safeName(data.name, 'Subscriber')}`,
      blocks: [...about, ...confirming, { kind: 'link', label: 'Start the chat', href: links.to('/') }],
      why: waitlist
        ? `someone put your address on a waitlist at ${brand.agency}.`
        : `someone signed up for the ${brand.agency} newsletter with your address.`,
    };
  },
});
