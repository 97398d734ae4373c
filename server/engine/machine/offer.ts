/** Step 3, Sharpen one offer: what it is, what it includes, what it costs, and the math behind the price. */
import { at } from '../draft/voice.ts';
import { lowerFirst, sentence, upperFirst } from '../text.ts';
import { lines, list, money, percent, table, text, type MachineContext, type Tool } from './context.ts';

const guarantees: Readonly<Record<string, (c: MachineContext) => string>> = {
  'We make it right': (c) =>
    `If something about ${c.service} isn't what we agreed, tell us within 14 days. We'll come back and make it right at no charge.`,
  'Money back': (c) =>
    `If ${c.service} isn't what we agreed on, tell us within 14 days and you'll get your money back. One message is enough.`,
  'On time, or a credit': (c) =>
    `We agree on a day and a time for ${c.service}. If we're more than 30 minutes late without calling first, 10% comes off the bill.`,
  'No promise yet': (c) =>
    `Start with a promise that costs little: people hear the price of ${c.service} before they agree, and it doesn't go up afterward unless they say so.`,
};

function priceRows(price: number, cost: number | undefined): string[][] {
  const rows = [
    ['Spread over a year', `${money(price / 12)} a month`, `Use it where people compare it with a monthly bill.`],
    [
      'A tenth off',
      `${money(price * 0.9)} instead of ${money(price)}`,
      `A discount of 10% costs you ${money(price * 0.1)} on each sale.`,
    ],
  ];
  if (cost === undefined) return rows;
  const kept = price - cost;
  if (kept <= 0) {
    const meaning = kept === 0 ? 'You keep nothing from a sale.' : `You lose ${money(-kept)} on each sale.`;
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
      'Sales you need at 10% off',
      afterDiscount > 0 ? `${needed} instead of 10` : 'No number is enough',
      afterDiscount > 0
        ? `With 10% off you keep ${money(afterDiscount)} per sale, so ${needed} sales earn at least as much as 10 did.`
        : `With 10% off, you keep nothing, so more sales don't help.`,
    ],
  ];
}

/** Rounds prices of $40 or more to the nearest five dollars, and others to whole dollars. */
const even = (value: number) => (value >= 40 ? Math.round(value / 5) * 5 : Math.round(value));

export const offer: Tool = (c) => {
  const { v, f } = c;
  const price = c.num('price');
  const extra = lowerFirst(c.get('extra'));
  const afterwards = c.isKnownService ? c.result : `${c.service} done as agreed, at a price you know up front`;
  const others = f.services.filter(({ name }) => !lowerFirst(name).includes(c.service)).slice(0, 3);
  const priceRange = price !== undefined && price > 0;
  const statement = lines(
    `${upperFirst(c.service)} ${c.inPlace}${priceRange ? ` for ${money(price)}` : ''}.`,
    c.isKnownService && `You end up with ${afterwards}.`,
    extra && `It comes with ${extra}.`,
    `To start, ${c.act}.`,
  );
  return {
    title: `One offer: ${c.service}`,
    summary: lines(
      'You can read the offer out loud in one breath.',
      priceRange ? 'The numbers below come from your price and cost.' : "Add a price, and we'll do the math for you.",
    ),
    blocks: [
      text('The offer', statement),
      list("What's included", [
        `${upperFirst(c.service)}, from your first question to the end.`,
        sentence(afterwards),
        ...(extra ? [sentence(extra)] : []),
        'The price in writing before you say yes.',
        `One person at ${v.name} who knows about it and answers.`,
      ]),
      list(
        "What's not included",
        [
          ...others.map(({ name }) => `${upperFirst(lowerFirst(name))}, priced separately.`),
          'Work no one could see up front. We show it to you first, with a price.',
        ],
        { note: "Cross out what doesn't apply. Tell people up front, so it doesn't sound like an excuse later." },
      ),
      text('The promise', (guarantees[c.get('guarantee')] ?? guarantees['We make it right']!)(c), {
        note: "Only promise what you'd do anyway in your worst week.",
      }),
      priceRange
        ? table('The price from every angle', ['Seen as', 'Figure', 'What it means'], priceRows(price, c.num('cost')))
        : list('Before you set a price', [
            'Write down what one sale costs you in materials, wages, fees, and driving.',
            'Look at three competitors nearby and note what they include, not just their price.',
            `Give a starting price for ${c.service}. Seeing no price at all keeps people from asking.`,
          ]),
      ...(priceRange
        ? [
            table(
              'Three sizes',
              ['Size', 'Price', 'What changes'],
              [
                ['Small', money(even(price * 0.7)), `The part of ${c.service} most people need first.`],
                ['As it is', money(price), "Everything listed under “What's included”."],
                [
                  'With more',
                  money(even(price * 1.3)),
                  extra ? `${upperFirst(extra)}, and a second date.` : 'A second date and one extra.',
                ],
              ],
              'Three sizes turn “yes or no” into “which one.” We suggest 70% and 130%. Round them as you like.',
            ),
          ]
        : []),
      list(
        'When someone hesitates',
        f.objections.slice(0, 2).map(({ objection, answer }) => `“${upperFirst(objection)}.” ${sentence(answer)}`),
      ),
      text(
        'An honest reason to act now',
        `${upperFirst(at(f.moments, 0).when)}: ${at(f.moments, 0).what}. Say so when the date is close, and don't use a countdown.`,
      ),
    ],
  };
};
