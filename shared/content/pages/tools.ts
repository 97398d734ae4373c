import { brand } from '#shared/brand.ts';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { webOutline } from '../packs/web-outline.ts';
import type { Page } from '../schema.ts';
import type { SiteFacts } from '../site-facts.ts';

export const page = ({ catalog: { 'web-prompt-pack': pack } }: SiteFacts): Page => ({
  path: paths.tools,
  title: 'Developer prompt packs',
  description: `Get ready-made prompts for building with AI. The web pack has 300+ prompts for ${formatCents(pack.priceCents)}. Mobile, backend and DevOps packs are coming soon.`,
  keywords: ['developer prompts', 'prompt pack', 'web development', 'AI coding'],
  card: '/cards/tools.png',
  jsonLd: ['organization', 'product', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Developer prompt packs',
      title: 'Developer prompts that cover the edge cases for you.',
      lead: "Describe a web page to an AI tool in one line, and you'll spend all evening fixing it. Our prompts list the states, edge cases and checks from the start.",
      links: [{ label: 'Get in Touch', href: paths.contact }],
      promises: ['300+ prompts', `${formatCents(pack.priceCents)}, one payment`, 'Plain text that works in any tool'],
    },
    {
      kind: 'prompt-packs',
      title: 'Four prompt packs',
      lead: "The web pack is ready now. Join the waitlist for another pack, and we'll email you once, on the day it opens.",
      tabs: [
        {
          id: 'web',
          label: 'Web',
          title: 'Web pack',
          lead: `Get ${webOutline.count} prompts in ${webOutline.categories.length} categories. You'll find them in your member area, where you can search them, fill in the blanks, copy them or download them as a file.`,
          contents: webOutline.categories.map(({ name }) => name),
          offer: {
            item: { ...catalogue['web-prompt-pack'], name: pack.name, price: pack.priceCents },
            size: 'for 300+ prompts',
            note: 'One payment, no subscription. Prices are in US dollars, and nothing is added at checkout.',
            button: 'Add to cart',
            ...(!pack.isAvailable && { unavailable: "This pack isn't for sale right now." }),
          },
        },
        {
          id: 'mobile',
          label: 'Mobile',
          title: 'Mobile pack',
          lead: 'Build apps that work in a parking lot with one bar of signal.',
          contents: ['Screens and navigation', 'Offline use and sync', 'Store listings and release notes'],
        },
        {
          id: 'backend',
          label: 'Backend / API design',
          title: 'Backend and API design pack',
          lead: 'Build the part of an app that no one sees until it breaks.',
          contents: ['Endpoints and error responses', 'Database schemas and migrations', 'Rate limits and sign-in'],
        },
        {
          id: 'devops',
          label: 'DevOps',
          title: 'DevOps pack',
          lead: "Set up jobs that run at night, and alerts for when they don't.",
          contents: ['Pipelines that fail early', 'Alerts worth waking up for', 'Backups, and proof that they restore'],
        },
      ],
      comingSoon: {
        heading: 'Coming soon',
        text: "Leave your email, and we'll write to you once, on the day this pack opens.",
        button: 'Join Waitlist',
      },
    },
    {
      kind: 'prose',
      title: 'See a sample prompt',
      blocks: [
        {
          kind: 'paragraph',
          text: "“Build the booking form for [business] in [framework]. Fields: name, phone, service, preferred day. Show an error under its field when the visitor leaves it, never while typing. Keep what was typed when sending fails. The button says what it does and can't be pressed twice. At the end, list every state you handled and one you didn't.”",
        },
        {
          kind: 'paragraph',
          text: 'Fill in the words in square brackets. The last sentence makes the tool tell you what it skipped.',
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
            "They're plain text and work with any AI vendor. Paste them into a chat assistant, a code editor with AI or a site builder that takes instructions. No prompt is longer than 1,300 characters before you fill it in.",
        },
        {
          question: 'Is this the same as the prompts in my marketing profile?',
          answer: `No. Your free ${brand.name} profile has marketing prompts about your business. These packs are for people who write software.`,
        },
        {
          question: 'How do I get the web pack?',
          answer:
            "Add it to your cart, sign in and pay. It's in your member area right after you pay, under Prompt Packs. You can save it as Markdown, plain text or JSON.",
        },
        {
          question: 'Can I use the results for clients?',
          answer:
            "Yes. Whatever you build is yours or your client's. You just can't resell or republish the prompts themselves.",
        },
      ],
    },
    {
      kind: 'link-list',
      title: "Don't write software?",
      lead: 'These packs are for developers. For your own marketing, start here.',
      links: [
        { label: 'SEO & Website Services', href: '/services/seo-website-services', text: 'We build the site for you' },
        { label: 'Workflow automation', href: '/services/workflow-automation', text: 'We connect the tools you have' },
        { label: "What's in the free profile?", href: paths.profile, text: 'Marketing prompts about your business' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Missing a prompt?',
      lead: 'Tell us what you build and where the tools let you down. We use your requests to decide what goes into the next pack.',
      links: [
        { label: 'Get in Touch', href: paths.contact },
        { label: 'Apply for a free profile', href: paths.signup },
      ],
    },
  ],
});
