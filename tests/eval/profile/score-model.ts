/** Scores the profiles that come from a careless model and the checks applied to it, for tests. */
import { execFileSync } from 'node:child_process';

/** Runs `npm run eval:model`. @param options for `score.mjs` */
export function scoreModel(...options: string[]) {
  const args = ['tests/eval/profile/score.mjs', '--from=./tests/eval/profile/write-model.ts', ...options];
  const last = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1)!;
  const found = /score ([\d.]+) of 100 \(trade (\d+)\/\d+, businesses with a violation (\d+)/.exec(last)!;
  const [score, trades, violations] = found.slice(1).map(Number) as [number, number, number];
  return { score, trades, violations, last };
}
