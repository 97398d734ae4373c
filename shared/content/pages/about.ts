import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { sampleReviews, team, testimonials } from '../samples.ts';
import { stat } from '../claim-marks.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.about,
  title: `About the agency behind ${brand.name}`,
  description: `Meet the small AI marketing agency in ${brand.city} for owners who'd rather serve customers than write ads. See who we are, what we believe and how we work.`,
  keywords: ['about', brand.agency, 'AI marketing agency', brand.city, brand.region],
  card: '/cards/about.png',
  jsonLd: ['organization', 'localBusiness'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: `About ${brand.agency}`,
      title: 'AI marketing help that fits your workday.',
      lead: `You open at 8 and close when the last customer leaves. We're a small team in ${brand.city}, and we do the marketing for owners with days like yours.`,
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'See our services', href: paths.services },
      ],
      promises: [`Based in ${brand.city}`, 'You talk to the people who do the work'],
    },
    {
      kind: 'prose',
      title: 'Why we exist',
      blocks: [
        { kind: 'heading', text: 'Our mission' },
        {
          kind: 'paragraph',
          text: "We give a five-person business the marketing that used to take a whole department. Software does the drafting, sorting and reminding. You and our team decide what you stand for, who you want as a customer and what you'll never promise.",
        },
        { kind: 'heading', text: 'Our vision' },
        {
          kind: 'paragraph',
          text: 'We want the best shop on Main Street to be the easiest one to find. When someone nearby needs what you do well, they should hear about you first, no matter your budget.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Core values',
      title: 'Four values we hold each other to',
      cards: [
        {
          icon: 'people',
          title: 'Trust & Integrity',
          text: "Your accounts, domains and data stay in your name. If something we built doesn't work, you'll hear it from us before you see it in a report.",
        },
        {
          icon: 'spark',
          title: 'Innovation',
          text: "We try new tools on our own business first. If one still works after a month, we'll consider it for yours.",
        },
        {
          icon: 'target',
          title: 'Excellence',
          text: 'A person reads every page, ad and call script before it goes out, and checks every phone number.',
        },
        {
          icon: 'chat',
          title: 'Collaboration',
          text: "You know your customers, and we know the tools. We write the plan together, in words you'd use yourself.",
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Who does what',
      lead: `${brand.agency} is a small agency, and its software does a lot of the typing. Here's where the software stops.`,
      groups: [
        {
          title: 'Software',
          text: 'Fast, tireless and sometimes wrong.',
          items: ['Asks the first questions', 'Drafts plans, posts and replies', 'Sorts messages and reminds people'],
        },
        {
          title: 'Our people',
          text: 'Local, and responsible for the result.',
          items: [
            'Read every page, ad and call script',
            'Set up your accounts with you',
            'Answer when you write or call',
          ],
        },
        {
          title: 'You',
          text: 'You know your customers best.',
          items: ['Decide what you stand for', 'Approve what goes out', 'Stop anytime'],
        },
      ],
    },
    {
      kind: 'team',
      title: "The two people you'll work with",
      lead: "There's no account manager in between. The person who builds your system answers your questions about it.",
      ...team,
    },
    {
      kind: 'steps',
      title: 'Our approach',
      lead: "We start with what you already have: repeat customers, the questions they keep asking and the jobs you're proud of. Then we keep the first month small on purpose.",
      steps: [
        {
          title: 'Find the leak',
          text: 'Most marketing problems come down to a missed call, an outdated page or a confusing offer.',
        },
        {
          title: 'Fix one thing',
          text: "We start with the biggest leak. You approve everything until you tell us you don't need to.",
        },
        { title: 'Watch one number', text: 'We agree on it before we start. You can count it yourself.' },
        {
          title: 'Add or stop',
          text: "If the number improves, we add the next piece. If it doesn't, we tell you and try the second idea in your profile.",
        },
      ],
    },
    {
      kind: 'groups',
      title: "What we'll never do",
      groups: [
        {
          title: 'To your customers',
          items: [
            "Let software talk to them without saying it's software",
            'Write a review that no customer wrote',
            'Buy or sell a list of addresses',
          ],
        },
        {
          title: 'To you',
          items: [
            'Put your domain or accounts in our name',
            'Promise the #1 spot on Google',
            'Keep your content, website or lists if you leave',
          ],
        },
      ],
    },
    {
      kind: 'proof',
      topic: 'general',
      title: 'What customers say about working with us',
    },
    {
      kind: 'reviews',
      title: 'What people say about us online',
      samples: sampleReviews,
    },
    {
      kind: 'map',
      title: 'Where to find us',
      text: `We're based in ${brand.city} and come to you anywhere in ${brand.region}. If you're farther away, we meet by video.`,
      place: `${brand.city}, ${brand.stateCode}`,
      lat: 26.1224,
      lng: -80.1373,
      zoom: 12,
      area: true,
    },
    {
      kind: 'link-list',
      title: 'Talk to us, or look around',
      links: [
        {
          label: 'Write to us',
          href: paths.contact,
          text: 'A person reads every message and replies within 24 hours.',
        },
        {
          label: `Meet us in ${brand.city}`,
          href: '/locations/fort-lauderdale',
          text: 'What we know about the city, and how to set up a visit.',
        },
        {
          label: 'See how we work',
          href: '/case-studies',
          text: 'One made-up business, from its first chat to month three.',
        },
        {
          label: 'Read a sample profile',
          href: '/sample-profile',
          text: 'The plan you get for free, shown in full for three businesses.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'Three owners, in their own words',
      ...testimonials,
    },
    {
      kind: 'stats',
      title: 'Local offices, global reach',
      lead: 'You can chat with our assistant anytime, from anywhere, so people far from Florida use our profiles too.',
      stats: [stat('continents'), stat('countries')],
      note: 'These are our own numbers. No outside firm has audited them.',
    },
    {
      kind: 'call-to-action',
      title: 'Say hello, or start with the assistant.',
      lead: 'Send a message and a person will read it. Or chat with the assistant for a few minutes first, so we have a profile to talk about.',
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Contact us', href: paths.contact },
      ],
    },
  ],
};
