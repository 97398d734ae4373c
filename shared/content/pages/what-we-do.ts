import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { sampleNotes, samplePodcastClips, sampleStories } from '../samples.ts';
import type { Link, Page } from '../schema.ts';

/** Opens the dialog at the end of the page; where none can open, it leads to the application. */
const toStartProfile = { href: paths.signup, dialog: 'start-profile' };
const learnMore: Link = { label: 'Learn More', ...toStartProfile };

export const page: Page = {
  path: paths.whatWeDo,
  title: 'What we do: from your answers to running systems',
  description: `How ${brand.agency} turns a short profile into campaigns, phone agents and automations: four steps, eight kinds of work, six sample stories.`,
  keywords: ['what we do', 'AI solutions', 'marketing process', 'small business', brand.region],
  card: '/cards/what-we-do.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'What we do',
      title: 'We find where your customers get lost, and build what catches them.',
      lead: 'A call that rings out. A quote nobody followed up. A page that never mentions your town. You tell us how business comes in; we repair the leak that costs you most.',
      chatLabel: 'Tell the assistant',
      links: [{ label: 'See our work', href: '/case-studies' }],
      promises: ['Profile free', 'Built in your accounts', 'You can stop after any step'],
    },
    {
      kind: 'prose',
      title: 'Our mission',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We put working AI into businesses that have no time to study it. That means tools chosen for one shop and one crew, explained in a sentence each, and measured by what they brought in: calls, bookings, orders, hours you got back.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four steps, in this order',
      lead: 'Each one ends with something you can hold, so you always know what you have paid for.',
      steps: [
        {
          title: 'Profile creation',
          text: 'The assistant asks about your business and writes a profile. You correct what it got wrong. You keep it, whatever you decide next.',
        },
        {
          title: 'Custom solution design',
          text: 'From the profile we draw one page: what gets built, which of your tools it touches, what it costs to run, and the number it should move.',
        },
        {
          title: 'Implementation and integration',
          text: 'We connect phone, calendar, forms and customer list, then test with made-up customers. Nothing meets a real one before you have tried it.',
        },
        {
          title: 'Optimization and results',
          text: 'Every month the same short list: what came in, what it cost, what we changed. Parts that earn nothing are switched off.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Services',
      title: 'Eight kinds of work we take on',
      lead: 'Pick the one that sounds like your problem. The profile will tell us both whether it really is.',
      cards: [
        {
          icon: 'compass',
          title: 'AI strategy',
          text: 'Which jobs in your business software should do, which it should not, and in what order to start.',
          link: learnMore,
        },
        {
          icon: 'phone',
          title: 'Phone agents',
          text: 'A voice that picks up on the second ring, books the visit and hands you the tricky ones.',
          link: learnMore,
        },
        {
          icon: 'gear',
          title: 'Process automation',
          text: 'Quotes, reminders and review requests leave on time because nobody has to remember them.',
          link: learnMore,
        },
        {
          icon: 'document',
          title: 'Content production',
          text: 'Articles, product texts and emails drafted in your voice and read by a person before they go out.',
          link: learnMore,
        },
        {
          icon: 'search',
          title: 'Search and websites',
          text: 'Pages that load fast on a phone and answer what people in your area really ask.',
          link: learnMore,
        },
        {
          icon: 'target',
          title: 'Paid campaigns',
          text: 'Small tests first. The offer that brings calls gets the budget; the others end.',
          link: learnMore,
        },
        {
          icon: 'people',
          title: 'AI twins and video',
          text: 'Film yourself once; your digital double then presents new texts, and viewers are told what it is.',
          link: learnMore,
        },
        {
          icon: 'rocket',
          title: 'Sales follow-up',
          text: 'Every inquiry gets an answer within minutes and a next step, until it becomes a yes or a no.',
          link: learnMore,
        },
      ],
    },
    {
      kind: 'videos',
      title: 'Clips from our podcast',
      lead: 'Owners and our team on one question at a time.',
      aspect: '9:16',
      items: samplePodcastClips,
      note: sampleNotes.videos,
    },
    {
      kind: 'stories',
      title: 'Six stories of leaks that were closed',
      lead: 'Different trades, the same pattern: one weak spot, one repair, one thing that got easier.',
      items: sampleStories,
      note: sampleNotes.stories,
    },
    {
      kind: 'link-list',
      title: 'Look closer',
      links: [
        { label: 'Case studies', href: '/case-studies', text: 'AI twins on video and fifteen websites' },
        { label: 'All nine services', href: paths.services, text: 'Each with its own page' },
        { label: 'Where we work', href: '/locations', text: 'City by city, with what is particular there' },
        { label: 'One-day bootcamp', href: '/bootcamp', text: 'Build it with us, online or in the studio' },
        { label: 'Developer prompt packs', href: '/tools', text: 'For people who write software' },
        { label: 'Blog', href: '/blog', text: 'How to do one thing better, with numbers' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Which leak is yours?',
      lead: 'Begin with the profile. It is free, asks for no card, and shows where the first repair should go.',
      links: [
        { label: 'Start Your AI Transformation', ...toStartProfile },
        { label: 'Ask a person', href: paths.contact },
      ],
    },
    {
      kind: 'start-profile',
      title: 'It starts with your profile',
      text: 'Before we propose anything, we want to know your business. Answer a few questions and you get a written profile: what sets you apart, what to do first, and 200+ prompts to do it with. Free, no credit card.',
      chat: { label: 'Start Chat', text: 'About 2 minutes, and you watch it being written.' },
      apply: { label: 'Apply', text: 'Fill in seven fields and let us build it with you.', href: paths.signup },
    },
  ],
};
