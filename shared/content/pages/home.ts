import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.home,
  title: 'Free AI marketing profile for your business',
  description: `Chat for about 2 minutes and get a free marketing profile with 200+ custom prompts. ${brand.name} is an AI marketing agency in ${brand.region}.`,
  keywords: ['AI marketing', 'SEO', 'advertising', 'voice agents', 'automation', 'consulting', brand.region],
  card: '/cards/home.png',
  jsonLd: ['organization', 'localBusiness', 'website', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: `AI marketing agency in ${brand.region}`,
      title: 'Answer a few questions. Leave with a marketing plan.',
      lead: 'Tell our assistant about your business. It writes you a marketing profile: what sets you apart, what to do in the next 90 days, and 200+ custom prompts to get it done.',
      chatLabel: 'Get Started',
      links: [
        { label: 'See what we do', href: paths.whatWeDo },
        { label: 'Apply with a form', href: paths.signup },
      ],
      promises: ['About 2 minutes', 'Free', 'No credit card'],
    },
    {
      kind: 'steps',
      title: 'How it works',
      lead: 'Three steps, and you can stop in between. Every answer is saved as you give it.',
      steps: [
        {
          title: 'Have a short chat',
          text: 'Say what you do, who your best customers are and what you want more of. Plain answers work best.',
        },
        {
          title: 'Watch your profile appear',
          text: 'Your answers become an analysis, strategies and prompts that name your business, not a business like yours.',
        },
        {
          title: 'Put it to work',
          text: 'Copy a prompt, set up an automation, follow the roadmap. Or book a free 30-minute consultation and go through it with us.',
        },
      ],
    },
    {
      kind: 'sample-profile',
      title: 'This is what you get',
      lead: 'A document you can read, print and copy from. Each recommendation says which of your answers it rests on.',
      note: 'Sample, shortened. The bakery is invented.',
      business: 'Harbor Lane Bakery, Hollywood FL',
      contents: [
        'Business Analysis',
        'AI Marketing Strategies',
        'AI Platform Prompts',
        'Automation & Integration',
        'Growth Roadmap',
      ],
      finding: {
        heading: 'What sets you apart',
        text: 'Harbor Lane is the place two blocks from the beach that has warm bread before seven. Lead with the hour, not with the recipe.',
        because: 'Because you said: “Our regulars come before work.”',
      },
      prompt: {
        heading: 'A prompt you can paste',
        platform: 'Social media',
        title: 'Morning post for regulars',
        text: 'Write three short posts for Harbor Lane Bakery in Hollywood, Florida. Readers: neighbors who buy breakfast before work. Mention warm bread from 6:30 am. Friendly, no hashtags.',
      },
      roadmap: {
        heading: 'What to do when',
        items: [
          { when: '30 days', what: 'Put the opening hour into your Google profile, window and posts' },
          { when: '90 days', what: 'Text list for regulars: Friday pre-orders' },
          { when: 'Later', what: 'Office breakfast boxes for businesses nearby' },
        ],
      },
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Five parts, all yours',
      lead: 'Written from your answers, in words you would use with a customer.',
      cards: [
        {
          icon: 'target',
          title: 'Business Analysis',
          text: 'Who your best customers are, where you stand, and what you do better than the shop next door.',
        },
        {
          icon: 'compass',
          title: 'AI Marketing Strategies',
          text: 'Which AI tools fit your trade, what to publish, and how people become leads.',
        },
        {
          icon: 'spark',
          title: 'AI Platform Prompts',
          text: '200+ custom prompts for websites, video, images, voice, social media and email.',
        },
        {
          icon: 'gear',
          title: 'Automation & Integration',
          text: 'Routine work that software can take over, and the tools that have to talk to each other.',
        },
        {
          icon: 'road',
          title: 'Growth Roadmap',
          text: 'The first 30 days, the next 90, and where it leads after that.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Who it is for',
      title: `Built in ${brand.region}, at work nationwide`,
      lead: 'We work for owners of small businesses who do their marketing after closing time. When you want more than a plan, our team does the work.',
      cards: [
        {
          icon: 'megaphone',
          title: 'AI marketing',
          text: 'Campaigns planned and produced with AI, checked by people.',
        },
        { icon: 'search', title: 'SEO', text: 'Pages that answer what your customers type, in your town.' },
        { icon: 'target', title: 'Advertising', text: 'Ads with a budget you set and results you can read.' },
        { icon: 'phone', title: 'Voice agents', text: 'Calls answered and booked while you are with a customer.' },
        { icon: 'gear', title: 'Automation', text: 'Follow-ups, reminders and review requests that send themselves.' },
        { icon: 'people', title: 'Consulting', text: 'A person who looks at your numbers and says what to do next.' },
      ],
      link: { label: 'See all services', href: paths.whatWeDo },
    },
    {
      kind: 'reviews',
      title: 'What owners say',
      lead: 'Reviews from customers will stand here. Until then, these samples show the kind of result we work for.',
      samples: [
        {
          quote: 'I answered the questions between two jobs and had my first post up that evening.',
          who: 'Owner, air conditioning repair',
        },
        {
          quote: 'The roadmap told me what to leave alone. That saved me more time than the prompts did.',
          who: 'Owner, hair salon',
        },
        {
          quote: 'I asked for a person and got one. We went through the profile line by line.',
          who: 'Manager, family restaurant',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions people ask first',
      entries: [
        {
          question: `What is the ${brand.name} profile?`,
          answer: `It is a marketing plan written for one business: yours. You answer a short chat of about 2 minutes, and the ${brand.assistant} turns your answers into a profile with an analysis, strategies, prompts, automations and a roadmap. It is free, and no credit card is needed.`,
        },
        {
          question: 'What exactly is delivered?',
          answer:
            'A document in five parts: Business Analysis, AI Marketing Strategies, AI Platform Prompts, Automation & Integration, and Growth Roadmap. The prompts part holds 200+ custom prompts sorted by where you use them: websites, video, images, voice, social media and email. You can copy, print and share all of it.',
        },
        {
          question: 'What is the dashboard?',
          answer:
            'It is the member area where your profile goes to work. You find your prompt packs there, and the Marketing Machine, which takes you through 11 steps one at a time. You can look around for free first; Pro is $29.99 per month if you want to keep going.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Two minutes now. A plan for the next 90 days.',
      lead: 'Start with the chat, or tell us about your business in a form and we build the profile with you.',
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a profile', href: paths.signup },
        { label: 'Talk to a person', href: paths.contact },
      ],
    },
  ],
};
