import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/seo-website-services`,
  title: 'SEO & Website Services for local businesses',
  description:
    'Get a website that loads fast, answers real questions and shows up in local searches. You’ll know the tasks, the dates and how long it takes.',
  keywords: ['SEO', 'website services', 'local SEO', 'web design', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-seo-website-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'SEO & Website Services',
      title: 'SEO and website services that help local customers find you',
      lead: 'Google and AI assistants repeat what pages say clearly. We write those pages, make them fast and put your hours where people and search engines look.',
      chatLabel: 'Check my website',
      links: [{ label: 'Request a website', href: paths.signup }],
      promises: ['Domain in your name', 'Works on a five-year-old phone', 'No #1 ranking promises'],
    },
    {
      kind: 'checklist',
      title: 'What’s included in your new or updated website',
      lead: 'We repair the site you have or build a new one. Either way, you end up with this:',
      items: [
        'A page for each service, with price range, how long it takes and how to prepare',
        'A page for each town you really serve, with real details about working there',
        'Your phone number, hours and directions, easy to reach with one thumb',
        'Photos of your own work, with descriptions for people who can’t see them',
        'Forms that tell people what happens next',
        'Structured data, titles and descriptions that match the text',
        'Your map profile, with the same name, address and hours everywhere',
        'A way for you to change the text without calling us',
      ],
    },
    {
      kind: 'prose',
      title: 'How SEO works for a local business',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There’s no secret to it. We find out what people ask before they buy from you. Then we answer it better than the page that ranks now. The rest is cleanup: broken links, slow images, pages that compete with each other, and a listing with last year’s number.',
        },
        {
          kind: 'paragraph',
          text: 'AI reads hundreds of questions and pages for us in an hour and drafts outlines. It doesn’t know if your crew can get to Weston before noon. You do. We put what you tell us on the page, and that’s often why it ranks.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Our SEO process, step by step',
      steps: [
        {
          title: 'Inventory',
          text: 'We check which pages you have, which ones bring calls and what’s out of date. You get a list that says what to do with each page.',
        },
        {
          title: 'Question map',
          text: 'We collect 40 to 60 questions your customers ask and group them into pages. You cross out the work you don’t want.',
        },
        {
          title: 'Build',
          text: 'Each page goes live as soon as it’s done, most valuable first. That way, it starts working toward a ranking sooner.',
        },
        {
          title: 'Maintain',
          text: 'Every month, we show you what went up, what went down and what competitors did better. We also make two improvements based on that.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What SEO takes in time, help and money',
      groups: [
        {
          title: 'Time',
          items: [
            '{{if claim:seo-timing}}You’ll see the first changes within a month{{end}}',
            'Results take three to four months',
            'Need calls sooner? Run ads until then',
          ],
        },
        {
          title: 'Your help',
          items: ['Half a day of photos', 'Answers only you have', 'A look at each draft'],
        },
        {
          title: 'Running costs',
          items: ['Domain and hosting, billed to you', 'Software upkeep', 'New pages when you add a service'],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about SEO and websites',
      entries: [
        {
          question: 'Can you guarantee the #1 spot on Google?',
          answer:
            'No, and nobody can. Results change by person, place and time of day. We commit to tasks and dates. Our reports show you calls and forms instead of rankings.',
        },
        {
          question: 'Should I fix my website or start over?',
          answer:
            'Fix it if it loads fast and you can edit it. Get a new one if every change takes a programmer, or if people can’t read the old one on a phone.',
        },
        {
          question: 'Does ChatGPT change how SEO works?',
          answer:
            'Not much. ChatGPT and other assistants read the same pages and quote the clear ones. Facts, prices and places on your page help you with Google and with assistants. We also check regularly what assistants say about you.',
        },
        {
          question: 'When does SEO pay for itself?',
          answer:
            'Compare the cost of a call from search with the cost of a call from ads. In the first quarter, search looks expensive, because you pay for pages up front. Later, the same pages keep bringing calls and each call costs less. If that hasn’t happened by month six, we picked the wrong topic and we’ll tell you which one.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'When SEO isn’t worth it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Skip it if you rely on one big client or plan to sell your business within months. It also won’t help if what you do is so new that nobody searches for it. In that case, your profile will suggest partners, mailers or going door to door.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Services that work well with SEO',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'Get calls while your rankings grow',
        },
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'Get photos and copy for your pages',
        },
        { label: 'AI SEO services', href: '/ai-seo-services', text: 'Buy the audit, content or links as packages' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out which pages your website is missing',
      lead: `Give the assistant your website. ${brand.name} writes a prompt for each missing page. Build them with us or on your own.`,
      chatLabel: 'Start with my site',
      links: [
        { label: 'Apply for SEO help', href: paths.signup },
        { label: 'Have us look first', href: paths.contact },
      ],
    },
  ],
};
