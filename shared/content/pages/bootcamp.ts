import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { sampleBootcampPreview, sampleNotes } from '../samples.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.bootcamp,
  title: `AI Business Systems Bootcamp in ${brand.city}`,
  description: `One working day, 10AM-5PM EST: build AI systems for your own business, live online for $147 or in the ${brand.city} studio for $497. Limited seats.`,
  keywords: ['AI bootcamp', 'AI training', 'small business', brand.city, 'virtual bootcamp'],
  card: '/cards/bootcamp.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'One-day live bootcamp',
      title: 'AI Business Systems Bootcamp',
      lead: 'Come with a business and leave with systems that run in it. You build along with us, on your own accounts, and finish the day with things switched on.',
      links: [{ label: 'Compare the two seats', href: `${paths.bootcamp}#seats` }],
      promises: ['10AM-5PM EST', `${brand.city}, ${brand.stateCode}, and online`, 'Limited seats'],
    },
    {
      kind: 'videos',
      title: 'See what the day is like',
      aspect: '16:9',
      items: sampleBootcampPreview,
      note: sampleNotes.videos,
    },
    {
      kind: 'pricing',
      title: 'Choose your seat',
      anchor: 'seats',
      lead: 'Both seats follow the same program at the same time. The difference is the room.',
      note: 'The buttons open a short application. Send us its answers, and we fit the examples to the people in the room.',
      tiers: [
        {
          name: 'Virtual',
          priceUsd: 147,
          per: 'once',
          text: 'Join from your desk, ask in the chat, and watch again what went too fast.',
          features: ['7 live sessions', '48-hour replay access', '10AM-5PM EST, live online'],
          link: { label: 'Apply for a virtual seat', href: paths.contact, dialog: 'virtual-bootcamp' },
        },
        {
          name: 'In-Studio VIP',
          priceUsd: 497,
          per: 'once',
          text: `Work beside us in ${brand.city}, with somebody looking over your shoulder when it sticks.`,
          features: ['Limited to 20 seats', 'Full day, 10AM-5PM EST', 'Bring a laptop'],
          link: { label: 'Apply for a VIP seat', href: paths.contact, dialog: 'vip-bootcamp' },
          featured: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Seven sessions, one day',
      lead: 'Every session ends with a piece that works. If you fall behind, take the prepared version and go on.',
      steps: [
        {
          title: 'Your offer on one page',
          text: 'Who buys, why now, and what they get. Everything later copies from this page.',
        },
        { title: 'A voice that sounds like you', text: 'Teach a model your tone from ten of your own messages.' },
        {
          title: 'Content for a month',
          text: 'Turn one job you finished into posts, a mail and a short video script.',
        },
        { title: 'The phone', text: 'Script an agent that answers, books and knows when to hand over. Then call it.' },
        {
          title: 'Follow-up',
          text: 'Build the reply that leaves within five minutes, and the reminder two days later.',
        },
        { title: 'Numbers', text: 'Set up one sheet: inquiries, bookings, cost. It takes you ten minutes a week.' },
        { title: 'The next 30 days', text: 'Decide what stays on, who checks it, and what you leave alone.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'It fits you if',
      items: [
        'You run the business or decide for it',
        'You answer most inquiries yourself today',
        'You have tried an AI tool and found it half useful',
        'You can keep the whole day free',
      ],
    },
    {
      kind: 'faq',
      title: 'Good to know before you apply',
      entries: [
        {
          question: 'Do I need to write code?',
          answer:
            'No. You type instructions in English and click through settings. If you can fill in an online form, you can do every exercise.',
        },
        {
          question: 'What do I bring to the studio?',
          answer:
            'A laptop you may install things on, its charger, and the logins of your email, calendar and website. Nothing happens in these accounts that you do not click yourself.',
        },
        {
          question: 'Can I move from virtual to the studio later?',
          answer: 'Yes, while VIP seats last. The upgrade costs $350, because the $147 you paid counts toward it.',
        },
        {
          question: 'What happens after I apply?',
          answer:
            'You are approved on the spot. The seat goes into your cart, and it is yours when it is paid. Your answers go into a message on the contact page: read them over and send them, and we choose the examples of the day by them.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which seat, or whether it is for you?',
      lead: 'Describe your business in two sentences. We tell you honestly if a day with us is worth the money.',
      links: [
        { label: 'Ask us first', href: paths.contact },
        { label: 'Upgrade a virtual seat', href: '/bootcamp/upgrade' },
      ],
    },
    {
      kind: 'bootcamp-application',
      lead: 'Nine short answers and your website, if there is one. They stay in this browser until you apply; then they come to us, and we choose the examples of the day by them.',
    },
  ],
};
