/** Measures the fact reader on labeled sentences: precision and recall by kind. `npm run eval:facts` prints it. */
import fs from 'node:fs';
import type { Fact, FactKind } from '#server/engine/reading/fact.ts';
import { factsIn } from '#server/engine/reading/facts.ts';
import { wordsOf } from '#server/engine/text.ts';

type Label = Pick<Fact, 'kind' | 'value' | 'holds' | 'amount'>;
type Labeled = { text: string; language: 'en' | 'es'; facts: Label[] };
type Count = { right: number; missed: number; wrong: number };

export const languages = ['english', 'spanish'] as const;

/** Reads the labeled sentences of a language. */
export function readLabels(language: (typeof languages)[number]): Labeled[] {
  const text = fs.readFileSync(new URL(`./${language}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labeled);
}

const keyed = new Set<FactKind>(['open', 'full', 'empty', 'season', 'language', 'channel']);
const counted = new Set<FactKind>(['price', 'budget', 'years', 'time', 'capacity']);
const single = new Set<FactKind>(['waitlist', 'discounts', 'rule', 'team']);
const stem = (word: string) => word.replace(/(?:ings?|ers?|ies|ed|es|s|y|e)$/, '');
const stems = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 2 || /\d/.test(word))
    .map(stem);

/** Tells whether an extracted fact matches the label. */
function same(read: Label, label: Label): boolean {
  if (read.kind !== label.kind || read.holds !== label.holds) return false;
  if (keyed.has(label.kind)) return read.value === label.value;
  if (counted.has(label.kind)) return label.amount === undefined || read.amount === label.amount;
  if (single.has(label.kind)) return true;
  const wanted = stems(label.value);
  const got = new Set(stems(read.value));
  return wanted.length === 0 ? got.size === 0 : wanted.filter((word) => got.has(word)).length * 2 >= wanted.length;
}

/**
 * Compares the facts extracted from the sentences with their labels. `detail` and `unclear` aren't labeled and don't
 * count.
 */
export function scoreFacts(labeled: readonly Labeled[], report?: (line: string) => void): Map<string, Count> {
  const counts = new Map<string, Count>();
  const count = (kind: string, what: keyof Count) => {
    for (const key of [kind, 'all']) {
      const entry = counts.get(key) ?? { right: 0, missed: 0, wrong: 0 };
      entry[what] += 1;
      counts.set(key, entry);
    }
  };
  for (const { text, language, facts } of labeled) {
    const read = factsIn(text, { language, step: 'business_description' }).filter(
      ({ kind }) => kind !== 'detail' && kind !== 'unclear',
    );
    const open = [...read];
    for (const label of facts) {
      const at = open.findIndex((fact) => same(fact, label));
      count(label.kind, at < 0 ? 'missed' : 'right');
      if (at < 0)
        report?.(`missed ${label.holds ? '+' : '-'}${label.kind} ${label.value} ${label.amount ?? ''} | ${text}`);
      else open.splice(at, 1);
    }
    for (const fact of open) {
      // Anything with a price or named as a best seller is also sold, even if the label doesn't say so separately.
      const again =
        fact.kind === 'sells' &&
        fact.holds &&
        facts.some(
          ({ kind, value }) =>
            /^(?:price|best|is|sells)$/.test(kind) && same({ ...fact, kind }, { kind, value, holds: true }),
        );
      if (again) continue;
      count(fact.kind, 'wrong');
      report?.(`wrong ${fact.holds ? '+' : '-'}${fact.kind} ${fact.value} ${fact.amount ?? ''} | ${text}`);
    }
  }
  return counts;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '    -' : `${((100 * part) / whole).toFixed(0).padStart(4)}%`;

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  const verbose = process.argv.includes('--verbose');
  for (const language of languages) {
    const labeled = readLabels(language);
    const counts = scoreFacts(labeled, verbose ? (line) => console.info(`  ${line}`) : undefined);
    console.info(`\n${language}: ${labeled.length} sentences\n${'kind'.padEnd(12)} precision  recall  labeled`);
    for (const [kind, { right, missed, wrong }] of [...counts].sort(([a], [b]) =>
      a === 'all' ? 1 : b === 'all' ? -1 : a.localeCompare(b),
    ))
      console.info(
        `${kind.padEnd(12)}   ${percent(right, right + wrong)}     ${percent(right, right + missed)}   ${String(right + missed).padStart(4)}`,
      );
  }
}
