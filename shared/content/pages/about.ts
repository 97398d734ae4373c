import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { sampleNotes, sampleReviews, sampleTeam, sampleTestimonials } from '../samples.ts';
import { stat } from '../claim-marks.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.about,
  title: `About the agency behind ${brand.name}`,
  description: `Who we are, what we believe and how we work: a small AI marketing agency in ${brand.city} for owners who would rather serve customers than write ads.`,
  keywords: ['about', brand.agency, 'AI marketing agency', brand.city, brand.region],
  card: '/cards/about.png',
  jsonLd: ['organization', 'localBusiness'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: `About ${brand.agency}`,
      title: 'Marketing help that knows what your week looks like.',
      lead: `You open at eight and close when the last customer leaves. We are a small team in ${brand.city} that plans and builds marketing for people with that kind of day.`,
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
          text: 'Give a business of five people the marketing that used to take a department. Software does the drafting, sorting and reminding. You and we keep the decisions: what you stand for, whom you want as a customer, what you will never promise.',
        },
        { kind: 'heading', text: 'Our vision' },
        {
          kind: 'paragraph',
          text: 'A main street where the best shop is also the easiest one to find. When somebody nearby needs what you do well, they should hear about you first, whatever your budget is.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Core values',
      title: 'Four things we hold each other to',
      cards: [
        {
          icon: 'people',
          title: 'Trust & Integrity',
          text: 'Accounts, domains and data stay in your name. If something we made does not work, you hear it from us before you see it in a report.',
        },
        {
          icon: 'spark',
          title: 'Innovation',
          text: 'We try new tools on our own business first. What survives a month there may come near yours.',
        },
        {
          icon: 'target',
          title: 'Excellence',
          text: 'A person reads every text, ad and call script before it goes out. Fast is good; wrong phone numbers are not.',
        },
        {
          icon: 'chat',
          title: 'Collaboration',
          text: 'You know your customers and we know the tools. The plan is written with both on the table, in words you would use yourself.',
        },
      ],
    },
    {
      kind: 'team',
      title: 'The two people you will meet',
      lead: 'No account managers in between. Whoever builds your system is the one who answers your question about it.',
      people: sampleTeam,
      note: sampleNotes.team,
    },
    {
      kind: 'prose',
      title: 'Our approach',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We begin with what you already have: customers who come back, questions they keep asking, jobs you are proud of. Most marketing problems turn out to be a call nobody took, a page nobody updated or an offer nobody understood.',
        },
        {
          kind: 'paragraph',
          text: 'So the first month is small on purpose. One leak gets fixed, one number gets watched. When that number moves, we add the next piece. When it does not, we stop, say so, and try what your profile ranks second.',
        },
        {
          kind: 'list',
          items: [
            'You approve everything that carries your name until you tell us you no longer want to.',
            'Software that talks to your customers says that it is software.',
            'If you leave, you take the texts, the site, the lists and the settings with you.',
          ],
        },
      ],
    },
    {
      kind: 'reviews',
      title: 'What people say about us elsewhere',
      lead: 'Public reviews belong here. Until they are connected, two samples hold the place.',
      samples: sampleReviews,
    },
    {
      kind: 'map',
      title: 'Where to find us',
      text: `We work from ${brand.city} and come to you anywhere in ${brand.region}. Farther away, we meet by video.`,
      place: `${brand.city}, ${brand.stateCode}`,
      lat: 26.1224,
      lng: -80.1373,
      zoom: 12,
    },
    {
      kind: 'testimonials',
      title: 'Three owners, in their own words',
      items: sampleTestimonials,
      note: sampleNotes.testimonials,
    },
    {
      kind: 'stats',
      title: 'Local desk, global reach',
      lead: 'The chat has no opening hours and no border, so profiles are read far from the beach.',
      stats: [stat('continents'), stat('countries')],
      note: 'Stated by the agency about the reach of its work. Nobody outside has audited it.',
    },
    {
      kind: 'call-to-action',
      title: 'Say hello, or let the assistant ask first.',
      lead: 'A message reaches a person. The chat takes a few minutes and gives us something real to talk about.',
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a profile', href: paths.signup },
        { label: 'Write to us', href: paths.contact },
      ],
    },
  ],
};
