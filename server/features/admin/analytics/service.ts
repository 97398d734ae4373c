import { randomUUID } from 'node:crypto';
import { scriptVersion } from '#shared/domain/chat-script.ts';
import { leftAfterMinutes, periodUnitOf, type AnalyticsRange, type PeriodUnit } from '#shared/domain/analytics.ts';
import { addDays, dayAt, startOf } from '#shared/domain/plan-dates.ts';
import type { VisitInput } from '#shared/schemas/analytics.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import {
  isRobot,
  knownOrigin,
  largestGroups,
  scriptFunnels,
  sumOf,
  visitOf,
  withoutGaps,
  type Group,
  type ScriptCounts,
  type StageCounts,
} from './policy.ts';
import * as repo from './repo.ts';

export { knownOrigin };

const minuteMs = 60_000;

/**
 * Records a visit. Anything that isn't a visit (docs/analytics.md) leaves no trace.
 * @param input `isPage`: whether there's a public page at a path; `userAgent`: from the browser
 * @throws AppError RATE_LIMITED after too many from one network.
 */
export async function recordVisit(
  deps: Pick<Deps, 'db' | 'limits' | 'settings'>,
  input: {
    note: VisitInput;
    visitorId: string | undefined;
    userId: string | undefined;
    network: string;
    userAgent: string | undefined;
    isPage: (path: string) => boolean;
  },
): Promise<void> {
  if (isRobot(input.userAgent)) return;
  const visit = visitOf(input.note, { isPage: input.isPage, ownHost: ownHost(deps) });
  if (!visit) return;
  await deps.limits.consume('visit.network', input.network);
  const { visitorId = null, userId = null } = input;
  await repo.insertVisit(deps.db, { ...visit, id: input.note.id ?? randomUUID(), visitorId, userId });
}

/** Records that a conversation started during a visit. A visit linked to someone else stays theirs. */
export function tieVisit(deps: Pick<Deps, 'db'>, input: { visitId: string; visitorId: string }): Promise<void> {
  return repo.setVisitor(deps.db, input);
}

const ownHost = (deps: Pick<Deps, 'settings'>) => new URL(deps.settings.baseUrl).hostname.replace(/^www\./, '');

/** The chosen days including today, in the agency's time zone. */
export type Range = { days: AnalyticsRange; from: string; to: string; unit: PeriodUnit };

function rangeOf(days: AnalyticsRange): Range {
  const to = dayAt(new Date());
  return { days, from: addDays(to, 1 - days), to, unit: periodUnitOf(days) };
}

export type Overview = {
  range: Range;
  total: StageCounts;
  /** The same number of days before; null if their visits are no longer stored. */
  before: StageCounts | null;
  periods: { start: string; counts: StageCounts }[];
  landings: Group[];
  cities: Group[];
  sources: Group[];
  campaigns: Group[];
  /** People by form, and in total, each counted once. */
  forms: { kinds: { kind: string; count: number }[]; total: number };
};

const answers = new WeakMap<Database, Map<string, Promise<Overview>>>();

/**
 * The funnel from page view to payment, over time and by origin. Counting a year takes seconds, so the same query within a
 * minute gets the cached result.
 * @param input `days`: including today
 */
export function overview(deps: Deps, input: { days: AnalyticsRange }): Promise<Overview> {
  const ofDatabase = answers.get(deps.db) ?? new Map<string, Promise<Overview>>();
  answers.set(deps.db, ofDatabase);
  // The result changes with the day.
  const key = `${input.days} ${dayAt(new Date())}`;
  const known = ofDatabase.get(key);
  if (known) return known;
  const answer = countOverview(deps, input);
  ofDatabase.set(key, answer);
  const forget = () => void ofDatabase.delete(key);
  answer.then(() => setTimeout(forget, minuteMs).unref(), forget);
  return answer;
}

/** Visits are deleted after some months. */
function storedSince(months: number): Date {
  const oldest = new Date();
  oldest.setMonth(oldest.getMonth() - months);
  return oldest;
}

async function countOverview(deps: Deps, input: { days: AnalyticsRange }): Promise<Overview> {
  const range = rangeOf(input.days);
  const from = startOf(range.from);
  const until = startOf(addDays(range.to, 1));
  const mode = deps.payments?.mode ?? 'live';
  const earlier = { from: startOf(addDays(range.from, -range.days)), until: from, mode };
  const isStored = earlier.from >= storedSince(deps.settings.retention.visits);
  const { stages, before, forms } = await inTransaction(deps.db, async (tx) => {
    await repo.takeMemory(tx);
    return {
      stages: await repo.countStages(tx, { from, until, unit: range.unit, mode, ownHost: ownHost(deps) }),
      before: isStored ? await repo.countPeople(tx, earlier) : null,
      forms: await repo.countForms(tx, { from }),
    };
  });
  const total = stages.total[0]!;
  const byKey = (rows: readonly repo.FormRow[]) => new Map(rows.map(({ key, count }) => [key, count]));
  // People who didn't come through a city page have no key there.
  const isCity = ({ key }: { key: string | null }) => key !== null;
  const cities = stages.city.filter(isCity);
  return {
    range,
    total,
    before,
    periods: withoutGaps(stages.period, range),
    landings: largestGroups(stages.landing, total, byKey(forms.landing)),
    cities: largestGroups(cities, sumOf(cities), byKey(forms.city.filter(isCity))),
    sources: largestGroups(stages.source, total),
    campaigns: largestGroups(stages.campaign, total, byKey(forms.campaign)),
    forms: {
      kinds: forms.kind.map(({ key, count }) => ({ kind: key!, count })),
      total: forms.total[0]?.count ?? 0,
    },
  };
}

/** The funnel of the chat's steps, for each version of its script. @param input `days`: today included */
export async function steps(
  deps: Pick<Deps, 'db'>,
  input: { days: AnalyticsRange },
): Promise<{ range: Range; scripts: ScriptCounts[] }> {
  const range = rangeOf(input.days);
  const leftBefore = new Date(Date.now() - leftAfterMinutes * minuteMs);
  const rows = await repo.countStandings(deps.db, { from: startOf(range.from), leftBefore, scriptVersion });
  return { range, scripts: scriptFunnels(rows) };
}
