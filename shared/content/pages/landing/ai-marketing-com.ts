import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-com',
  title: 'AI marketing platform: your plan and prompts',
  description: `Want to do AI marketing yourself? See what you get when you sign up for ${brand.name}: your profile, your prompts and your next steps.`,
  keywords: ['AI marketing com', 'AI marketing platform', 'AI marketing website'],
  card: '/cards/ai-marketing-com.png',
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing platform',
      title: 'A do-it-yourself AI marketing platform with your plan and prompts',
      lead: 'You don’t have to write a brief or wait for an agency. Answer questions about your business, open the member area and work at your own pace.',
      links: [
        { label: 'Create your profile', href: paths.signup },
        { label: 'Have us do it', href: paths.services },
      ],
      promises: ['Works on your phone', 'Nothing to install'],
    },
    {
      kind: 'stats',
      title: 'Our AI marketing platform in three numbers',
      stats: [
        stat('businesses'),
        { value: '200+', label: 'custom prompts in each profile' },
        { value: '11', label: 'steps in the Marketing Machine' },
      ],
      note: claimed(
        'businesses',
        () =>
          'We quote the number of businesses in our marketing. It’s not a promise. The other two numbers describe the product.',
        'These numbers describe what’s in the product.',
      ),
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What you get inside the AI marketing platform',
      cards: [
        {
          icon: 'document',
          title: 'Your profile',
          text: 'This is your marketing plan, and everything else builds on it. Read it on screen, print it or share it.',
        },
        {
          icon: 'road',
          title: 'Marketing Machine',
          text: 'You go one step at a time, from who you serve to what you check each month. It remembers where you left off.',
        },
        {
          icon: 'spark',
          title: 'Prompt packs',
          text: 'They’re sorted by tool, with your business details filled in. Copy a prompt, or open it right in the tool.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Start free, then pick a plan',
      lead: 'See how it works before you pay anything.',
      groups: [
        {
          title: `${plans.free.name}: ${plans.free.priceText}`,
          text: 'Find out if working this way suits you.',
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
      title: 'Your first evening with the platform',
      steps: [
        { title: '7:00 PM', text: 'Answer the questions. Short, plain sentences get you the best plan.' },
        { title: '7:05 PM', text: 'Skim all five parts and mark anything that surprises you.' },
        {
          title: '7:20 PM',
          text: 'Take the first social media prompt. Run it, change two words and publish the result.',
        },
        {
          title: '7:40 PM',
          text: 'Do step one of the Marketing Machine and close the laptop. It’ll still be there on Thursday.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'What owners say after a few weeks',
      items: [
        {
          quote:
            'I use it like a gym: half an hour on Tuesday and Friday. For the first time, marketing has a spot in my week.',
          name: 'Sample owner',
          business: 'Bookkeeping office, Tamarac FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Questions about the AI marketing platform',
      entries: [
        {
          question: 'Is this just a chatbot with a different name?',
          answer:
            'No. With a chatbot, you need to know what to ask. Here, you start with a written plan, steps in order and prompts that already have your details. You can use them in any AI tool you like.',
        },
        {
          question: 'Do I need accounts with other tools?',
          answer:
            'For writing, any free chat assistant works. Video, image and voice prompts tell you which tool they’re for. Most of those tools let you try before you pay.',
        },
        {
          question: 'What if I get stuck?',
          answer:
            'Ask in the chat or write to us, and a person will answer within 24 hours. If you’d rather hand it off, you can hire our team for a single service.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Start your AI marketing for free',
      lead: 'Want to talk to a person first? Tell us what you’re trying to do.',
      links: [
        { label: 'Sign up', href: paths.signup },
        { label: 'See services', href: paths.services },
        { label: 'Send us a message', href: paths.contact },
      ],
    },
  ],
};
