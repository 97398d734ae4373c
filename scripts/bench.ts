/**
 * `npm run bench`: measures the built site against its budgets, next to bare servers in the same run, and prints one
 * table. Exits with 1 when a budget is exceeded. `-- --only admin` measures one part (`benchParts` in
 * tests/bench/bench.ts), `-- --quick` takes a short sample of most, `-- --conversations 1000` sets the number of
 * conversations.
 */
import { parseArgs } from 'node:util';
import { bench, benchParts, type BenchPart } from '#tests/bench/bench.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const conversations = Number(values.conversations ?? (values.quick ? 60 : 300));
if (!Number.isInteger(conversations) || conversations < 1) {
  console.error('--conversations must be a whole number above 0.');
  process.exit(1);
}
if (values.only !== undefined && !(values.only in benchParts)) {
  console.error(`--only is one of ${Object.keys(benchParts).join(', ')}.`);
  process.exit(1);
}
await ensureBuilt();
const only = values.only as BenchPart | undefined;
// Leftover timers of finished measurements must not keep the process alive.
process.exit((await bench({ conversations, isQuick: values.quick, only })) ? 0 : 1);
