import { brand } from '#shared/brand.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: paths.profile,
  aliases: ['/ai'],
  title: 'Your AI marketing profile: what is in it and what it costs',
  description: `What the ${brand.name} profile holds, who writes it, how long it takes and what happens after. Free, about 3 minutes, no credit card.`,
  keywords: ['AI marketing profile', 'AI marketing plan', 'marketing prompts', 'small business marketing plan'],
  card: `/cards/${brand.slug}.png`,
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: `The ${brand.name} profile`,
      title: 'A marketing plan that knows your business by name',
      lead: 'You say what you sell, to whom, and what has not worked. You get a written plan you can act on the same evening, with the prompts already filled in.',
      links: [
        { label: 'Get your profile', href: paths.signup },
        { label: 'See our services', href: paths.services },
      ],
      promises: ['About 3 minutes', 'Free', 'No credit card', '200+ custom prompts'],
    },
    {
      kind: 'sample-profile',
      title: 'One page out of a profile',
      lead: 'Every finding names the answer it came from, so you can tell advice from guesswork and correct what we got wrong.',
      note: 'Sample, shortened. The pool company is invented.',
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
        text: 'People ask for a price on Sunday and hear from you on Tuesday. By then a neighbor has recommended somebody. An answer within the hour matters more than a new website.',
        because: 'Because you said: “I do quotes when I am back in the office.”',
      },
      prompt: {
        heading: 'A prompt from the same profile',
        platform: 'Email',
        title: 'Answer to a green-pool photo',
        text: 'Write a reply for Palmetto Pool Care in Davie, Florida, to a homeowner who sent a photo of a green pool. Give the price range for a first cleaning, name two free visits this week, ask which one suits. Under 90 words.',
      },
      roadmap: {
        heading: 'In which order',
        items: [
          { when: 'First week', what: 'A reply that goes out by itself, day and night, with your price range' },
          { when: 'First month', what: 'Photos of before and after in your Google profile, one a week' },
          { when: 'After that', what: 'A yearly plan offered to everyone who booked a single cleaning' },
        ],
      },
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Why it is worth three minutes',
      cards: [
        {
          icon: 'target',
          title: 'It is about you',
          text: 'Your town, your prices, your customers. Nothing in it could be handed to the shop next door unchanged.',
        },
        {
          icon: 'document',
          title: 'It is written down',
          text: 'A document you can print, mark up and give to whoever helps you with marketing, even if that is not us.',
        },
        {
          icon: 'spark',
          title: 'It does not stop at advice',
          text: 'Where the plan says “post about this”, the prompt for that post is underneath, ready to copy.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From first question to first result',
      steps: [
        {
          title: 'Apply',
          text: 'Fill in the form, or talk to the assistant on any page. Both lead to the same document.',
        },
        {
          title: 'Read',
          text: 'Your profile appears in five parts. Start with the analysis and see whether you recognize yourself.',
        },
        {
          title: 'Try one thing',
          text: 'Pick a single prompt, run it in the tool it was written for, publish what comes out.',
        },
        {
          title: 'Talk it through',
          text: 'Book a free 30-minute consultation and ask a person what you would do second.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What AI marketing is said to change',
      stats: [
        stat('roi-improvement'),
        stat('cost-reduction', 'cost reduction in routine marketing work'),
        stat('conversion-300'),
      ],
      note: 'Figures quoted in our marketing, not a promise. What your profile changes depends on what you do with it.',
    },
    {
      kind: 'testimonials',
      title: 'One owner, one evening',
      items: [
        {
          quote:
            'I expected a brochure. It told me to stop paying for the directory listing and to answer my phone, and it was right about both.',
          name: 'Sample owner',
          business: 'Locksmith, Lauderhill FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial. Owner and business are invented until a customer’s own words stand here.',
    },
    {
      kind: 'faq',
      title: 'Before you start',
      entries: [
        {
          question: 'Who writes my profile, a person or a machine?',
          answer: `The ${brand.assistant} writes it from your answers. If you ask for a consultation, somebody from our team reads it with you and changes what does not fit.`,
        },
        {
          question: 'What does it cost once I have it?',
          answer: `Nothing. The profile stays yours. A 7-day preview of the member area comes along with it; if you want to go on there, ${plans.pro.name} is ${plans.pro.priceText}, with a 30-day money-back guarantee, and you can cancel anytime.`,
        },
        {
          question: 'I am not a computer person. Can I still use the prompts?',
          answer:
            'Yes, if you can copy and paste. Each prompt says which tool it is for and has your details in it already. You read the result before anyone else does.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'See what it says about your business',
      lead: 'You keep the profile whether you ever hire us or not.',
      links: [
        { label: 'Apply for a profile', href: paths.signup },
        { label: 'What we can do for you', href: paths.services },
      ],
    },
  ],
};
