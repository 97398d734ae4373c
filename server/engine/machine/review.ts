/** Step 11, Review the month: math that can be checked, a comparison, and three next moves chosen by rules. */
import { z } from 'zod';
import { numberIn } from '#shared/domain/machine.ts';
import { amount, lines, list, money, percent, table, type Tool } from './context.ts';

type MonthFigures = { leads: number; customers: number; spend: number; revenue: number; hours: number };
type MonthHistory = Record<string, MonthFigures>;

const historySchema = z.record(
  z.string().regex(/^20\d\d-\d\d$/),
  z.object({ leads: z.number(), customers: z.number(), spend: z.number(), revenue: z.number(), hours: z.number() }),
);
const keptMonths = 24;

/** Parses the stored numbers of earlier months; empty if there are none, or none that can be parsed. */
export function historyOf(stored: string | undefined): MonthHistory {
  try {
    return historySchema.parse(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

function figuresIn(inputs: Readonly<Record<string, string>>): MonthFigures {
  const of = (key: string) => numberIn(inputs[key] ?? '') ?? 0;
  return {
    leads: of('leads'),
    customers: of('customers'),
    spend: of('spend'),
    revenue: of('revenue'),
    hours: of('hours'),
  };
}

/** @returns the history to store, including this month's numbers. Recalculating a month replaces its earlier entry. */
export function withMonth(history: MonthHistory, inputs: Readonly<Record<string, string>>): string {
  const months = Object.entries({ ...history, [inputs.month ?? '']: figuresIn(inputs) })
    .filter(([month]) => /^20\d\d-\d\d$/.test(month))
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-keptMonths);
  return JSON.stringify(Object.fromEntries(months));
}

type Ratio = number | undefined;
const over = (part: number, whole: number): Ratio => (whole > 0 ? part / whole : undefined);

/** Computes ratios from five numbers, in percent. Undefined means a division by zero. */
function ratiosOf(figures: MonthFigures) {
  const closeRate = over(figures.customers * 100, figures.leads);
  return {
    costPerLead: over(figures.spend, figures.leads),
    closeRate,
    costPerCustomer: over(figures.spend, figures.customers),
    perDollar: over(figures.revenue, figures.spend),
    perCustomer: over(figures.revenue, figures.customers),
    perHour: over(figures.leads, figures.hours),
  };
}
type Ratios = ReturnType<typeof ratiosOf>;

function changeOf(now: Ratio, before: Ratio): string {
  if (now === undefined || before === undefined) return 'No comparison';
  if (now === before) return 'The same';
  if (before === 0) return 'Up from zero';
  const change = ((now - before) / before) * 100;
  return `${change > 0 ? 'Up' : 'Down'} ${percent(Math.abs(change))}`;
}

/** Describes a change of a percentage in points: from 25% to 20% is not "down 20%". */
function pointsOf(now: Ratio, before: Ratio): string {
  if (now === undefined || before === undefined || now === before) return changeOf(now, before);
  const points = amount(Math.abs(now - before));
  return `${now > before ? 'Up' : 'Down'} ${points} ${points === '1' ? 'point' : 'points'}`;
}

const rule = {
  noLeads: (f: MonthFigures) => f.leads === 0,
  weakClose: (f: MonthFigures, r: Ratios) => f.leads >= 5 && (r.closeRate ?? 0) < 20,
  loses: (f: MonthFigures, r: Ratios) => f.spend > 0 && (r.perDollar ?? 0) < 1,
  pays: (f: MonthFigures, r: Ratios) => f.spend > 0 && (r.perDollar ?? 0) >= 3,
  free: (f: MonthFigures) => f.spend === 0 && f.customers > 0,
  slow: (f: MonthFigures, r: Ratios) => f.hours >= 10 && (r.perHour ?? 0) < 0.5,
  fewer: (f: MonthFigures, before: MonthFigures | undefined) => before !== undefined && f.leads < before.leads * 0.8,
};

function movesOf(f: MonthFigures, before: MonthFigures | undefined): string[] {
  const r = ratiosOf(f);
  const moves = [
    rule.noLeads(f) &&
      'No inquiry came in. Test your own way in today: call your number, send your form, and see whether it arrives.',
    rule.weakClose(f, r) &&
      `Of ${amount(f.leads)} inquiries ${amount(f.customers)} became customers. Speed and follow-up come before more advertising: do the steps “Answer faster” and “Follow up by email”.`,
    rule.loses(f, r) &&
      `A dollar brought back ${money(r.perDollar ?? 0)}. Stop the source that brought the fewest customers for two weeks, and watch whether anything changes.`,
    rule.pays(f, r) &&
      `A dollar brought back ${money(r.perDollar!)}. Put a fifth more into the source that brought most customers, and nothing into the others.`,
    rule.free(f) &&
      'You won customers without spending. Ask each of them where they heard of you, and do more of exactly that.',
    rule.fewer(f, before) &&
      `Inquiries fell from ${amount(before!.leads)} to ${amount(f.leads)}. Look first at what you stopped doing: posts, calls back, requests for reviews.`,
    rule.slow(f, r) &&
      `${amount(f.hours)} hours brought ${amount(f.leads)} inquiries. Drop the task that took longest and brought nobody; give its hours to answering.`,
    f.leads > 0 &&
      f.customers > f.leads &&
      'There are more customers than inquiries, so some inquiries were not counted. Note every call and message next month.',
    r.perCustomer !== undefined &&
      `A new customer brought ${money(r.perCustomer)}. Call three of them, ask how it went, and offer the next date.`,
    'Ask every customer of this month for an honest review, on one afternoon.',
    'Plan the next four weeks of posts before the first one is due.',
    'Write down where each inquiry came from. With that column next month’s review can say what to stop.',
  ].filter((move) => move !== false);
  return moves.slice(0, 3);
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

export const review: Tool = (c) => {
  const month = c.get('month');
  const now: MonthFigures = {
    leads: c.num('leads') ?? 0,
    customers: c.num('customers') ?? 0,
    spend: c.num('spend') ?? 0,
    revenue: c.num('revenue') ?? 0,
    hours: c.num('hours') ?? 0,
  };
  const history = historyOf(c.saved.review?.history);
  const earlier = Object.keys(history)
    .filter((key) => key < month)
    .sort()
    .at(-1);
  const before = earlier ? history[earlier] : undefined;
  const r = ratiosOf(now);
  const b = before && ratiosOf(before);
  const shown = (value: Ratio, write: (value: number) => string, why: string) =>
    value === undefined ? why : write(value);
  const row = (
    name: string,
    value: Ratio,
    old: Ratio,
    write: (value: number) => string,
    why: string,
    change = changeOf,
  ) =>
    before
      ? [name, shown(value, write, why), shown(old, write, 'None'), change(value, old)]
      : [name, shown(value, write, why)];
  const noLeads = 'No inquiries, so there is no such figure';
  const noCustomers = 'No customers, so there is no such figure';
  const noSpend = 'Nothing spent, so there is no such figure';
  const noHours = 'No hours, so there is no such figure';
  const columns = before ? ['Figure', nameOf(month), nameOf(earlier!), 'Change'] : ['Figure', nameOf(month)];
  return {
    title: `Review of ${nameOf(month)}`,
    summary: lines(
      `${amount(now.leads)} ${now.leads === 1 ? 'inquiry' : 'inquiries'}, ${amount(now.customers)} new ${now.customers === 1 ? 'customer' : 'customers'}, ${money(now.spend)} spent, ${money(now.revenue)} earned.`,
      r.perDollar === undefined
        ? 'Nothing was spent, so there is no return per dollar.'
        : `Each dollar spent brought back ${money(r.perDollar)}.`,
    ),
    blocks: [
      table(
        'What it comes to',
        columns,
        [
          row('Cost of an inquiry', r.costPerLead, b?.costPerLead, money, noLeads),
          row('Inquiries that became customers', r.closeRate, b?.closeRate, percent, noLeads, pointsOf),
          row('Cost of a customer', r.costPerCustomer, b?.costPerCustomer, money, noCustomers),
          row('Revenue per customer', r.perCustomer, b?.perCustomer, money, noCustomers),
          row('Back per dollar spent', r.perDollar, b?.perDollar, money, noSpend),
          row('Inquiries per hour', r.perHour, b?.perHour, amount, noHours),
        ],
        'Spent and hours are those on marketing alone.',
      ),
      table(
        'Your numbers',
        columns,
        [
          row('Inquiries', now.leads, before?.leads, amount, ''),
          row('New customers', now.customers, before?.customers, amount, ''),
          row('Spent', now.spend, before?.spend, money, ''),
          row('Revenue', now.revenue, before?.revenue, money, ''),
          row('Hours', now.hours, before?.hours, amount, ''),
        ],
        before
          ? `Compared with ${nameOf(earlier!)}, the last month before it that you reviewed.`
          : 'There is no earlier month to compare with yet. These numbers are kept for the next time.',
      ),
      list('Three next moves', movesOf(now, before), { note: 'In this order.' }),
      list('Watch until next time', [
        ...c.f.kpis.slice(0, 2).map((kpi) => `${kpi.charAt(0).toUpperCase()}${kpi.slice(1)}.`),
      ]),
    ],
  };
};
