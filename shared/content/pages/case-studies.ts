import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { aiTwins, websites } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Follows one made-up business from its first chat to month three. Real cases, videos and websites join it once there are any. */
export const page: Page = {
  path: '/case-studies',
  title: 'Case studies: our work from chat to month three',
  description:
    'Follow one made-up business for three months. See its answers, its profile, a prompt, what went live and what we measured.',
  keywords: ['case studies', 'AI marketing example', 'AI twin videos', 'small business websites'],
  card: '/cards/case-studies.png',
  jsonLd: ['organization'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Case studies',
      title: 'See the work, not just the results.',
      lead: 'We follow one business from its first chat to month three. You see what the owner said, what we found, what went live and how we checked it.',
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Read a sample profile', href: '/sample-profile' },
      ],
      promises: ['You approve every script', 'Your website stays yours', 'Free profile first'],
    },
    {
      kind: 'proof',
      topic: 'all',
      title: 'What changed for our customers',
      lead: 'Real businesses and what others wrote about us. Every customer here agreed in writing.',
    },
    {
      kind: 'worked-example',
      title: 'One business, from the first chat to month three',
      lead: 'Palmetto Pool Care is a pool service with two vans. Its owner has an hour a week for marketing.',
      note: "A made-up example. Palmetto Pool Care doesn't exist, and neither do its numbers.",
      stages: [
        {
          when: 'Day 1, 9:40 PM',
          title: 'The owner chats for about three minutes',
          text: 'No call, no form with forty fields. The assistant asks one thing at a time and keeps the answers word for word.',
          artifact: {
            kind: 'chat',
            lines: [
              { from: 'us', text: "What have you tried that didn't work?" },
              { from: 'you', text: 'Facebook ads. People sent photos on Sunday, asked for a price and never booked.' },
              { from: 'us', text: 'When did they get their price?' },
              { from: 'you', text: "Tuesday, mostly. I do quotes when I'm back in the office." },
            ],
          },
        },
        {
          when: 'Day 1, 9:45 PM',
          title: 'The profile names the leak',
          text: 'The finding quotes the answer behind it. If we misunderstood, the owner sees it right away.',
          artifact: {
            kind: 'finding',
            heading: 'Where you lose customers',
            text: 'Your ads worked. Your reply came two days later, and by then people had hired someone else. Fix the reply before you buy another ad.',
            because: "Because you said: “I do quotes when I'm back in the office.”",
          },
        },
        {
          when: 'Day 2',
          title: 'A prompt does the writing',
          text: "It comes with the business's town, prices and tone filled in. The owner pastes it into a tool he already has.",
          artifact: {
            kind: 'prompt',
            platform: 'ChatGPT',
            title: 'Reply to a green-pool photo',
            text: 'Write a text from Palmetto Pool Care in Davie, Florida, to a homeowner who sent a photo of a green pool. Give our price range for a first cleaning, $180 to $260. Offer two open times this week. Under 60 words, no exclamation points.',
          },
        },
        {
          when: 'Week 1',
          title: 'A person checks it before a customer sees it',
          text: 'We set up the automatic reply with the owner and test it from our own phones. Nothing goes out until he says yes.',
          artifact: {
            kind: 'list',
            heading: 'Checked before it went live',
            items: [
              'The price range matches the price list',
              'The two times come from his real calendar',
              'The text says that it was sent automatically',
              'Replying STOP ends the texts for good',
            ],
          },
        },
        {
          when: 'Week 2',
          title: 'The reply goes live',
          text: 'A photo sent on Sunday now gets an answer the same day.',
          artifact: {
            kind: 'live',
            from: 'Palmetto Pool Care',
            channel: 'Text message, Sunday 4:12 PM',
            text: 'Thanks for the photo! This is an automatic reply, and Luis will read it tonight. A first cleaning for a pool like yours runs $180 to $260. We have Tuesday at 9 AM or Wednesday at 2 PM. Which works?',
          },
        },
        {
          when: 'Month 3',
          title: 'We count one number and decide',
          text: 'We agreed on one number before we started: how many photos turn into a booked cleaning. It went up, so the reply stays. Next comes a yearly plan for one-time customers.',
          artifact: {
            kind: 'numbers',
            caption: 'Made-up numbers, counted by hand from his phone and calendar',
            columns: ['Per month', 'Before', 'Month 3'],
            rows: [
              { label: 'Photos sent in', values: ['12', '13'] },
              { label: 'Answered within an hour', values: ['1', '13'] },
              { label: 'First cleanings booked', values: ['3', '7'] },
            ],
          },
        },
      ],
      link: { label: 'Read a full sample profile', href: '/sample-profile' },
    },
    {
      kind: 'groups',
      title: "What happens when it doesn't work",
      lead: 'Not every first idea works. So we start with one, and agree on the number first.',
      groups: [
        { title: 'The number moves', items: ['We keep it', 'We write down how it runs', 'We add the next idea'] },
        {
          title: "The number doesn't move",
          items: ['We switch it off', 'You hear it from us first', 'We try the second idea'],
        },
        {
          title: 'Either way, you keep',
          items: ['Your profile and prompts', 'Accounts in your own name', 'Everything we wrote for you'],
        },
      ],
    },
    {
      kind: 'videos',
      title: 'AI twins on camera',
      lead: "We filmed each person once, and their twin gets a new script whenever there's news. Videos load only when you press play.",
      aspect: '9:16',
      ...aiTwins,
    },
    {
      kind: 'steps',
      title: 'How we make an AI twin',
      lead: 'An AI twin is a digital double of you that presents a script on camera. You record once. After that, a new clip only needs a script you approve.',
      steps: [
        { title: 'You agree in writing', text: 'We make a twin only with your written consent.' },
        {
          title: 'You record once',
          text: 'One session is enough. We bring the questions, and you talk the way you always do.',
        },
        {
          title: 'You approve the script',
          text: 'We write it from what customers ask you. Nothing goes out until you say so.',
        },
        { title: 'Viewers know what it is', text: 'Every clip says that it shows a digital double.' },
      ],
    },
    {
      kind: 'websites',
      title: 'Websites',
      lead: 'Open one on your phone and see how fast you find the business hours.',
      ...websites,
    },
    {
      kind: 'checklist',
      title: 'What you can expect from a website we build',
      items: [
        'A page for each service, with what it costs and how long it takes',
        'Phone, hours and directions you can reach with one thumb',
        'Photos of your own work',
        'Forms that tell people what happens next',
        'Text you can change without calling us',
        'A domain and content in your name',
      ],
      link: { label: 'See SEO & website services', href: '/services/seo-website-services' },
    },
    {
      kind: 'call-to-action',
      title: 'Get your own profile tonight.',
      lead: `Tell ${brand.name} what your business does and who it serves. A few minutes later, you'll have a profile that quotes your own answers.`,
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Contact us', href: paths.contact },
      ],
    },
  ],
};
