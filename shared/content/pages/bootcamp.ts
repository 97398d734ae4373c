import { brand } from '#shared/brand.ts';
import { buyPath, paths } from '#shared/paths.ts';
import { bootcampPreview, instructor } from '../samples.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.bootcamp,
  title: `AI Business Systems Bootcamp in ${brand.city}`,
  description: `Build AI systems for your business in one day, 10AM-5PM EST. Join live online for $147 or in our ${brand.city} studio for $497. Limited seats.`,
  keywords: ['AI bootcamp', 'AI training', 'small business', brand.city, 'virtual bootcamp'],
  card: '/cards/bootcamp.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'One-day live bootcamp',
      title: 'AI Business Systems Bootcamp',
      lead: "Build AI systems for your business in one day. You'll work along with us, in your own accounts, and finish with systems up and running.",
      links: [{ label: 'Compare the two seats', href: `${paths.bootcamp}#seats` }],
      promises: ['10AM-5PM EST', `${brand.city}, ${brand.stateCode}, and online`, 'Limited seats'],
    },
    {
      kind: 'videos',
      title: 'See what the day is like',
      aspect: '16:9',
      ...bootcampPreview,
    },
    {
      kind: 'pricing',
      title: 'Choose your seat',
      anchor: 'seats',
      lead: 'Both seats get the same program at the same time. The only difference is where you sit.',
      note: "You can buy a seat right away. Or send us a short application first, and we'll pick examples that fit the group.",
      tiers: [
        {
          name: 'Virtual',
          priceUsd: 147,
          per: 'once',
          text: 'Join from your desk, ask questions in the chat and rewatch anything that went too fast.',
          features: ['7 live sessions', '48-hour replay access', '10AM-5PM EST, live online'],
          link: { label: 'Apply for a virtual seat', href: paths.contact, dialog: 'virtual-bootcamp' },
          buy: { label: 'Buy a virtual seat', href: buyPath('virtual-bootcamp') },
        },
        {
          name: 'In-Studio VIP',
          priceUsd: 497,
          per: 'once',
          text: `Work next to us in ${brand.city}, with someone to help when you get stuck.`,
          features: ['Limited to 20 seats', 'Full day, 10AM-5PM EST', 'Bring a laptop'],
          link: { label: 'Apply for a VIP seat', href: paths.contact, dialog: 'vip-bootcamp' },
          buy: { label: 'Buy a VIP seat', href: buyPath('vip-bootcamp') },
          featured: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Seven sessions in one day',
      lead: "You'll finish every session with something that works. If you fall behind, use our prepared version and keep going.",
      steps: [
        {
          title: 'Your offer on one page',
          text: "Write down who buys, why now and what they get. You'll copy from this page all day.",
        },
        { title: 'A voice that sounds like you', text: 'Teach an AI model your tone with ten of your own messages.' },
        {
          title: 'Content for a month',
          text: 'Turn one finished job into posts, an email and a short video script.',
        },
        {
          title: 'Your phone agent',
          text: 'Write a script for an agent that answers, books and hands off calls when it should. Then call it.',
        },
        {
          title: 'Follow-up',
          text: 'Build the reply that goes out within five minutes and the reminder that follows two days later.',
        },
        {
          title: 'Your numbers',
          text: 'Set up one sheet with leads, bookings and costs. Updating it takes ten minutes a week.',
        },
        { title: 'Your next 30 days', text: 'Decide which systems to keep running, who checks them and what to skip.' },
      ],
    },
    {
      kind: 'team',
      title: "Who you'll learn from",
      ...instructor,
    },
    {
      kind: 'checklist',
      title: "It's a good fit if",
      items: [
        'You run the business or make its decisions',
        'You answer most calls and messages yourself',
        "You've tried an AI tool and found it half useful",
        'You can keep the whole day free',
      ],
    },
    {
      kind: 'faq',
      title: 'Questions before you apply',
      entries: [
        {
          question: 'Do I need to write code?',
          answer:
            'No. You type instructions in English and click through settings. If you can fill in an online form, you can do every exercise.',
        },
        {
          question: 'What do I bring to the studio?',
          answer:
            'Bring a laptop you can install things on, its charger and the logins for your email, calendar and website. Nothing happens in those accounts unless you click it yourself.',
        },
        {
          question: 'Can I move from virtual to the studio later?',
          answer: 'Yes, while VIP seats last. The upgrade costs $350, because the $147 you paid counts toward it.',
        },
        {
          question: 'What happens after I apply?',
          answer:
            "You're approved right away. The seat goes into your cart, and it's yours once you pay. We put your answers in a message on the contact page. Check it and send it, and we'll use it to choose the day's examples.",
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which seat to choose, or if the bootcamp is for you?',
      lead: "Describe your business in two sentences. We'll tell you honestly if a day with us is worth the money.",
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'Upgrade a virtual seat', href: '/bootcamp/upgrade' },
      ],
    },
    {
      kind: 'bootcamp-application',
      lead: "Answer nine short questions and add your website if you have one. Your answers stay in this browser until you apply. Then you can send them to us, and we'll use them to choose the day's examples.",
    },
  ],
};
