/** Tests the comparison tables' records and their pickers. */
import { describe, expect, it } from 'vitest';
import { fitOf } from './option-fit.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { comparison } from '#shared/content/section-schemas-compare.ts';

const pages = await Promise.all(pagePaths.map((path) => loadPage(path)));
const tables = pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) => (section.kind === 'comparison' ? [{ path, section }] : [])),
);
const withPicker = tables.filter(({ section }) => section.picker);

/** All combinations of answers, one index per question. */
const combinations = (counts: number[]): number[][] =>
  counts.reduce<number[][]>(
    (all, count) => all.flatMap((given) => Array.from({ length: count }, (_, at) => [...given, at])),
    [[]],
  );

it.each(withPicker)('$path: the picker can point to each option and always gives a reason', ({ section }) => {
  const { questions } = section.picker!;
  const ids = section.options.map(({ id }) => id);
  const fits = combinations(questions.map(({ answers }) => answers.length)).map((answers) =>
    fitOf(questions, ids, answers)!,
  );
  expect(new Set(fits.flatMap(({ best }) => (best.length === 1 ? best : [])))).toEqual(new Set(ids));
  expect(fits.filter(({ best, because }) => best.length === 1 && because.length === 0)).toEqual([]);
});

describe('a record', () => {
  const record = tables[0]!.section;
  const problemsOf = (change: Partial<SectionOf<'comparison'>>) =>
    comparison.safeParse({ ...record, ...change }).error?.issues.map(({ message }) => message);

  it('is rejected if a row has too few cells or ids repeat', () => {
    expect(problemsOf({})).toBeUndefined();
    const [first, ...rest] = record.rows;
    expect(problemsOf({ rows: [{ ...first!, cells: first!.cells.slice(1) }, ...rest] })).toHaveLength(1);
    expect(problemsOf({ options: record.options.map((option) => ({ ...option, id: 'same' })) })).toContain(
      'Two options have the same id',
    );
  });

  it('is rejected if only some options say when to choose them, or points are for an unknown option', () => {
    const [first, ...rest] = record.options;
    expect(problemsOf({ options: [{ ...first!, chooseIf: undefined }, ...rest] })).toEqual([
      'Each option needs a chooseIf, or none has one',
    ]);
    const picker = structuredClone(record.picker!);
    picker.questions[0]!.answers[0]!.points = { nobody: 1 };
    expect(problemsOf({ picker })).toEqual([expect.stringContaining('unknown nobody')]);
  });
});
