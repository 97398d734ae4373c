import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: paths.profile,
  aliases: ['/ai'],
  title: 'Your free AI marketing profile: what’s in it',
  description: `See what’s in your ${brand.name} profile, who writes it and what happens next. It’s free, takes about 3 minutes and needs no credit card.`,
  keywords: ['AI marketing profile', 'AI marketing plan', 'marketing prompts', 'small business marketing plan'],
  card: `/cards/${brand.slug}.png`,
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: `The ${brand.name} profile`,
      title: 'A free AI marketing plan written for your business',
      lead: 'Tell us what you sell, who you sell it to and what hasn’t worked. You’ll get a written plan you can use tonight, with your prompts already filled in.',
      links: [
        { label: 'Get your profile', href: paths.signup },
        { label: 'See our services', href: paths.services },
      ],
      promises: ['About 3 minutes', 'Free', 'No credit card', '200+ custom prompts'],
    },
    {
      kind: 'sample-profile',
      title: 'See a page from a sample AI marketing profile',
      lead: 'Every recommendation shows the answer it’s based on. You can see why we said it, and correct us if we got it wrong.',
      note: 'Sample, shortened. We made up the pool company.',
      business: 'Palmetto Pool Care, Davie FL',
      contents: [
        'Business Analysis',
        'AI Marketing Strategies',
        'AI Platform Prompts',
        'Automation & Integration',
        'Growth Roadmap',
      ],
      finding: {
        heading: 'Where you lose customers',
        text: 'People ask for a price on Sunday and hear from you on Tuesday. By then, a neighbor has recommended someone else. Answering within an hour will help you more than a new website.',
        because: 'Because you said: “I do quotes when I’m back in the office.”',
      },
      prompt: {
        heading: 'A prompt from the same profile',
        platform: 'Email',
        title: 'Reply to a green-pool photo',
        text: 'Write a reply from Palmetto Pool Care in Davie, Florida, to a homeowner who sent a photo of a green pool. Give the price range for a first cleaning, offer two open times this week, and ask which one works. Under 90 words.',
      },
      roadmap: {
        heading: 'What to do first',
        items: [
          { when: 'First week', what: 'Set up an automatic reply, day and night, with your price range' },
          { when: 'First month', what: 'Add one before-and-after photo a week to your Google profile' },
          { when: 'After that', what: 'Offer a yearly plan to everyone who booked a single cleaning' },
        ],
      },
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Why your marketing profile is worth three minutes',
      cards: [
        {
          icon: 'target',
          title: 'It’s about you',
          text: 'It uses your town, your prices and your customers. It wouldn’t fit the shop next door.',
        },
        {
          icon: 'document',
          title: 'It’s in writing',
          text: 'You can print it, mark it up and give it to anyone who helps with your marketing, even if it’s not us.',
        },
        {
          icon: 'spark',
          title: 'It’s ready to use',
          text: 'When the plan says “post about this,” the prompt for that post is right below, ready to copy.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to get your free AI marketing profile',
      steps: [
        {
          title: 'Apply',
          text: 'Fill out the form, or chat with the assistant on any page. You’ll get the same profile.',
        },
        {
          title: 'Read it',
          text: 'Your profile has five parts. Start with the analysis and see if we got your business right.',
        },
        {
          title: 'Try one thing',
          text: 'Pick one prompt, run it in the tool it’s written for and publish the result.',
        },
        {
          title: 'Talk it over',
          text: 'Book a free 30-minute consultation and ask a person what to do next.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI marketing results we quote for small businesses',
      stats: [
        stat('roi-improvement'),
        stat('cost-reduction', 'cost reduction in routine marketing work'),
        stat('conversion-300'),
      ],
      note: 'We quote these figures in our marketing. They’re not a promise. What your profile changes depends on how you use it.',
    },
    {
      kind: 'testimonials',
      title: 'What one owner did with the profile',
      items: [
        {
          quote:
            'I expected a brochure. It told me to stop paying for the directory listing and answer my phone. It was right about both.',
          name: 'Sample owner',
          business: 'Locksmith, Lauderhill FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Questions about your AI marketing profile',
      entries: [
        {
          question: 'Who writes my profile, a person or AI?',
          answer: `The ${brand.assistant} writes it from your answers. If you book a consultation, someone from our team reads it with you and changes anything that doesn’t fit.`,
        },
        {
          question: 'What does it cost once I have it?',
          answer: `Nothing. You keep the profile. It comes with a 7-day preview of the member area. If you want to stay after that, ${plans.pro.name} is ${plans.pro.priceText}, with a 30-day money-back guarantee. You can cancel anytime.`,
        },
        {
          question: 'I’m not a computer person. Can I still use the prompts?',
          answer:
            'Yes, if you can copy and paste. Each prompt tells you which tool to use and already has your details. You read the result before anyone else does.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get your free AI marketing profile',
      lead: 'It’s yours to keep, even if you never hire us.',
      links: [
        { label: 'Apply for a profile', href: paths.signup },
        { label: 'See what we can do for you', href: paths.services },
      ],
    },
  ],
};
