import { brand } from '#shared/brand.ts';
import { catalogue } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { webOutline } from '../packs/web-outline.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.tools,
  title: 'Developer prompt packs',
  description:
    'Ready prompts for people who build with AI: a web pack with 300+ prompts for $49.99. Packs for mobile, backend and DevOps are in the making.',
  keywords: ['developer prompts', 'prompt pack', 'web development', 'AI coding'],
  card: '/cards/tools.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Developer prompt packs',
      title: 'Prompts that already know what a good page needs.',
      lead: 'You can describe a web page to an AI tool in one line and spend the evening correcting it. Or start from a prompt that names the states, the edge cases and the checks.',
      links: [{ label: 'Get in Touch', href: paths.contact }],
      promises: ['300+ prompts', '$49.99, paid once', 'Plain text, works in any tool'],
    },
    {
      kind: 'prompt-packs',
      title: 'Four packs',
      lead: 'The web pack is finished. Join the waitlist of another one and we write to you once, on the day it opens.',
      tabs: [
        {
          id: 'web',
          label: 'Web',
          title: 'Web pack',
          lead: `${webOutline.count} prompts in ${webOutline.categories.length} categories. Once bought, they open in your member area: search them, fill in the blanks, copy, or take them along as a file.`,
          contents: webOutline.categories.map(({ name }) => name),
          offer: {
            item: catalogue['web-prompt-pack'],
            size: 'for 300+ prompts',
            note: 'One purchase, no subscription. US dollars; nothing is added at checkout.',
            button: 'Add to cart',
          },
        },
        {
          id: 'mobile',
          label: 'Mobile',
          title: 'Mobile pack',
          lead: 'For apps that people open in a parking lot with one bar of signal.',
          contents: ['Screens and navigation', 'Offline use and sync', 'Store listings and release notes'],
        },
        {
          id: 'backend',
          label: 'Backend / API design',
          title: 'Backend and API design pack',
          lead: 'For the part nobody sees until it answers wrongly.',
          contents: ['Endpoints and error answers', 'Database schemas and migrations', 'Rate limits and sign-in'],
        },
        {
          id: 'devops',
          label: 'DevOps',
          title: 'DevOps pack',
          lead: 'For what runs at night, and who is called when it does not.',
          contents: ['Pipelines that fail early', 'Alerts worth waking up for', 'Backups, and proof that they restore'],
        },
      ],
      comingSoon: {
        heading: 'Coming soon',
        text: 'Leave your email and we write once, on the day this pack opens.',
        button: 'Join Waitlist',
      },
    },
    {
      kind: 'prose',
      title: 'What such a prompt looks like',
      blocks: [
        {
          kind: 'paragraph',
          text: '“Build the booking form for [business] in [framework]. Fields: name, phone, service, preferred day. Show an error under its field when the visitor leaves it, never while typing. Keep what was typed when sending fails. The button says what it does and cannot be pressed twice. Afterwards list every state you handled and one you did not.”',
        },
        {
          kind: 'paragraph',
          text: 'Square brackets mark what you fill in. The last sentence is there so that the tool tells you what it skipped.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you buy',
      entries: [
        {
          question: 'Which AI tools do the prompts work with?',
          answer:
            'They are plain text and written for no AI vendor. Paste them into a chat assistant, an editor with AI, or a site builder that takes instructions. None is longer than 1,300 characters before you fill it in.',
        },
        {
          question: 'Is this the same as the prompts in my marketing profile?',
          answer: `No. Your ${brand.name} profile holds prompts about your business, for marketing, and costs nothing. The packs here are for people who write software.`,
        },
        {
          question: 'How do I get the web pack?',
          answer:
            'Put it into the cart, log in and pay. It is in your member area right after the payment, under Prompt Packs, and can be saved as Markdown, plain text or JSON.',
        },
        {
          question: 'May I use the results for clients?',
          answer:
            'Yes. Whatever you build is yours or your client’s. Only the collection itself may not be resold or republished.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Missing a prompt?',
      lead: 'Tell us what you build and where the tools let you down. Requests decide what goes into the next pack.',
      links: [
        { label: 'Get in Touch', href: paths.contact },
        { label: 'Get a marketing profile', href: paths.signup },
      ],
    },
  ],
};
