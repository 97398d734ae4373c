/**
 * `npm run bench`: measures the built site against its budgets, beside bare servers in the same run. Ends with 1 when a
 * budget is missed. `-- --conversations 1000` changes how many are driven, `-- --quick` is a look of half a minute, and
 * `-- --dashboard` measures the dashboard alone, `-- --desk` the lists of the agency's desk over a million rows.
 */
import { parseArgs } from 'node:util';
import { bench } from '../tests/bench/bench.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string' },
    quick: { type: 'boolean', default: false },
    dashboard: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
  },
});
const conversations = Number(values.conversations ?? (values.quick ? 60 : 300));
if (!Number.isInteger(conversations) || conversations < 1) {
  console.error('--conversations must be a whole number above 0.');
  process.exit(1);
}
await ensureBuilt();
// Timers of ended measurements must not keep the terminal waiting.
const only = values.desk ? 'desk' : values.dashboard ? 'dashboard' : undefined;
process.exit((await bench({ conversations, isQuick: values.quick, only })) ? 0 : 1);
