import { brand } from '#shared/brand.ts';
import { bootcampHoursText, bootcampIsoHours, firstBootcamp } from '#shared/domain/bootcamp-day.ts';
import { catalogue, formatCents, type SeatId } from '#shared/domain/catalogue.ts';
import { buyPath, paths } from '#shared/paths.ts';
import { pageZone, seatFeatures, seatsText, stageOf, whenText, whereText } from '../bootcamp-page-facts.ts';
import { bootcampPreview, instructor } from '../samples.ts';
import type { Link, Page, SectionOf } from '../schema.ts';
import { upgradeCents, type BootcampFact, type SiteFacts } from '../site-facts.ts';

/** Returns what a seat adds to the cart. */
const seatItem = (id: SeatId, { catalog: { [id]: fact } }: SiteFacts) => ({
  ...catalogue[id],
  name: fact.name,
  price: fact.priceCents,
});

type Tier = SectionOf<'pricing'>['tiers'][number];

const askUs = (label: string): Link => ({ label, href: paths.contact });

/** Returns what the buttons of a seat do. */
function linksOf(seat: SeatId, { catalog, bootcamp }: SiteFacts): Pick<Tier, 'link' | 'buy'> {
  const stage = stageOf(bootcamp);
  if (stage === 'soon' || stage === 'canceled') return { link: askUs('Ask about the next date') };
  if (stage === 'closed' || !catalog[seat].isAvailable) return { link: askUs('Ask us about a seat') };
  if (seat === 'virtual-bootcamp')
    return {
      link: { label: 'Apply for a virtual seat', href: paths.contact, dialog: seat },
      buy: { label: 'Buy a virtual seat', href: buyPath(seat) },
    };
  if (stage === 'sold-out') return { link: { label: 'Sold out: join the waiting list', href: paths.shop } };
  return {
    link: { label: 'Apply for a VIP seat', href: paths.contact, dialog: seat },
    buy: { label: 'Buy a VIP seat', href: buyPath(seat) },
  };
}

function tiersOf(facts: SiteFacts): Tier[] {
  const { catalog, bootcamp } = facts;
  const features = (seat: SeatId) =>
    seatFeatures(seat, bootcamp ?? firstBootcamp, bootcamp ? seatsText(bootcamp) : 'Limited seats');
  return [
    {
      name: 'Virtual',
      priceUsd: catalog['virtual-bootcamp'].priceCents / 100,
      per: 'once',
      text: 'Join from your desk, ask questions in the chat and rewatch anything that went too fast.',
      features: features('virtual-bootcamp'),
      ...linksOf('virtual-bootcamp', facts),
    },
    {
      name: 'In-Studio VIP',
      priceUsd: catalog['vip-bootcamp'].priceCents / 100,
      per: 'once',
      text: `Work next to us in ${brand.city}, with someone to help when you get stuck.`,
      features: features('vip-bootcamp'),
      ...linksOf('vip-bootcamp', facts),
      featured: true,
    },
  ];
}

/** Returns the instructor that the record names, or else the sample. */
const teacherOf = ({ bootcamp }: SiteFacts) =>
  bootcamp?.instructor
    ? {
        people: [
          {
            name: bootcamp.instructor,
            role: 'Instructor',
            text: 'Builds along with you all day, and stops when someone is stuck.',
          },
        ],
      }
    : instructor;

function eventOf({ catalog }: SiteFacts, bootcamp: BootcampFact): NonNullable<Page['event']> {
  const isOnSale = bootcamp.state === 'open';
  return {
    name: bootcamp.title,
    ...bootcampIsoHours(bootcamp),
    isCanceled: bootcamp.state === 'canceled',
    place: bootcamp.place ?? undefined,
    instructor: bootcamp.instructor ?? undefined,
    offers: [
      {
        name: 'Virtual seat',
        cents: catalog['virtual-bootcamp'].priceCents,
        isLeft: isOnSale && catalog['virtual-bootcamp'].isAvailable,
      },
      {
        name: 'In-Studio VIP',
        cents: catalog['vip-bootcamp'].priceCents,
        isLeft: isOnSale && bootcamp.left > 0 && catalog['vip-bootcamp'].isAvailable,
      },
    ],
  };
}

type Sessions = SectionOf<'day-plan'>['sessions'];

const sessions: Sessions = [
  {
    title: 'Your offer on one page',
    text: "Write down who buys, why now and what they get. You'll copy from this page all day.",
    makes: 'A one-page offer you can read out loud',
  },
  {
    title: 'A voice that sounds like you',
    text: 'Teach an AI model your tone with ten of your own messages.',
    makes: 'Instructions that any AI tool can follow',
  },
  {
    title: 'Content for a month',
    text: 'Turn one finished job into posts, an email and a short video script.',
    makes: 'Four posts, an email and a script',
  },
  {
    title: 'Your phone agent',
    text: 'Write a script for an agent that answers, books and hands off calls when it should. Then call it.',
    makes: "An agent you've called yourself",
  },
  {
    title: 'Follow-up',
    text: 'Build the reply that goes out within five minutes and the reminder that follows two days later.',
    makes: 'Two messages that send themselves',
  },
  {
    title: 'Your numbers',
    text: 'Set up one sheet with leads, bookings and costs. Updating it takes ten minutes a week.',
    makes: 'A sheet with your first week in it',
  },
  {
    title: 'Your next 30 days',
    text: 'Decide which systems to keep running, who checks them and what to skip.',
    makes: 'A list with names and dates',
  },
];

/** Returns the sessions with the hour each starts at, if they fill the day's hours one by one. */
function sessionsOf({ opensAtHour, closesAtHour }: Pick<BootcampFact, 'opensAtHour' | 'closesAtHour'>): Sessions {
  if (closesAtHour - opensAtHour !== sessions.length) return sessions;
  return sessions.map((session, index) => ({ time: hourOf(opensAtHour + index), ...session }));
}

/** @returns `10 AM` */
const hourOf = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

const closingTime = ({ closesAtHour }: Pick<BootcampFact, 'closesAtHour'>) => hourOf(closesAtHour);

const outputsOfTheDay: SectionOf<'outputs'>['items'] = [
  {
    form: 'page',
    title: 'Your offer',
    text: 'Who buys, why now and what they get.',
    words: '“A clear pool by Friday, or the visit is free.”',
  },
  {
    form: 'voice',
    title: 'Your voice',
    text: 'Instructions that make AI write like you.',
    words: '“Short. Friendly. Never says ‘solutions.’”',
  },
  {
    form: 'post',
    title: 'A month of content',
    text: 'From one job that you finished last week.',
    words: 'Before, during, after and what it cost.',
  },
  {
    form: 'phone',
    title: 'A phone agent',
    text: 'It answers, books and knows when to get you.',
    words: '“This is the automated assistant. Is it urgent?”',
  },
  {
    form: 'email',
    title: 'Follow-up',
    text: 'A reply in five minutes, a reminder in two days.',
    words: 'Subject: Your quote, and two open times',
  },
  {
    form: 'sheet',
    title: 'Your numbers',
    text: 'Leads, bookings and costs on one sheet.',
    words: 'Ten minutes a week, every Monday.',
  },
  {
    form: 'faq',
    title: 'Your next 30 days',
    text: 'What runs, who checks it and what to skip.',
    words: 'Week 1: answer every missed call by text.',
  },
];

export const page = (facts: SiteFacts): Page => ({
  path: paths.bootcamp,
  title: `AI Business Systems Bootcamp in ${brand.city}`,
  description: `Build AI systems for your business in one day, ${bootcampHoursText(facts.bootcamp ?? firstBootcamp, pageZone)}. Join live online for ${formatCents(facts.catalog['virtual-bootcamp'].priceCents)} or in our ${brand.city} studio for ${formatCents(facts.catalog['vip-bootcamp'].priceCents)}. Limited seats.`,
  keywords: ['AI bootcamp', 'AI training', 'small business', brand.city, 'virtual bootcamp'],
  card: '/cards/bootcamp.png',
  jsonLd: ['organization', 'event', 'faq'],
  updated: '2026-11-27',
  ...(facts.bootcamp && { event: eventOf(facts, facts.bootcamp) }),
  sections: [
    {
      kind: 'hero',
      eyebrow: 'One-day live bootcamp',
      title: facts.bootcamp?.title ?? firstBootcamp.title,
      lead: "Build AI systems for your business in one day. You'll work along with us, in your own accounts, and finish with systems up and running.",
      links: [{ label: 'Compare the two seats', href: `${paths.bootcamp}#seats` }],
      promises: [whenText(facts.bootcamp), `${whereText(facts.bootcamp)}, and online`, 'Limited seats'],
    },
    {
      kind: 'outputs',
      title: `What you'll have made by ${closingTime(facts.bootcamp ?? firstBootcamp)}`,
      lead: 'Seven things that work, in your own accounts, with your own prices and words in them.',
      items: outputsOfTheDay,
      note: 'The pictures show made-up examples. Yours will be about your business.',
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
      lead: 'Both seats get the same program at the same time. Choose online with a replay, or the studio with help next to you.',
      note: "You can buy a seat right away. Or send us a short application first, and we'll pick examples that fit the group.",
      tiers: tiersOf(facts),
    },
    {
      kind: 'day-plan',
      title: 'Seven sessions in one day',
      lead: "You'll finish every session with something that works. If you fall behind, use our prepared version and keep going.",
      sessions: sessionsOf(facts.bootcamp ?? firstBootcamp),
      note: 'Times are approximate. We slow down when the group needs it, and still finish on time.',
    },
    {
      kind: 'team',
      title: "Who you'll learn from",
      ...teacherOf(facts),
    },
    {
      kind: 'groups',
      title: 'Is it for you?',
      groups: [
        {
          title: "It's a good fit if",
          items: [
            'You run the business or make its decisions',
            'You answer most calls and messages yourself',
            "You've tried an AI tool and found it half useful",
            'You can keep the whole day free',
          ],
        },
        {
          title: 'Save your money if',
          items: [
            'You want someone to do it all for you',
            "You can't sign in to your own email or website",
            'You want to learn to code',
            "You'd have to join between customers",
          ],
        },
      ],
    },
    {
      kind: 'proof',
      topic: 'bootcamp',
      title: 'What people built at the bootcamp',
    },
    {
      kind: 'prose',
      title: 'If plans change',
      blocks: [
        {
          kind: 'list',
          items: [
            'If we cancel the bootcamp, you get a full refund.',
            "We hold your studio seat while you check out. If you pay late and it's gone, you get a full refund.",
            `Moving from virtual to the studio costs only the difference, ${formatCents(upgradeCents(facts))}.`,
            'Refunds go back to the card or account you used.',
            "Can't make it? Write to us before the bootcamp, and a person will answer.",
          ],
        },
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
          answer: `Yes, while VIP seats last. The upgrade costs ${formatCents(upgradeCents(facts))}, because the ${formatCents(facts.catalog['virtual-bootcamp'].priceCents)} you paid counts toward it.`,
        },
        {
          question: 'What happens after I apply?',
          answer:
            "You're approved right away. The seat goes into your cart, and it's yours once you pay. Your answers reach us right away, and we use them to choose the day's examples. They're also on the contact page, in case you want to add something.",
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
      seats: {
        'virtual-bootcamp': seatItem('virtual-bootcamp', facts),
        'vip-bootcamp': seatItem('vip-bootcamp', facts),
      },
      lead: "Answer nine short questions and add your website if you have one. What you type stays in this browser until you apply. Then we get your answers, and use them to choose the day's examples.",
    },
  ],
});
