import { describe, expect, it } from 'vitest';
import type { ChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { Diagnosis } from '#shared/schemas/profile.ts';
import { assembleProfile } from '../assemble.ts';
import { draftLocally } from '../draft-local.ts';
import { gateOf } from '../gate.ts';
import { readBrief } from '../read-brief.ts';
import { answersWith, slips, unfilled } from '../test-helpers.ts';
import { checkedDiagnosis, diagnose } from './diagnose.ts';

type Answers = Partial<ChatUserProfile>;

const briefOf = (part: Answers) => readBrief(answersWith({ businessName: 'Harbor & Co', ...part }));
const diagnosisOf = (part: Answers): Diagnosis => diagnose(briefOf(part))!;
const textsOf = ({ bottleneck, moves, avoid, metric }: Diagnosis) => [
  bottleneck,
  ...moves.flatMap(({ what, how, sign }) => [what, how, sign]),
  ...avoid,
  metric,
];

const salon =
  'Nail salon in Fargo ND, gel mani $42, seats 5, no acrylics. We are booked thur fri sat but mon tue wed is empty. Closed sundays.';
const garden = 'Corto el pasto en Gwinnett, Georgia, desde 45 por visita, viernes y sabado lleno, lunes y martes libre';

const english: [pattern: string, answers: Answers, bottleneck: RegExp][] = [
  [
    'full and empty days',
    { businessDescription: salon },
    /a Monday-to-Wednesday problem.*\(gel mani at \$42\) brings \$126/,
  ],
  [
    'two empty days that are only called open',
    { businessDescription: 'Wedding DJ in Tampa, saturdays are sold out, fridays and sundays are open' },
    /a Friday\/Sunday problem/,
  ],
  [
    'full days alone',
    { businessDescription: 'Dog grooming in Erie PA, saturdays are packed' },
    /Your Saturdays aren't the problem\. Your other days are/,
  ],
  [
    'busy and dead months',
    { businessDescription: 'Bicycle repair in Davis CA, tune up $80, sept is insane, july is dead' },
    /In September you get more requests for bicycle repairs.*in July/,
  ],
  [
    'a few openings',
    { businessDescription: 'Violin lessons in Ann Arbor, $55 for 45 min. two openings tuesday after 4' },
    /Your gap is Tuesdays.*“two openings Tuesday after 4,”/,
  ],
  [
    'a waiting list and a goal of more leads',
    { businessDescription: 'Dog trainer in Boise Idaho, private lessons $120 each, waitlist until spring' },
    /More leads won't help: people are already waiting for private lessons.*\$130 instead of \$120/,
  ],
  [
    'a short season with few places',
    {
      businessDescription: 'Llama day hikes near Stowe Vermont, $95 with picnic. june to oct only. max 8 guests',
      targetAudience: 'Tourists and visitors',
    },
    /You have 5 months, June to October.*holds 8, which is \$760/,
  ],
  [
    'small groups at a monthly price',
    { businessDescription: 'Womens strength gym in Bozrah, CT. small group only max 6, $189/mo' },
    /6 at a time.*One full group of 6 at \$189 a month each is \$1,134 a month/,
  ],
  [
    'volunteers and no money',
    {
      businessDescription:
        'Nonprofit river cleanup in Independence Missouri. $0 for marketing. 4 cleanups a year. need 60 volunteers each',
      targetAudience: 'church and scout groups',
    },
    /60 volunteers for each of 4 cleanups come to 240 spots a year, with \$0 to spend/,
  ],
  [
    'donors',
    { businessDescription: 'Food pantry in Muncie Indiana, nonprofit. we need monthly donors' },
    /You need monthly donors. That takes one person asking another/,
  ],
  [
    'software by the seat',
    {
      businessDescription:
        'Booking app for barbershops, $25 per chair a month, 900 chairs, no contract. We are software',
      targetAudience: 'shop owners with 4+ chairs',
    },
    /900 chairs at \$25 bring in about \$22,500 a month.*4 chairs adds \$100 a month/,
  ],
  [
    'followers and a course',
    {
      businessDescription: 'Online sourdough course $49 plus youtube 22k subs, students worldwide',
      currentMarketing: 'YouTube',
    },
    /22,000 people already follow you.*that's \$10,780/,
  ],
  [
    'a large first order',
    {
      businessDescription:
        'We make cork yoga mats for studios, wholesale only, 24 mat minimum $31 each. lead time 4 weeks',
      targetAudience: 'yoga studio owners',
    },
    /24 at \$31 comes to \$744 \(lead time 4 weeks\) before yoga studio owners/,
  ],
  [
    'a delivery route',
    {
      businessDescription: 'Linen service for small hotels in Galena, Illinois. napkins picked up mon and thu',
      targetAudience: 'hotel managers',
    },
    /You drive Mondays and Thursdays anyway/,
  ],
  [
    'rules of a profession',
    {
      businessDescription:
        'Physical therapist in Asheville NC, $165 an hour. HIPAA so no patient stories without signed form',
      targetAudience: 'trail runners',
    },
    /stories from patients as proof, and you can't \(“HIPAA so no patient stories.*At \$165/,
  ],
  [
    'little time',
    {
      businessDescription: 'House cleaning in Macon GA, $140 a visit. I have 3 hours a week to market',
      currentMarketing: 'Nextdoor',
    },
    /You have 3 hours a week for marketing/,
  ],
  ['no money', { businessDescription: 'Window tinting in Tulsa, zero marketing budget' }, /\$0 for marketing/],
  [
    'word of mouth without a website',
    { businessDescription: 'Electrician in Erie PA, panel swap starts at $2,400' },
    /Word of mouth brings homeowners at random.*There's no website/,
  ],
  [
    'ads',
    { businessDescription: 'AC repair in Tampa', currentMarketing: 'Paid ads' },
    /Your demand depends on ads. The day the ads for AC repairs stop/,
  ],
  [
    'no marketing yet',
    { businessDescription: 'Jewelry repair in Provo Utah', currentMarketing: 'Nothing yet' },
    /You don't reach homeowners in Provo regularly yet/,
  ],
  [
    'an industry and nothing more',
    { businessDescription: 'Towing and lockouts in Lubbock', currentMarketing: 'idk' },
    /who need towing in Lubbock call two or three companies/,
  ],
];

const spanish: [pattern: string, answers: Answers, bottleneck: RegExp][] = [
  [
    'full and empty days',
    { businessDescription: garden, targetAudience: 'dueños de casa' },
    /un problema de lunes y martes.*\$90 por semana/,
  ],
  [
    'little time',
    {
      businessDescription:
        'Soy contadora en El Paso Texas, declaraciones de impuestos desde $150. tengo dos horas a la semana para marketing',
      targetAudience: 'negocios pequeños',
      currentMarketing: 'De boca en boca',
    },
    /Tienes dos horas a la semana para marketing/,
  ],
  [
    'a waiting list',
    {
      businessDescription: 'Doy clases de piano en Miami y tengo lista de espera',
      targetAudience: 'familias con niños',
    },
    /ya hay gente en espera de clases de piano/,
  ],
  [
    'word of mouth',
    { businessDescription: 'Pinto casas en Dallas Texas, trabajo con mi hermano', targetAudience: 'dueños de casa' },
    /La gente te recomienda, pero solo cuando se acuerda/,
  ],
];

describe.each([
  ['English', english],
  ['Spanish', spanish],
] as const)('in %s', (language, cases) => {
  it.each(cases)('finds %s', (_, answers, bottleneck) => {
    const diagnosis = diagnosisOf(answers);
    expect(diagnosis.bottleneck).toMatch(bottleneck);
    expect(diagnosis.moves).toHaveLength(3);
    for (const { by, sign } of diagnosis.moves) {
      expect(by).toMatch(language === 'Spanish' ? /^Para el [a-zé]+$/ : /^By [A-Z][a-z]+day$/);
      expect(sign).toMatch(language === 'Spanish' ? /^Funcionó si / : /^It worked if /);
    }
    expect(new Set(diagnosis.moves.map(({ by }) => by)).size).toBe(3);
    for (const text of textsOf(diagnosis)) {
      expect(text).not.toMatch(unfilled);
      if (language === 'English') expect(text).not.toMatch(slips);
      expect(text).toMatch(/[.!?”]$/);
    }
  });
});

it('says nothing that could apply to two businesses', () => {
  const all = [...english, ...spanish].map(([, answers]) => textsOf(diagnosisOf(answers)));
  const counts = new Map<string, number>();
  for (const text of all.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
});

it("keeps the owner's capitalization and names", () => {
  const { bottleneck } = diagnosisOf({
    businessName: "Bob's HVAC",
    businessDescription: 'EV charger installs in Erie PA',
  });
  expect(bottleneck).toContain("Bob's HVAC");
  expect(bottleneck).toContain('EV charger');
});

it.each<[string, Answers]>([
  ['a coffee bar', { businessDescription: 'Coffee bar in Astoria Oregon, espresso $4. Wednesdays are dead.' }],
  ['a bakery', { businessDescription: 'Bakery in Erie PA, bread $8. Saturdays are packed, Tuesdays dead.' }],
  [
    'a barber without appointments',
    { businessDescription: 'Barbershop in Erie PA, walk-ins only, no appointments. Cuts $22, Tuesdays dead.' },
  ],
])('offers no dates for walk-in businesses: %s', (_, answers) => {
  const said = JSON.stringify(diagnosisOf(answers));
  expect(said).toContain("you won't wait");
  expect(said).not.toMatch(/\bbook|appointment|opened|exact time|waiting list|which time suits/i);
});

it('says nothing about a business it knows nothing about', () => {
  expect(
    diagnose(briefOf({ businessName: 'hmm', businessDescription: 'idk', targetAudience: 'nobody' })),
  ).toBeUndefined();
});

describe('exclusions by the owner', () => {
  it.each<[string, Answers, RegExp]>([
    [
      'Facebook and ads',
      { businessDescription: 'House cleaning in Macon GA. no facebook, no paid ads', currentMarketing: 'Nextdoor' },
      /facebook|\bads?\b/i,
    ],
    [
      'Google',
      { businessDescription: 'Window cleaning in Akron. we dont use google', currentMarketing: 'Word of mouth' },
      /google/i,
    ],
    [
      'referrals',
      { businessDescription: 'Mortgage broker in Mobile AL. no referrals', currentMarketing: 'Paid ads' },
      /referral/i,
    ],
    ['acrylics', { businessDescription: salon }, /acrylics/i],
  ])('are not recommended: %s', (_, answers, excluded) => {
    const { bottleneck, moves, metric } = diagnosisOf(answers);
    for (const text of [bottleneck, metric, ...moves.flatMap(({ what, how, sign }) => [what, how, sign])])
      expect(text).not.toMatch(excluded);
  });

  it('are listed among what not to do', () => {
    expect(diagnosisOf({ businessDescription: salon }).avoid.join(' ')).toContain('Say no to acrylics');
    expect(diagnosisOf({ businessDescription: 'Soap maker in Ohio, we never discount' }).avoid.join(' ')).toContain(
      'Never mark down',
    );
  });

  it('don’t pass the gate', () => {
    for (const [, answers] of [...english, ...spanish]) {
      const gate = gateOf(briefOf(answers));
      expect(textsOf(diagnosisOf(answers)).filter((text) => !gate.allows(text))).toEqual([]);
    }
  });
});

it('plans no move for a day when the business is closed or fully booked', () => {
  expect(diagnosisOf({ businessDescription: salon }).moves.map(({ by }) => by)).toEqual([
    'By Monday',
    'By Tuesday',
    'By Wednesday',
  ]);
  const repair = diagnosisOf({ businessDescription: 'Jewelry repair in Provo Utah, closed sunday monday' });
  expect(repair.moves.map(({ by }) => by)).toEqual(['By Wednesday', 'By Thursday', 'By Friday']);
});

describe('a diagnosis from the model', () => {
  const brief = briefOf({ businessDescription: salon });
  const move = (what: string) => ({ what, how: 'Text ten regulars.', by: 'By Tuesday', sign: 'Two of them come.' });
  const given: Diagnosis = {
    bottleneck: 'Your Mondays are empty.',
    moves: [move('Offer acrylics.'), move('Offer gel manis on Monday.')],
    avoid: ['Don’t open another chair.'],
    metric: 'Gel manis on Mondays.',
  };

  it("replaces the built-in one, without the owner's exclusions", () => {
    const { diagnosis } = assembleProfile(brief, { ...draftLocally(brief), diagnosis: given });
    expect(diagnosis).toEqual({ ...given, moves: [given.moves[1]] });
  });

  it('is replaced by the built-in one if its main sentence contradicts the owner', () => {
    const wrong = { ...given, bottleneck: 'You need more clients for acrylics.' };
    expect(checkedDiagnosis(brief, wrong)).toBeUndefined();
    expect(assembleProfile(brief, { ...draftLocally(brief), diagnosis: wrong }).diagnosis).toEqual(diagnose(brief));
  });
});
