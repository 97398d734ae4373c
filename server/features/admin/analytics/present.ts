import type { Group, ScriptCounts, StageCounts } from './policy.ts';
import type { Overview, Range } from './service.ts';

const toRange = ({ days, from, to, unit }: Range) => ({ days, from, to, unit });
const toCounts = ({ page, engaged, chat, profile, account, checkout, paid }: StageCounts) => ({
  ...{ page, engaged, chat, profile, account, checkout, paid },
});
const toGroup = ({ key, isRest, counts, forms }: Group) => ({ key, isRest, counts: toCounts(counts), forms });

/** People by stage: only numbers and URL parts. */
export function toOverview(found: Overview) {
  return {
    range: toRange(found.range),
    total: toCounts(found.total),
    before: found.before && toCounts(found.before),
    periods: found.periods.map(({ start, counts }) => ({ start, counts: toCounts(counts) })),
    landings: found.landings.map(toGroup),
    cities: found.cities.map(toGroup),
    sources: found.sources.map(toGroup),
    campaigns: found.campaigns.map(toGroup),
    forms: {
      kinds: found.forms.kinds.map(({ kind, count }) => ({ kind, count })),
      total: found.forms.total,
    },
  };
}

export function toSteps({ range, scripts }: { range: Range; scripts: ScriptCounts[] }) {
  return {
    range: toRange(range),
    scripts: scripts.map(({ scriptVersion, conversations, steps }) => ({
      scriptVersion,
      conversations,
      steps: steps.map(({ seen, answered, left }) => ({ seen, answered, left })),
    })),
  };
}
