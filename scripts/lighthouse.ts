/**
 * `npm run lighthouse`: runs Lighthouse with mobile settings on one page of each kind that people find through search,
 * against the built site. Exits with 1 when a category is below its threshold. `-- /about /blog` measures other pages.
 */
import { lighthouseScores } from '#tests/bench/lighthouse.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const bar = 0.98;
const given = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
await ensureBuilt();
const scores = await lighthouseScores(given);
let isMet = true;
for (const { path, categories, metrics } of scores) {
  const under = Object.values(categories).some((score) => score < bar);
  if (under) isMet = false;
  const parts = Object.entries(categories).map(([name, score]) => `${name} ${score.toFixed(2)}`);
  console.info(`${path}\n  ${parts.join(', ')}${under ? `  UNDER ${bar}` : ''}\n  ${metrics}`);
}
process.exit(isMet ? 0 : 1);
