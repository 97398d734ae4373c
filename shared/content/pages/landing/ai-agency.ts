import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency',
  title: 'AI agency: what it does and when you need one',
  description:
    'See what an AI agency does all day and how it compares with buying tools or hiring someone. Plus: how to tell if your business is ready.',
  keywords: ['AI agency', 'what is an AI agency', 'AI agency services'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI agency',
      title: 'An AI agency that takes routine work off your plate',
      lead: `Anyone can open a chatbot. The hard part is deciding what to hand over, teaching it your business and checking its work. ${brand.name} does that for small businesses.`,
      links: [
        { label: 'Ask about your business', href: paths.contact },
        { label: 'See the services', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'prose',
      title: 'What an AI agency is and how it helps a small business',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three kinds of companies call themselves an AI agency. Some build software for large companies. Some sell courses. Others, like us, run marketing and office work for businesses with five or fifteen employees. AI does the repetitive part. If you run a shop, a practice or a crew, you want the third kind.',
        },
        {
          kind: 'paragraph',
          text: 'We still have people doing the work, just like a traditional agency. They spend less time typing and resizing. They spend more time listening to you, making decisions and fixing mistakes.',
        },
        { kind: 'heading', text: 'You’re probably ready if' },
        {
          kind: 'list',
          items: [
            'You get the same five questions every week by phone or message.',
            'You know which customers you want more of, even if you can’t reach them yet.',
            'Leads go cold because no one had ten minutes that day.',
          ],
        },
        { kind: 'heading', text: 'You may want to wait if' },
        {
          kind: 'list',
          items: [
            'You’re still changing what you sell every month.',
            'You couldn’t handle ten more customers if they called tomorrow.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What you get when you hire an AI agency',
      cards: [
        {
          icon: 'gear',
          title: 'Your time back',
          text: 'Confirmations, follow-ups, review requests and first replies come off your to-do list for good.',
        },
        {
          icon: 'megaphone',
          title: 'Marketing every week',
          text: 'Your posts, pages and ads go out in slow weeks and busy ones. They don’t wait for you to find the time.',
        },
        {
          icon: 'people',
          title: 'A person who’s responsible',
          text: 'If something goes out wrong, a named person fixes it and makes sure it doesn’t happen again.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Your first month with our AI agency',
      steps: [
        {
          title: 'List',
          text: 'We write down what eats up your week and what each task costs you in hours or lost customers.',
        },
        {
          title: 'Pick',
          text: 'We pick one task to start with: the one that hurts most and is easiest to check.',
        },
        {
          title: 'Test',
          text: 'For two weeks, the software drafts and you approve. We count how often you change something.',
        },
        {
          title: 'Let it run',
          text: 'Once you stop making changes, it runs on its own. Then we move to the next task on your list.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI agency results you’ll hear about, including ours',
      stats: [
        stat('roi-improvement', 'ROI improvement from AI-run campaigns'),
        stat('cost-reduction', 'cost reduction compared with doing it by hand'),
        stat('conversion-300'),
      ],
      note: 'We quote these figures in our marketing. They’re not a promise. Ask any agency, including us, what’s realistic for your business.',
    },
    {
      kind: 'faq',
      title: 'AI agency, tool or employee: which do you need?',
      entries: [
        {
          question: 'Why not just buy the tools myself?',
          answer:
            'If you like setting things up, go for it. Anyone can buy most of the tools we use. With an agency, you’re paying for the weeks of setup and for the instructions inside the tools. You also get someone who notices when a tool breaks.',
        },
        {
          question: 'Would a part-time marketing person be better?',
          answer:
            'Sometimes. If your marketing depends on going to events and taking photos, hire a person. If it depends on quick replies and regular posts, supervised software gives you more hours for less money.',
        },
        {
          question: 'Does the AI talk to my customers without me knowing?',
          answer:
            'Only where you’ve said it can. For each task, you decide if messages go out on their own or wait for your okay. You can read every one of them later.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'What it’s like to work with an AI agency',
      items: [
        {
          quote:
            'They told me not to automate my estimates because no two are alike. That’s when I started to trust them with the rest.',
          name: 'Sample owner',
          business: 'Custom cabinet maker, Pompano Beach FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'call-to-action',
      title: 'Find out what an AI agency can take off your plate',
      lead: 'Send us three sentences about your week. We’ll reply within 24 hours and tell you honestly if software can help.',
      links: [
        { label: 'Send us a message', href: paths.contact },
        { label: 'Browse the services', href: paths.services },
      ],
    },
  ],
};
