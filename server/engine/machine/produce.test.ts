import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generalTrade, trades } from '#shared/content/trades/registry.ts';
import type { Trade } from '#shared/content/trades/schema.ts';
import { inputProblems, longestOf } from '#shared/domain/machine.ts';
import { machineStep, machineSteps } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import { machineResultSchema, type MachineResult } from '#shared/schemas/machine.ts';
import { briefFor, slips, unfilled } from '../test-helpers.ts';
import { foreignContacts } from '../contact-data.ts';
import { mergeReply, modelReplySchema, toModelReply } from './model.ts';
import { machineBrief, prefillOf } from './prefill.ts';
import { produceLocally } from './produce.ts';

const today = '2026-03-04';
const numbers = {
  price: '240',
  cost: '90',
  from: '79',
  worth: '600',
  sale: '400',
  since: '2009',
  leads: '12',
  customers: '4',
  spend: '300',
  revenue: '1600',
  hours: '9',
};

/** Returns the inputs of a member who accepts every suggestion and types in the numbers. */
function inputsFor(step: MachineStepKey, brief: ReturnType<typeof briefFor>): Record<string, string> {
  const { fields } = machineStep(step);
  const prefill = prefillOf(step, { brief, saved: {}, today });
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const typed = kind === 'number' ? (numbers as Record<string, string>)[key] : undefined;
      const value = typed ?? prefill[key]?.value;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const produce = (trade: Trade, step: MachineStepKey) => {
  const brief = { ...briefFor(trade), isGeneralTrade: trade === generalTrade };
  // Includes a description, because everyone who reaches the Marketing Machine has one.
  const inputs = {
    ...inputsFor(step, brief),
    ...(step === 'profile' ? { description: `A ${trade.noun} near the beach` } : {}),
  };
  expect(inputProblems(machineStep(step), inputs)).toEqual({});
  return produceLocally(step, { brief, inputs, saved: {} });
};

function textsOf({ title, summary, blocks }: MachineResult): string[] {
  return [
    title,
    summary,
    ...blocks.flatMap(({ heading, note, text, items, columns, rows }) => [
      heading,
      note ?? 'none',
      ...(text ? text.split('\n').filter(Boolean) : []),
      ...(items ?? []),
      ...(columns ?? []),
      ...(rows ?? []).flat(),
    ]),
  ];
}

function problemsOf(result: MachineResult): string[] {
  const problems = textsOf(result).flatMap((text) => {
    if (text === '') return ['an empty text'];
    const slip = slips.exec(text)?.[0] ?? unfilled.exec(text)?.[0];
    return slip ? [`“${slip}” in: ${text}`] : [];
  });
  for (const block of result.blocks) {
    const { heading, kind, text, items = [], rows = [], columns = [], limit } = block;
    for (const value of limit ? [...(text ? [text] : []), ...items] : [])
      if (value.length > limit!) problems.push(`${heading}: ${value.length} of ${limit}: ${value}`);
    if (new Set(items.map((item) => item.toLowerCase())).size !== items.length)
      problems.push(`${heading}: an item twice`);
    if (new Set(rows.map((row) => row.join('|'))).size !== rows.length) problems.push(`${heading}: a row twice`);
    if (rows.some((row) => row.length !== columns.length)) problems.push(`${heading}: a row of another length`);
    if ((kind === 'text') !== Boolean(text) || (kind === 'table') !== rows.length > 0)
      problems.push(`${heading}: no ${kind}`);
    if ((kind === 'list' || kind === 'checklist') && items.length === 0) problems.push(`${heading}: nothing in it`);
  }
  const headings = result.blocks.map(({ heading }) => heading);
  if (new Set(headings).size !== headings.length) problems.push('a heading twice');
  return problems;
}

describe.each(machineStepKeys)('the tool for step %s', (step) => {
  test.each([...trades, generalTrade].map((trade) => [trade.slug, trade] as const))('%s', (_, trade) => {
    const result = produce(trade, step);
    machineResultSchema.parse(result);
    expect(problemsOf(result)).toEqual([]);
  });

  test('writes specific text for every trade', () => {
    const written = trades.map((trade) => JSON.stringify(produce(trade, step)));
    // The review is about numbers, so only the metrics to watch differ by industry.
    expect(new Set(written).size).toBe(trades.length);
  });

  test('provides enough entries in places with a limit', () => {
    for (const trade of trades)
      for (const { heading, items, limit } of produce(trade, step).blocks)
        if (limit && items) expect(items.length, `${trade.slug}: ${heading}`).toBeGreaterThanOrEqual(2);
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '',
    '{x} [y] <b>',
    '\u202eevil',
    'A'.repeat(400),
    'word '.repeat(80),
    '😀'.repeat(90),
    '…...',
    '"; --',
    '0',
    '=1+1',
  ),
);

test('writes valid output for any input in every tool', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...machineStepKeys),
      fc.array(nasty, { minLength: 12, maxLength: 12 }),
      (step, typed) => {
        const { fields } = machineStep(step);
        const free = fields.map(({ kind }) => kind === 'text' || kind === 'textarea');
        const known = machineBrief(undefined, {
          profile: { businessName: typed[0]!, description: typed[1]!, audience: typed[2]! },
        });
        const prefill = prefillOf(step, {
          brief: known,
          saved: { profile: { hours: typed[3]!, evidence: typed[4]! } },
          today,
        });
        const inputs = Object.fromEntries(
          fields.map((field, index) => [
            field.key,
            free[index]
              ? typed[index % 12]!.slice(0, longestOf(field))
              : (prefill[field.key]?.value ?? (field.isRequired ? '0' : '')),
          ]),
        );
        const result = produceLocally(step, {
          brief: known,
          inputs,
          saved: { profile: { hours: typed[3]!, evidence: typed[4]! } },
        });
        for (const { heading, text, items, limit } of result.blocks)
          for (const value of limit ? [...(text ? [text] : []), ...(items ?? [])] : [])
            expect(value.length, heading).toBeLessThanOrEqual(limit!);
        expect(mergeReply(result, toModelReply(result), noneForeign).blocks.map(({ heading }) => heading)).toEqual(
          result.blocks.map(({ heading }) => heading),
        );
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

const noneForeign = () => false;

describe('text from the model', () => {
  const local = produce(trades[0]!, 'ads');
  const empty = { summary: 'x', blocks: [] };

  test('changes only texts: tables stay, and excess entries are dropped', () => {
    const reply = {
      summary: 'A **short** summary.',
      blocks: local.blocks.map(({ heading, items }) => ({
        heading,
        text: 'ignored',
        items: (items ?? []).map((_, index) => (index === 0 ? 'x'.repeat(200) : `Words ${index}`)),
      })),
    };
    const merged = mergeReply(local, reply, noneForeign);
    expect(merged.summary).toBe('A short summary.');
    expect(merged.blocks.find(({ kind }) => kind === 'table')).toEqual(
      local.blocks.find(({ kind }) => kind === 'table'),
    );
    const headlines = merged.blocks.find(({ heading }) => heading === 'Headlines')!;
    expect(headlines.items).toContain('Words 1');
    expect(headlines.items!.every((item) => item.length <= 30)).toBe(true);
  });

  test("falls back to the local engine's text where it is missing", () => {
    expect(mergeReply(local, empty, noneForeign).blocks).toEqual(local.blocks);
  });

  test("is replaced by the local engine’s where it contains someone else's contact data", () => {
    const isForeign = foreignContacts(['Call 305-555-0188.']);
    const ad = local.blocks.find(({ items }) => (items?.length ?? 0) > 3)!;
    const items = ad.items!.map((_, index) => (index === 0 ? 'Call 786-555-0123' : `Call 305-555-0188, ${index}`));
    const reply = {
      summary: 'See attacker dot com first.',
      blocks: local.blocks.map(({ heading }) => ({ heading, text: 'Write to win@attacker.test today.', items })),
    };
    const merged = mergeReply(local, reply, isForeign);
    expect(merged.summary).toBe(local.summary);
    expect(JSON.stringify(merged)).not.toMatch(/attacker|786/);
    expect(merged.blocks.find(({ heading }) => heading === ad.heading)!.items).toEqual(items.slice(1));
  });

  test("has the same shape as the local engine's", () => {
    for (const step of machineStepKeys) modelReplySchema.parse(toModelReply(produce(trades[3]!, step)));
  });
});

test('has the steps in the agreed order, each with a unique name', () => {
  expect(machineSteps.map(({ key }) => key)).toEqual([...machineStepKeys]);
  expect(new Set(machineSteps.map(({ name }) => name)).size).toBe(11);
});
