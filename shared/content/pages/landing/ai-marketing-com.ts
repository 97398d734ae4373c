import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-com',
  title: 'AI marketing platform: profile, prompts, next steps',
  description: `Looking for a site where you can do AI marketing yourself? Here is what ${brand.name} gives you after you sign up, area by area.`,
  keywords: ['AI marketing com', 'AI marketing platform', 'AI marketing website'],
  card: '/cards/ai-marketing-com.png',
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing platform',
      title: 'Do your own AI marketing, in one place',
      lead: 'No campaign to brief, no agency to wait for. Answer questions about your business, open the member area, and work through it at your own speed.',
      links: [
        { label: 'Create your profile', href: paths.signup },
        { label: 'Have us do it', href: paths.services },
      ],
      promises: ['Works on your phone', 'Nothing to install'],
    },
    {
      kind: 'stats',
      title: 'The platform in three numbers',
      stats: [
        stat('businesses'),
        { value: '200+', label: 'custom prompts in each profile' },
        { value: '11', label: 'steps in the Marketing Machine' },
      ],
      note: claimed(
        'businesses',
        () =>
          'The number of businesses is a figure quoted in our marketing, not a promise; the other two describe the product.',
        'Counts of what the product holds.',
      ),
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What you find inside',
      cards: [
        {
          icon: 'document',
          title: 'Your profile',
          text: 'The plan that everything else builds on, to read on screen, print or share.',
        },
        {
          icon: 'road',
          title: 'Marketing Machine',
          text: 'One step at a time, from who you serve to what you check each month. It remembers where you stopped.',
        },
        {
          icon: 'spark',
          title: 'Prompt packs',
          text: 'Sorted by tool, with your business filled in. Copy one, or open the tool with it.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Free first, then your choice',
      lead: 'You see the whole thing before any money is mentioned again.',
      groups: [
        {
          title: `${plans.free.name}: ${plans.free.priceText}`,
          text: 'To find out whether this way of working suits you.',
          items: ['7-day preview', '25 prompts per month', 'Business analysis', ...plans.free.terms],
        },
        {
          title: `${plans.pro.name}: ${plans.pro.priceText}`,
          text: 'For owners who use it every week.',
          items: ['Unlimited prompts', 'Monthly strategy updates', 'Export and sharing', ...plans.pro.terms],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Your first evening on it',
      steps: [
        { title: '7:00 pm', text: 'Answer the questions. Short, plain sentences give the best plan.' },
        { title: '7:05 pm', text: 'Skim all five parts once. Mark what surprises you.' },
        {
          title: '7:20 pm',
          text: 'Take the first prompt of the list for social media, run it, change two words, publish.',
        },
        {
          title: '7:40 pm',
          text: 'Do step one of the Marketing Machine and close the laptop. It will still be there on Thursday.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'After a few weeks',
      items: [
        {
          quote:
            'I use it like a gym: Tuesday and Friday, half an hour. For the first time my marketing has a place in my week.',
          name: 'Sample owner',
          business: 'Bookkeeping office, Tamarac FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial; person and office are invented.',
    },
    {
      kind: 'faq',
      title: 'Platform questions',
      entries: [
        {
          question: 'Is this a chatbot with a different name?',
          answer:
            'No. A chatbot waits for you to know what to ask. Here you start from a written plan, a fixed order of steps and prompts that already contain your details. You then use them in whatever AI tool you like.',
        },
        {
          question: 'Do I need accounts with other tools?',
          answer:
            'For texts, any free chat assistant is enough. Video, image and voice prompts name the tool they are made for, and most of those let you try before you pay.',
        },
        {
          question: 'What if I get stuck?',
          answer:
            'Ask in the chat, or write to us; a person answers within 24 hours. And if you would rather hand the whole thing over, our team takes on single services too.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Start with the part that is free',
      lead: 'If you would rather hear from a person first, write and say what you are trying to do.',
      links: [
        { label: 'Sign up', href: paths.signup },
        { label: 'Services', href: paths.services },
        { label: 'Write to us', href: paths.contact },
      ],
    },
  ],
};
