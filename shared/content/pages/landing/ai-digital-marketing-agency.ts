import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-digital-marketing-agency',
  title: 'AI digital marketing agency: every channel, one team',
  description:
    'Website, search, email, social and ads under one roof. Which part AI does, which part people do, and how the channels are tied together.',
  keywords: ['AI digital marketing agency', 'digital marketing with AI', 'online marketing agency'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-digital-marketing-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI digital marketing agency',
      title: 'Five online channels that stop working against each other',
      lead: 'The website says one price, the ad another, the newsletter is from March. We run your channels from one plan, so that a customer meets the same business everywhere.',
      links: [
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
        { label: 'Ask for a review of your channels', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'prose',
      title: 'Who does what',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Digital marketing is a handful of crafts with a common enemy: the empty page on Monday morning. AI is very good against the empty page and poor at knowing whether a sentence is true. We divide the work along that line.',
        },
        {
          kind: 'list',
          items: [
            'Website: AI drafts and updates pages; a person checks every fact and every price.',
            'Search: AI collects what people type; a person decides which questions you should answer at all.',
            'Email: AI writes versions for different customers; you approve the first of each kind.',
            'Social media: AI cuts, captions and schedules; the pictures come from your real work.',
            'Ads: AI moves small amounts between variants; the ceiling is yours and does not move.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What changes with one team',
      cards: [
        {
          icon: 'megaphone',
          title: 'One message a month',
          text: 'You decide what September is about. Website, mails, posts and ads say that, each in its own length.',
        },
        {
          icon: 'compass',
          title: 'One report',
          text: 'A page with what came in from where, and what it cost you. No five dashboards, no screenshots.',
        },
        {
          icon: 'phone',
          title: 'One number to call',
          text: 'When the form is broken, you do not have to find out first whose form it is.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'How we are set up',
      stats: [
        { value: '5', label: 'channels in one monthly plan' },
        { value: '9', label: 'services you can add or leave' },
        { value: '200+', label: 'prompts that carry your tone from channel to channel' },
      ],
      note: 'Counts of what we offer. They say nothing about what a campaign will bring.',
    },
    {
      kind: 'testimonials',
      title: 'Before and after, in one sentence',
      items: [
        {
          quote:
            'My ads sold a spring special that my website had never heard of. That alone was worth the first month.',
          name: 'Sample owner',
          business: 'Garden center, Davie FL',
          stars: 4,
        },
      ],
      note: 'Sample testimonial for an invented garden center.',
    },
    {
      kind: 'steps',
      title: 'A month in the calendar',
      steps: [
        {
          title: 'Week one: decide',
          text: 'A call of twenty minutes. What do you want to sell, what is full already?',
        },
        {
          title: 'Week two: produce',
          text: 'Everything for all channels is drafted at once and lands in one folder for you to read.',
        },
        {
          title: 'Week three: publish',
          text: 'Pages go live first, then mails, then ads, so nobody clicks into something that is not there yet.',
        },
        {
          title: 'Week four: look',
          text: 'What brought calls stays. What brought only clicks goes. The next month starts from there.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Fair questions',
      entries: [
        {
          question: 'Do I need all five channels?',
          answer:
            'Rarely. Most small businesses live well from three. We would rather do a website, a map listing and email properly than have you half-present everywhere.',
        },
        {
          question: 'I already have a web designer. Is that a problem?',
          answer:
            'No. We send texts and changes to your designer, or work in your system with a login of our own. Nobody has to be replaced for this to start.',
        },
        {
          question: 'Will it sound like a robot?',
          answer: `It does if nobody listens to you first. Your ${brand.name} profile records how you talk to customers, and we read the first texts aloud to you. What you would never say is struck out and stays out.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Have your channels checked against each other',
      lead: 'Send the address of your website and where else you are active. In the free consultation we go through the contradictions.',
      links: [
        { label: 'Send your links', href: paths.contact },
        { label: 'How the service works', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
