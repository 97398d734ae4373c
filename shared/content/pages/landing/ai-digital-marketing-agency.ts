import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-digital-marketing-agency',
  title: 'AI digital marketing agency: five channels',
  description:
    'One team for your website, search, email, social media and ads. See what AI does, what people do, and how we keep your channels in sync.',
  keywords: ['AI digital marketing agency', 'digital marketing with AI', 'online marketing agency'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-digital-marketing-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI digital marketing agency',
      title: 'An AI digital marketing agency that keeps five channels in sync',
      lead: 'Your website shows one price and your ad shows another. Your last newsletter went out in March. We run all your channels from one plan, so customers see the same business everywhere.',
      links: [
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
        { label: 'Get your channels reviewed', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'prose',
      title: 'Digital marketing with AI: who does what',
      blocks: [
        {
          kind: 'paragraph',
          text: 'AI is great at getting a first draft on the page. It’s bad at knowing if a sentence is true. So AI does the drafting, and our people check the facts and make the decisions.',
        },
        {
          kind: 'list',
          items: [
            'Website: AI drafts and updates pages. A person checks every fact and every price.',
            'Search: AI collects what people search for. A person decides which questions are worth answering.',
            'Email: AI writes versions for different customers. You approve the first of each kind.',
            'Social media: AI cuts, captions and schedules. The pictures come from your real work.',
            'Ads: AI moves small amounts between versions. You set the cap, and it never goes over.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Why one digital marketing team works better',
      cards: [
        {
          icon: 'megaphone',
          title: 'One message a month',
          text: 'You decide what September is about. Your website, emails, posts and ads all say it, each at the right length.',
        },
        {
          icon: 'compass',
          title: 'One report',
          text: 'You get one page that shows what came in, from where, and what it cost. No more checking five dashboards.',
        },
        {
          icon: 'phone',
          title: 'One number to call',
          text: 'When a form breaks, you call us. You don’t have to figure out whose form it is.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What our AI digital marketing includes',
      stats: [
        { value: '5', label: 'channels in one monthly plan' },
        { value: '9', label: 'services to choose from' },
        { value: '200+', label: 'prompts that keep your tone the same on every channel' },
      ],
      note: 'These numbers describe what we offer. They don’t predict what a campaign will bring in.',
    },
    {
      kind: 'testimonials',
      title: 'What changed when one team took over',
      items: [
        {
          quote:
            'My ads were selling a spring special that wasn’t on my website. Catching that paid for the first month.',
          name: 'Sample owner',
          business: 'Garden center, Davie FL',
          stars: 4,
        },
      ],
      sample: true,
    },
    {
      kind: 'steps',
      title: 'Your digital marketing, month by month',
      steps: [
        {
          title: 'Week one: decide',
          text: 'We talk for 20 minutes. What do you want to sell, and what’s already booked up?',
        },
        {
          title: 'Week two: create',
          text: 'We draft everything for all your channels. You read it in one folder.',
        },
        {
          title: 'Week three: publish',
          text: 'Pages go live first, then emails, then ads. That way, no one clicks through to a missing page.',
        },
        {
          title: 'Week four: review',
          text: 'We keep what brought in calls. We drop what only got clicks. Then we plan the next month.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about hiring a digital marketing agency',
      entries: [
        {
          question: 'Do I need all five channels?',
          answer:
            'Rarely. Most small businesses do well with three. It’s better to do a website, a map listing and email right than to be halfway present everywhere.',
        },
        {
          question: 'I already have a web designer. Is that a problem?',
          answer:
            'Not at all. We can send copy and changes to your designer, or work in your system with our own login. You don’t have to replace anyone to get started.',
        },
        {
          question: 'Will it sound like a robot?',
          answer: `It would if we didn’t listen to you first. Your ${brand.name} profile captures how you talk to customers, and we read the first drafts aloud to you. If you’d never say something, we take it out for good.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get a free review of your digital marketing channels',
      lead: 'Send us your website and the other places you’re active online. In your free consultation, we’ll show you where they don’t match.',
      links: [
        { label: 'Send your links', href: paths.contact },
        { label: 'See how it works', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
