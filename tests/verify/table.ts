/** The checks with what became of them and what they counted. */
import type { Figure } from '../helpers/figure.ts';
import type { Check } from './check.ts';
import type { Outcomes } from './outcomes.ts';
import { groups } from './registry.ts';

export type Verdict = 'ok' | 'FAILED' | 'no figure' | 'not run' | 'not covered';

/** A check holds when all its files do and at least one figure was noted for it. */
export function verdictOf(check: Check, outcomes: Outcomes, figures: readonly Figure[]): Verdict {
  if (check.files.length === 0) return 'not covered';
  const found = check.files.map((file) => outcomes.get(file));
  if (found.includes('failed')) return 'FAILED';
  if (!found.every((outcome) => outcome === 'ok')) return 'not run';
  return figures.some((figure) => figure.check === check.number) ? 'ok' : 'no figure';
}

/** What a verdict is followed by when it stands for a check that should have held. */
export const isMissed = (verdict: Verdict) => verdict !== 'ok' && verdict !== 'not covered';

/** @returns the table as text, group by group, and a line that counts the verdicts. */
export function checkTable(checks: readonly Check[], outcomes: Outcomes, figures: readonly Figure[]): string {
  const indent = ' '.repeat(20);
  const counts = new Map<Verdict, number>();
  const lines = Object.entries(groups).flatMap(([group, ofGroup]) => {
    const chosen = ofGroup.filter((check) => checks.includes(check));
    if (chosen.length === 0) return [];
    return [
      `  ${group}`,
      ...chosen.flatMap((check) => {
        const verdict = verdictOf(check, outcomes, figures);
        counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
        const bad = check.files.filter((file) => outcomes.get(file) !== 'ok');
        return [
          `  ${String(check.number).padStart(4)}  ${verdict.padEnd(11)}  ${check.title}`,
          ...figures.filter((figure) => figure.check === check.number).map(({ text }) => indent + text),
          ...(isMissed(verdict) && bad.length > 0 ? [`${indent}see ${bad.join(', ')}`] : []),
          ...(check.gap ? [`${indent}${check.files.length > 0 ? 'left open' : 'why'}: ${check.gap}`] : []),
        ];
      }),
      '',
    ];
  });
  const sum = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
  return [...lines, `  ${checks.length} checks: ${sum}`].join('\n');
}
