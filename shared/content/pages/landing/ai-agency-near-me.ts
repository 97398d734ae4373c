import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency-near-me',
  aliases: ['/ai-company-near-me'],
  title: `AI agency near me: 3 ${brand.region} offices`,
  description: `Visit us in Miami, Fort Lauderdale or Boca Raton. See what we can get done in an hour and what agencies around here charge per month.`,
  keywords: ['AI agency near me', 'AI company near me', `AI agency ${brand.region}`],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: `AI agency in ${brand.region}`,
      title: 'An AI agency near you, with offices you can visit',
      lead: 'Sit down with one of us in Miami, Fort Lauderdale or Boca Raton. Show us your calendar and your inbox. You’ll leave knowing which tasks software can take over.',
      links: [
        { label: 'Miami', href: '/locations/miami' },
        { label: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
        { label: 'Boca Raton', href: '/locations/boca-raton' },
      ],
      promises: ['Three offices', 'Answer within 24 hours'],
    },
    {
      kind: 'offices',
      title: 'Find the AI agency office closest to you',
      lead: 'Let us know before you come so the right person is in. Each city has its own page with local services and tips.',
    },
    {
      kind: 'checklist',
      title: 'What to bring to your first meeting',
      lead: 'One hour is plenty if you have these with you, on paper or on your phone.',
      items: [
        'The last ten messages from people who wanted to buy',
        'How your three newest customers heard about you',
        'What you paid for marketing in each of the past three months',
        'A list of logins you’ve lost (we’ll help you recover them)',
        'One thing you never want AI to say on your behalf',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Why a local AI agency helps',
      cards: [
        {
          icon: 'people',
          title: 'We see your shop',
          text: 'Customers notice the photos, the parking and the smell when they walk in. We can’t get that from an online form.',
        },
        {
          icon: 'compass',
          title: 'We know the local calendar',
          text: 'Snowbirds, storm season, the boat show, back to school. Our busy months aren’t the same as Ohio’s.',
        },
        {
          icon: 'chat',
          title: 'We plan for two or three languages',
          text: 'Your callers may switch between English, Spanish and Creole. We build that in from the start.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What local agencies charge and what they promise',
      lead: claimed(
        'agency-cost',
        () =>
          'An agency on retainer around here usually charges $2,000-$10,000 per month. These are results that sales pages quote, including ours.',
        'These are results that sales pages quote, including ours.',
      ),
      stats: [
        stat('leads-300'),
        stat('conversion-150'),
        stat('cost-cut-60'),
        stat('agency-cost', 'usual agency cost per month'),
      ],
      note: 'We quote these figures in our marketing. They’re not a promise. Bring your own numbers and we’ll compare.',
    },
    {
      kind: 'steps',
      title: 'How an office visit works',
      steps: [
        {
          title: 'Before you come',
          text: 'Send us your address and your website. We’ll look at both first, so you don’t have to start from scratch.',
        },
        {
          title: 'At the meeting',
          text: 'You talk and we sketch it out: where customers come from, where they get stuck, and who answers them.',
        },
        {
          title: 'The same day',
          text: 'We send you the sketch and a list: what to automate, what to leave, and what to do first.',
        },
        {
          title: 'A week later',
          text: 'We’ll call once to ask what you decided. If it’s a no, we won’t call again.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'What an owner ten minutes away says',
      items: [
        {
          quote:
            'I talked to four companies on video. Only one walked through my workshop, and only that one understood why I miss calls.',
          name: 'Sample owner',
          business: 'Upholstery workshop, Oakland Park FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Questions about our offices',
      entries: [
        {
          question: 'I’m two hours away. Can you still help?',
          answer:
            'Yes. We can do everything by video except walk through your shop. We also have pages for cities in all 50 states.',
        },
        {
          question: 'Do I pay for the first conversation?',
          answer:
            'No. The consultation is free and takes 30 minutes by phone or video. Plan on an hour if you come to an office.',
        },
        {
          question: 'Is there an office closer to Palm Beach?',
          answer:
            'Boca Raton is our northernmost office. From Jupiter or West Palm Beach, it’s the shortest drive of the three.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Schedule a visit to the office near you',
      lead: 'Tell us the city and two times that work for you. You’ll hear back within a day.',
      links: [
        { label: 'Schedule a visit', href: paths.contact },
        { label: 'See all locations', href: '/locations' },
      ],
    },
  ],
};
