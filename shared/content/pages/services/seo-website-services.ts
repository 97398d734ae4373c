import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/seo-website-services`,
  title: 'SEO & Website Services for local businesses',
  description:
    'A website that loads fast, answers real questions and gets found nearby. Search work with a list of tasks, dates and honest waiting times.',
  keywords: ['SEO', 'website services', 'local SEO', 'web design', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-seo-website-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'SEO & Website Services',
      title: 'Be the answer when someone types your trade and your town.',
      lead: 'Search engines, and now assistants, repeat what pages say clearly. We write those pages, make them quick, and put your opening hours where both machines and people look.',
      chatLabel: 'Check my situation',
      links: [{ label: 'Request a website', href: paths.signup }],
      promises: ['Domain in your name', 'Works on a five-year-old phone', 'No promise of rank one'],
    },
    {
      kind: 'checklist',
      title: 'What a finished site includes',
      lead: 'Whether we repair yours or build a new one, this list has to be true at the end.',
      items: [
        'A page for each service, with price range, duration and what to prepare',
        'A page for each town you really serve, with something true about working there',
        'Phone number, hours and directions within one thumb’s reach',
        'Photos of your own work, described for those who cannot see them',
        'Forms that say what happens after sending',
        'Structured data, titles and descriptions that match the text',
        'Your map profile, with the same name, address and hours everywhere',
        'A way for you to change texts without calling us',
      ],
    },
    {
      kind: 'prose',
      title: 'What search work really is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No secret and no trick. Most of it is finding out what people ask before they buy from you, and answering better than the page that is shown now. The rest is housekeeping: broken links, slow pictures, two pages that compete, a listing with last year’s number.',
        },
        {
          kind: 'paragraph',
          text: 'AI reads hundreds of questions and pages for us in an hour and drafts outlines. It does not know whether your crew can drive to Weston before noon. You tell us, we write it down, and that sentence is often why a page wins.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The order of work',
      steps: [
        {
          title: 'Inventory',
          text: 'Which pages exist, which bring calls, what they say that is no longer true. You get the list with a verdict per page.',
        },
        {
          title: 'Question map',
          text: 'Forty to sixty questions of your customers, grouped into pages. You strike out work you do not want.',
        },
        {
          title: 'Build',
          text: 'Pages go online as they are finished, most valuable first, so waiting time starts running early.',
        },
        {
          title: 'Tend',
          text: 'Monthly: what rose, what sank, what competitors answered better, and two improvements we made because of it.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What it costs to think about',
      groups: [
        {
          title: 'Patience',
          items: [
            claimed('seo-timing', () => 'First changes are visible within a month'),
            'Results take three to four',
            'Need calls sooner? Ads bridge the gap',
          ],
        },
        { title: 'Material', items: ['Half a day of photos', 'Answers only you know', 'A look at each draft'] },
        {
          title: 'Running costs',
          items: ['Domain and hosting, billed to you', 'Care of the software', 'New pages when you add a service'],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about search and websites',
      entries: [
        {
          question: 'Can you guarantee the first place?',
          answer:
            'No, and nobody can. Results differ by person, place and hour. We commit to tasks and dates, and show you calls and forms rather than positions.',
        },
        {
          question: 'Should I start over or repair?',
          answer:
            'Repair, if the site loads fast and you can edit it. A new one makes sense when every change needs a programmer, or when the old one cannot be read on a phone.',
        },
        {
          question: 'Do assistants like ChatGPT change this?',
          answer:
            'They read the same pages and quote the clear ones. A page with facts, prices and places serves both. What we add is a regular check of what they say about you.',
        },
        {
          question: 'When has the work paid for itself?',
          answer:
            'Compare what a call from search costs you with what a call from ads costs. In the first quarter search looks expensive, because pages are paid up front. Later, the same pages keep answering and the cost per call sinks. If it has not by month six, the topic was wrong and we say which.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Better not, when',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You live on one big client, you plan to sell within months, or nobody searches for what you do because it is new. A page cannot answer a question that no one asks. In that case your profile will point to partners, mail or the street.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Read on',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'Calls while search is growing',
        },
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'Photos and texts for the pages',
        },
        { label: 'AI SEO services', href: '/ai-seo-services', text: 'Audit, content and links as packages' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'What would a stranger type to find you?',
      lead: `Give the assistant your website. ${brand.name} writes prompts for the pages that are missing, and you can build them with us or alone.`,
      chatLabel: 'Start with my site',
      links: [
        { label: 'Apply for search work', href: paths.signup },
        { label: 'Have us look first', href: paths.contact },
      ],
    },
  ],
};
