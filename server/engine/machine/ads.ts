/** Step 9, Try one small campaign: ad texts within the limits of search ads, and the math for a month. */
import { at } from '../draft/voice.ts';
import { bare, lowerFirst, sentence, upperFirst } from '../text.ts';
import {
  amount,
  candidates,
  checklist,
  fill,
  lines,
  list,
  money,
  table,
  type MachineContext,
  type Tool,
} from './context.ts';

const headlineLimit = 30;
const descriptionLimit = 90;
const days = 30;

function headlines(c: MachineContext): string[] {
  const { v, f } = c;
  const service = upperFirst(c.service);
  return [
    `${service} in ${c.town}`,
    service,
    v.name,
    `${upperFirst(f.noun)} in ${c.town}`,
    v.brief.isGeneralTrade ? '' : upperFirst(f.noun),
    upperFirst(c.act),
    ...f.services.slice(0, 6).map(({ name }) => upperFirst(bare(name))),
    ...f.services.slice(0, 4).map(({ name }) => `${upperFirst(bare(name))} in ${c.town}`),
    'See what it costs first',
    'Ask a question, get an answer',
    'Here in your neighborhood',
    c.fact('since') ? `Here since ${c.fact('since')}` : '',
    'Read our latest reviews',
  ];
}

function descriptions(c: MachineContext): string[] {
  const { f } = c;
  const act = `${upperFirst(c.act)}.`;
  return [
    fill(descriptionLimit, `${upperFirst(c.service)} in ${c.town}.`, act),
    ...f.services.slice(0, 4).map(({ result }) => fill(descriptionLimit, sentence(result), act)),
    ...f.problems.slice(0, 3).map((problem) => fill(descriptionLimit, `Is it ${problem}?`, act)),
    ...f.strengths.slice(0, 3).map((strength) => fill(descriptionLimit, sentence(strength), act)),
    'You get the price before you agree. Talk to one person who has the answer.',
    'Tell us what you need. You get a straight answer and a firm date.',
  ].filter((value) => !value.endsWith('…'));
}

/** Estimates a budget's results in a month. Rates in percent, money in dollars. */
export function reckon(input: { budget: number; click: number; leadRate: number; closeRate: number }) {
  const spend = input.budget * days;
  const clicks = spend / input.click;
  const leads = (clicks * input.leadRate) / 100;
  const customers = (leads * input.closeRate) / 100;
  return {
    spend,
    clicks,
    leads,
    customers,
    perLead: leads > 0 ? spend / leads : undefined,
    perCustomer: customers > 0 ? spend / customers : undefined,
  };
}

export const ads: Tool = (c) => {
  const { v, f } = c;
  const given = {
    budget: c.num('budget') ?? 15,
    click: c.num('click') ?? 3,
    leadRate: c.num('leadRate') ?? 8,
    closeRate: c.num('closeRate') ?? 25,
  };
  const month = reckon(given);
  const sale = c.num('sale');
  const revenue = sale === undefined ? undefined : month.customers * sale;
  const none = "None expected, so there's no figure here.";
  const rows = [
    ['Spent in 30 days', money(month.spend), `${money(given.budget)} a day for ${days} days`],
    ['Clicks', amount(month.clicks), `${money(month.spend)} at ${money(given.click)} a click`],
    ['Inquiries', amount(month.leads), `${amount(given.leadRate)} of 100 clicks`],
    ['Customers', amount(month.customers), `${amount(given.closeRate)} of 100 inquiries`],
    [
      'Cost of an inquiry',
      month.perLead === undefined ? 'None' : money(month.perLead),
      month.perLead === undefined ? none : 'Spending divided by inquiries',
    ],
    [
      'Cost of a customer',
      month.perCustomer === undefined ? 'None' : money(month.perCustomer),
      month.perCustomer === undefined ? none : 'Spending divided by customers',
    ],
    ...(revenue === undefined
      ? []
      : [
          ['Revenue', money(revenue), `${amount(month.customers)} customers at ${money(sale!)}`],
          [
            'Back per dollar',
            month.spend > 0 ? money(revenue / month.spend) : 'None',
            'Revenue divided by spending. Above $1 the campaign pays for itself before your costs.',
          ],
        ]),
  ];
  const stop = Math.max(30, Math.ceil(month.perLead === undefined ? 100 : (3 * 100) / Math.max(given.leadRate, 0.5)));
  const local = (phrase: string) => (v.city ? `${phrase.replace(/\s*near me\b/, '')} ${v.city.toLowerCase()}` : phrase);
  return {
    title: `A test for ${c.service}`,
    summary: lines(
      `With ${money(given.budget)} a day you can expect about ${amount(month.clicks)} clicks, ${amount(month.leads)} inquiries, and ${amount(month.customers)} customers in 30 days.`,
      "It's an estimate from your own numbers, not a promise.",
    ),
    blocks: [
      table('What the budget can bring', ['Figure', 'Expected', "How it's calculated"], rows),
      candidates('Headlines', headlines(c), {
        limit: headlineLimit,
        most: 12,
        note: 'Google takes up to 15, each at most 30 characters.',
      }),
      candidates('Descriptions', descriptions(c), {
        limit: descriptionLimit,
        most: 4,
        note: 'Four of them, each at most 90 characters.',
      }),
      list('Search words', [...f.keywords.slice(0, 5).map(local), ...f.keywords.slice(5, 8)], {
        note: 'Enter them as phrase match. After a week, check what people really typed.',
      }),
      list(
        'Words to exclude',
        ['free', 'jobs', 'salary', 'course', 'training', 'do it yourself', 'how to', 'used', 'meaning'],
        {
          note: "People who type these don't want to buy. Cross out what doesn't fit.",
        },
      ),
      checklist('Before it starts', [
        `The landing page has “${c.service}” in the headline and one button: ${lowerFirst(c.act)}.`,
        `The area is ${v.city ? `${v.city} and the places you serve` : 'the places you serve'}, with the setting “people in”, not “people interested in”.`,
        'Calls and forms are counted as conversions.',
        `The limit of ${money(given.budget)} a day and an end date are set.`,
        'Ads only run when someone can answer.',
        sentence(at(f.rules, 0)),
      ]),
      list('When to stop and when to keep going', [
        `After ${amount(stop)} clicks without a single inquiry? Stop, and fix the page before you pay for more.`,
        month.perCustomer === undefined
          ? "If you don't expect any customers, don't start. Raise one of the two rates first."
          : `If a customer costs less than ${money(month.perCustomer)}, raise the budget by a fifth once a week.`,
        'Change one thing at a time: first the page, then the words, then the budget.',
      ]),
    ],
  };
};
