import { describe, expect, test } from 'vitest';
import { trades } from '#shared/content/trades/registry.ts';
import { briefFor } from '../test-helpers.ts';
import { reckon } from './ads.ts';
import { lastMonth, nextMonday } from './prefill.ts';
import { produceLocally } from './produce.ts';
import { historyOf, withMonth } from './review.ts';

const brief = briefFor(trades[0]!);
const numbers = { month: '2026-02', leads: '12', customers: '3', spend: '300', revenue: '1,650.50', hours: '8' };
const reviewed = (inputs: Record<string, string>, history?: object) =>
  produceLocally('review', { brief, inputs, saved: history ? { review: { history: JSON.stringify(history) } } : {} });
const rowsOf = (result: ReturnType<typeof reviewed>, heading: string) =>
  result.blocks.find((block) => block.heading === heading)!.rows!;

describe('the monthly review', () => {
  test('matches a calculation by hand', () => {
    expect(rowsOf(reviewed(numbers), 'What it comes to')).toEqual([
      ['Cost of an inquiry', '$25'],
      ['Inquiries that became customers', '25%'],
      ['Cost of a customer', '$100'],
      ['Revenue per customer', '$550.17'],
      ['Back per dollar spent', '$5.50'],
      ['Inquiries per hour', '1.5'],
    ]);
  });

  test('says so where nothing can be divided', () => {
    const result = reviewed({ month: '2026-02', leads: '0', customers: '0', spend: '0', revenue: '0', hours: '0' });
    expect(rowsOf(result, 'What it comes to').map(([, value]) => value)).toEqual([
      'No inquiries, so there is no such figure',
      'No inquiries, so there is no such figure',
      'No customers, so there is no such figure',
      'No customers, so there is no such figure',
      'Nothing spent, so there is no such figure',
      'No hours, so there is no such figure',
    ]);
    expect(result.summary).toContain('Nothing was spent, so there is no return per dollar.');
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
    expect(rowsOf(reviewed({ ...numbers, spend: '0' }), 'What it comes to')[0]).toEqual(['Cost of an inquiry', '$0']);
  });

  test('is compared with the previous month, not with a later one or itself', () => {
    const figures = { leads: 10, customers: 4, spend: 200, revenue: 800, hours: 8 };
    const history = { '2025-11': figures, '2026-02': { ...figures, leads: 99 }, '2026-04': { ...figures, leads: 77 } };
    const result = reviewed(numbers, history);
    const table = result.blocks.find(({ heading }) => heading === 'Your numbers')!;
    expect(table.columns).toEqual(['Figure', 'February 2026', 'November 2025', 'Change']);
    expect(table.rows![0]).toEqual(['Inquiries', '12', '10', 'Up 20%']);
    expect(table.rows![4]).toEqual(['Hours', '8', '8', 'The same']);
    expect(rowsOf(result, 'What it comes to')[1]).toEqual([
      'Inquiries that became customers',
      '25%',
      '40%',
      'Down 15 points',
    ]);
  });

  test.each([
    [{ leads: '0', customers: '0', revenue: '0' }, 'No inquiry came in.'],
    [{ leads: '20', customers: '1' }, 'Of 20 inquiries 1 became customers.'],
    [{ revenue: '150' }, 'A dollar brought back $0.50.'],
    [{ revenue: '1200' }, 'A dollar brought back $4.'],
    [{ spend: '0' }, 'You won customers without spending.'],
  ])('selects the first move by rules: %j', (change, move) => {
    const moves = reviewed({ ...numbers, ...change }).blocks.find(({ heading }) => heading === 'Three next moves')!;
    expect(moves.items).toHaveLength(3);
    expect(moves.items![0]).toContain(move);
  });

  test('is kept for two years and replaced by a new one for the same month', () => {
    let kept = '{}';
    for (let index = 0; index < 30; index += 1) {
      const month = `20${20 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
      kept = withMonth(historyOf(kept), { ...numbers, month, leads: String(index) });
    }
    expect(Object.keys(historyOf(kept))).toHaveLength(24);
    const again = historyOf(withMonth(historyOf(kept), { ...numbers, month: '2022-06', leads: '5' }));
    expect(Object.keys(again)).toHaveLength(24);
    expect(again['2022-06']!.leads).toBe(5);
    expect(historyOf('not json')).toEqual({});
  });
});

describe('the campaign review', () => {
  test('covers thirty days', () => {
    expect(reckon({ budget: 10, click: 2, leadRate: 10, closeRate: 20 })).toEqual({
      spend: 300,
      clicks: 150,
      leads: 15,
      customers: 3,
      perLead: 20,
      perCustomer: 100,
    });
    expect(reckon({ budget: 10, click: 2, leadRate: 0, closeRate: 20 })).toMatchObject({
      perLead: undefined,
      perCustomer: undefined,
    });
  });
});

describe('the offer', () => {
  const rows = (price: string, cost: string) =>
    produceLocally('offer', { brief, inputs: { service: 'tax return', price, cost }, saved: {} }).blocks.find(
      ({ heading }) => heading === 'The price from every angle',
    )!.rows!;

  test('says how many more sales a discount requires', () => {
    expect(rows('200', '100').at(-1)).toEqual([
      'Sales you need at 10% off',
      '13 instead of 10',
      'With 10% off you keep $80 per sale, so 13 sales earn at least as much as 10 did.',
    ]);
    expect(rows('100', '90').at(-1)![1]).toBe('No number is enough');
    expect(rows('100', '120').at(-1)![2]).toContain('You lose $20 on each sale.');
    // 20 kept of 100, 10 after the discount: exactly twice as many, without a rounding error.
    expect(rows('100', '80').at(-1)![1]).toBe('20 instead of 10');
  });
});

describe('dates', () => {
  test.each([
    ['2026-03-04', '2026-03-09'],
    ['2026-03-08', '2026-03-09'],
    ['2026-03-09', '2026-03-16'],
    ['2026-12-31', '2027-01-04'],
  ])('for %s return %s as the next Monday', (today, monday) => expect(nextMonday(today)).toBe(monday));
  test.each([
    ['2026-03-31', '2026-02'],
    ['2026-01-01', '2025-12'],
  ])('return for %s the previous month, %s', (today, month) => expect(lastMonth(today)).toBe(month));

  test('of the calendar are real, in order, on the chosen days, for four weeks', () => {
    const inputs = {
      start: '2026-02-23',
      days: 'Monday, Thursday',
      channels: 'Instagram, Facebook',
      news: 'a new baker, Rosa',
    };
    const result = produceLocally('content', { brief, inputs, saved: {} });
    const rows = result.blocks[0]!.rows!;
    expect(rows.map(([date]) => date)).toEqual([
      'Mon, Feb 23, 2026',
      'Thu, Feb 26, 2026',
      'Mon, Mar 2, 2026',
      'Thu, Mar 5, 2026',
      'Mon, Mar 9, 2026',
      'Thu, Mar 12, 2026',
      'Mon, Mar 16, 2026',
      'Thu, Mar 19, 2026',
    ]);
    expect(rows.map(([, place]) => place).slice(0, 3)).toEqual(['Instagram', 'Facebook', 'Instagram']);
    expect(rows[2]![2]).toBe('A new baker, Rosa');
    const everyDay = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday';
    const all = produceLocally('content', { brief, inputs: { ...inputs, days: everyDay }, saved: {} }).blocks[0]!.rows!;
    expect(all).toHaveLength(28);
    expect(new Set(all.map(([, , subject]) => subject)).size).toBe(28);
  });
});
