/** Step 3, Sharpen one offer: what it is, what is in it, what it costs, and the reckoning behind the price. */
import { at } from '../draft/voice.ts';
import { lowerFirst, sentence, upperFirst } from '../text.ts';
import { lines, list, money, percent, table, text, type MachineContext, type Tool } from './context.ts';

const guarantees: Readonly<Record<string, (c: MachineContext) => string>> = {
  'We make it right': (c) =>
    `If something about ${c.service} is not as agreed, tell us within 14 days. We come back and put it right at no charge.`,
  'Money back': (c) =>
    `If ${c.service} is not what we agreed on, tell us within 14 days and you get back what you paid. One message is enough.`,
  'On time, or a credit': (c) =>
    `We agree on a day and a time for ${c.service}. If we are more than 30 minutes late without calling first, 10% comes off the bill.`,
  'No promise yet': (c) =>
    `Begin with a promise that costs little: the price of ${c.service} is said before you agree, and it does not grow afterwards without your word.`,
};

function priceRows(price: number, cost: number | undefined): string[][] {
  const rows = [
    ['Spread over a year', `${money(price / 12)} a month`, `Say it where people compare it with a monthly bill.`],
    [
      'A tenth off',
      `${money(price * 0.9)} instead of ${money(price)}`,
      `A discount of 10% costs you ${money(price * 0.1)} on each sale.`,
    ],
  ];
  if (cost === undefined) return rows;
  const kept = price - cost;
  if (kept <= 0) {
    const meaning = kept === 0 ? 'Nothing is left of a sale.' : `You lose ${money(-kept)} on each sale.`;
    return [
      ...rows,
      ['What you keep', money(kept), `${meaning} Raise the price or lower the cost before you advertise it.`],
    ];
  }
  const afterDiscount = kept - price * 0.1;
  const needed = Math.ceil((10 * kept) / afterDiscount - 1e-9);
  return [
    ...rows,
    ['What you keep', money(kept), `${percent((kept / price) * 100)} of the price, before your own time and rent.`],
    [
      'Sales that a tenth off has to bring',
      afterDiscount > 0 ? `${needed} instead of 10` : 'No number is enough',
      afterDiscount > 0
        ? `With 10% off you keep ${money(afterDiscount)} per sale, so ${needed} sales earn no less than 10 did.`
        : `With 10% off nothing is left, so more sales do not help.`,
    ],
  ];
}

/** To the next lower five dollars, for prices people read. */
const even = (value: number) => (value >= 40 ? Math.round(value / 5) * 5 : Math.round(value));

export const offer: Tool = (c) => {
  const { v, f } = c;
  const price = c.num('price');
  const extra = lowerFirst(c.get('extra'));
  const afterwards = c.isKnownService ? c.result : `${c.service} done as agreed, at a price you know beforehand`;
  const others = f.services.filter(({ name }) => !lowerFirst(name).includes(c.service)).slice(0, 3);
  const priceRange = price !== undefined && price > 0;
  const statement = lines(
    `${upperFirst(c.service)} ${c.inPlace}${priceRange ? ` for ${money(price)}` : ''}.`,
    c.isKnownService && `Afterwards you have ${afterwards}.`,
    extra && `With it comes ${extra}.`,
    `To start, ${c.act}.`,
  );
  return {
    title: `One offer: ${c.service}`,
    summary: lines(
      'The offer can be read aloud in one breath.',
      priceRange
        ? 'The figures below are reckoned from your price and cost.'
        : 'Put in a price, and the figures are reckoned for you.',
    ),
    blocks: [
      text('The offer', statement),
      list('What is in it', [
        `${upperFirst(c.service)}, from the first question to the end.`,
        sentence(afterwards),
        ...(extra ? [sentence(extra)] : []),
        'The price in writing before you say yes.',
        `One person at ${v.name} who knows about it and answers.`,
      ]),
      list(
        'What is not in it',
        [
          ...others.map(({ name }) => `${upperFirst(lowerFirst(name))}, which has a price of its own.`),
          'Work that nobody could see beforehand. It is shown to you first, with a figure.',
        ],
        { note: 'Strike what does not apply. Said beforehand, it is information; afterwards, it is an excuse.' },
      ),
      text('The promise', (guarantees[c.get('guarantee')] ?? guarantees['We make it right']!)(c), {
        note: 'Promise only what you would do anyway on your worst week.',
      }),
      priceRange
        ? table('The price from all sides', ['Seen as', 'Figure', 'What it means'], priceRows(price, c.num('cost')))
        : list('Before you name a price', [
            'Write down what one sale costs you: material, wages, fees, the drive.',
            'Look at three others nearby and note what they include, not only their figure.',
            `Name a price from which ${c.service} starts. No figure at all is what keeps people from asking.`,
          ]),
      ...(priceRange
        ? [
            table(
              'Three sizes of it',
              ['Size', 'Price', 'What changes'],
              [
                ['Small', money(even(price * 0.7)), `The part of ${c.service} most people need first.`],
                ['As it is', money(price), 'All that stands under “What is in it”.'],
                [
                  'With more',
                  money(even(price * 1.3)),
                  extra ? `${upperFirst(extra)}, and a second date.` : 'A second date and one thing more.',
                ],
              ],
              'Three sizes turn “yes or no” into “which one”. Suggestions at 70% and 130%; round them as you like.',
            ),
          ]
        : []),
      list(
        'When somebody hesitates',
        f.objections.slice(0, 2).map(({ objection, answer }) => `“${upperFirst(objection)}.” ${sentence(answer)}`),
      ),
      text(
        'An honest reason to come now',
        `${upperFirst(at(f.moments, 0).when)}: ${at(f.moments, 0).what}. Say that when the date is near, and use no countdown.`,
      ),
    ],
  };
};
