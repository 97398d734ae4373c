import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency-near-me',
  aliases: ['/ai-company-near-me'],
  title: `AI agency near me: three offices in ${brand.region}`,
  description: `Offices in Miami, Fort Lauderdale and Boca Raton, what you can settle there in an hour, and what agencies around here charge per month.`,
  keywords: ['AI agency near me', 'AI company near me', `AI agency ${brand.region}`],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: `AI agency in ${brand.region}`,
      title: 'An AI agency you can drive to',
      lead: 'Miami, Fort Lauderdale or Boca Raton: sit down with a person, show your calendar and your inbox, and leave knowing what software could take over.',
      links: [
        { label: 'Miami', href: '/locations/miami' },
        { label: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
        { label: 'Boca Raton', href: '/locations/boca-raton' },
      ],
      promises: ['Three offices', 'Answer within 24 hours'],
    },
    {
      kind: 'offices',
      title: 'Find the closest door',
      lead: 'Announce yourself before you come, so that the right person is in. Each city has its own page with the services and tips for that area.',
    },
    {
      kind: 'checklist',
      title: 'What to bring to the first meeting',
      lead: 'One hour is enough if you have these with you, on paper or on your phone.',
      items: [
        'The last ten messages from people who wanted to buy',
        'Where your three newest customers heard about you',
        'What you paid for marketing in each of the past three months',
        'The logins you have lost (we help you recover them)',
        'One thing you never want a machine to say in your name',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'When near is worth something',
      cards: [
        {
          icon: 'people',
          title: 'We see the shop',
          text: 'Photographs, parking, the smell of the place: what a customer notices rarely makes it into an online form.',
        },
        {
          icon: 'compass',
          title: 'We know the calendar',
          text: 'Snowbirds, storm season, boat show, school start. Campaigns here follow other months than in Ohio.',
        },
        {
          icon: 'chat',
          title: 'Two languages, sometimes three',
          text: 'Your callers may switch between English, Spanish and Creole. We plan for that instead of adding it later.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What people compare',
      lead: claimed(
        'agency-cost',
        () =>
          'An agency on retainer in this region usually asks $2,000-$10,000 per month. These are the results that sales pages, ours among them, set against it.',
        'Results that sales pages quote, ours among them.',
      ),
      stats: [
        stat('leads-300'),
        stat('conversion-150'),
        stat('cost-cut-60'),
        stat('agency-cost', 'usual agency cost per month'),
      ],
      note: 'Figures quoted in our marketing, not a promise. Bring your own numbers and we compare with those.',
    },
    {
      kind: 'steps',
      title: 'How to use a visit',
      steps: [
        {
          title: 'Before',
          text: 'Send us your address and your website. We look at both, so you need not explain from zero.',
        },
        {
          title: 'In the room',
          text: 'You talk, we draw: where customers come from, where they get stuck, who answers.',
        },
        {
          title: 'The same day',
          text: 'You receive the drawing and a list of what to automate, what to leave, and in which order.',
        },
        {
          title: 'A week later',
          text: 'We call once and ask what you decided. If the answer is no, that is the end of it.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'From somebody ten minutes away',
      items: [
        {
          quote:
            'I had spoken to four firms on video. The one that walked through my workshop was the one that understood why I miss calls.',
          name: 'Sample owner',
          business: 'Upholstery workshop, Oakland Park FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial. Neither the owner nor the workshop exists.',
    },
    {
      kind: 'faq',
      title: 'Questions about nearby',
      entries: [
        {
          question: 'I am two hours away. Can you still help?',
          answer:
            'Yes. Everything except the walk through your shop also works by video, and we have pages for cities in all 50 states. If you are far away, you lose the coffee, not the service.',
        },
        {
          question: 'Do I pay for the first conversation?',
          answer:
            'No. The consultation is free and takes 30 minutes by phone or video; plan an hour if you come to an office.',
        },
        {
          question: 'Is there an office closer to Palm Beach?',
          answer:
            'Boca Raton is our northern end. From Jupiter or West Palm Beach it is the shortest drive of the three.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Say when you would like to come',
      lead: 'Tell us the city and two times that suit you. You hear back within a day.',
      links: [
        { label: 'Arrange a visit', href: paths.contact },
        { label: 'All locations', href: '/locations' },
      ],
    },
  ],
};
