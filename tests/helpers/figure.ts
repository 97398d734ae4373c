/** What a test measured or counted for a check of the reliability and security list; `npm run verify` prints it. */
import fs from 'node:fs';
import path from 'node:path';

export type Figure = { check: number; text: string };

/** One line of JSON per figure. Whoever starts a run removes it first. */
export const figuresFile =
  process.env.FIGURES_FILE ?? path.resolve(import.meta.dirname, '../../test-results/figures.jsonl');

/**
 * Notes a figure, from Vitest and Playwright alike; safe from several processes at once. Nothing is printed.
 * @param check number of the check, 1 to 80
 * @param text what was counted or measured in this run, never a fixed text: `1,000 links x 20 racers: 1,000 wins, 0 double`
 */
export function figure(check: number, text: string): void {
  const line: Figure = { check, text };
  fs.mkdirSync(path.dirname(figuresFile), { recursive: true });
  // One small write in append mode is not torn by others that append.
  fs.appendFileSync(figuresFile, `${JSON.stringify(line)}\n`);
}

/** @returns the figures of the last run, in the order in which they were noted; those that a second try repeated once. */
export function readFigures(file = figuresFile): Figure[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines)].map((line) => JSON.parse(line) as Figure);
}
