/** Computes the agency's analytics (docs/analytics.md) from counts. */
import { stepIds, scriptVersion } from '#shared/domain/chat-script.ts';
import { cutText, storableText } from '#shared/domain/clean-text.ts';
import { mostGroups, periodsBetween, type PeriodUnit, type Stage } from '#shared/domain/analytics.ts';
import { cleanPath, isPagePath, paths } from '#shared/paths.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { VisitInput } from '#shared/schemas/analytics.ts';

/** `chat`: those among the engaged who started a conversation. */
export type StageCounts = Record<Stage | 'chat', number>;

/** Conversations of one script at the same point: `answered` steps have their answer. */
export type StandingRow = { scriptVersion: number; answered: number; total: number; idle: number };

type StepCounts = { seen: number; answered: number; left: number };
export type ScriptCounts = { scriptVersion: number; conversations: number; steps: StepCounts[] };

/**
 * The funnel of each script version, newest first.
 * @param rows `idle`: how many have no profile and no recent activity
 * @returns per step how many reached it, continued, and stopped; never more answered than seen.
 */
export function scriptFunnels(rows: readonly StandingRow[]): ScriptCounts[] {
  const versions = [...new Set(rows.map((row) => row.scriptVersion))].toSorted((a, b) => b - a);
  return versions.map((version) => {
    const ofScript = rows.filter((row) => row.scriptVersion === version);
    // The length of earlier scripts isn't stored, so assume the furthest step anyone reached.
    const furthest = Math.max(1, ...ofScript.map(({ answered, idle }) => (idle > 0 ? answered + 1 : answered)));
    const length = version === scriptVersion ? stepIds.length : furthest;
    const sum = (of: 'total' | 'idle', which: (answered: number) => boolean) =>
      ofScript.reduce((count, row) => count + (which(row.answered) ? row[of] : 0), 0);
    return {
      scriptVersion: version,
      conversations: sum('total', () => true),
      steps: Array.from({ length }, (_, before) => ({
        seen: sum('total', (answered) => answered >= before),
        answered: sum('total', (answered) => answered > before),
        left: sum('idle', (answered) => answered === before),
      })),
    };
  });
}

/** People by page, source, campaign, or period. */
export type GroupRow = { key: string | null } & StageCounts;

const none: StageCounts = { page: 0, engaged: 0, chat: 0, profile: 0, account: 0, checkout: 0, paid: 0 };
const counted = Object.keys(none) as (keyof StageCounts)[];

/** Returns the counts of a row without its key. */
const stagesOf = (row: StageCounts): StageCounts => {
  const counts = { ...none };
  for (const stage of counted) counts[stage] = row[stage];
  return counts;
};

/** @returns the totals of all groups. */
export function sumOf(groups: readonly StageCounts[]): StageCounts {
  const sum = { ...none };
  for (const group of groups) for (const stage of counted) sum[stage] += group[stage];
  return sum;
}

export type Group = { key: string | null; isRest: boolean; counts: StageCounts; forms: number | null };

/**
 * The largest groups, and one for all others. Everyone is in exactly one group, so the rest is the difference.
 * @param total all people
 * @param forms people by form and group; left out where forms don't know the group
 */
export function largestGroups(
  rows: readonly GroupRow[],
  total: StageCounts,
  forms?: ReadonlyMap<string | null, number>,
): Group[] {
  const known = new Set(rows.map(({ key }) => key));
  // People who only sent a form have no visit if visits aren't counted.
  const formsOnly = [...(forms?.keys() ?? [])].filter((key) => !known.has(key)).map((key) => ({ key, ...none }));
  const formsOf = (key: string | null) => (forms ? (forms.get(key) ?? 0) : null);
  const sorted = [...rows, ...formsOnly].toSorted(
    (a, b) => b.page - a.page || (formsOf(b.key) ?? 0) - (formsOf(a.key) ?? 0),
  );
  const shown = sorted.slice(0, mostGroups).map((row) => ({
    key: row.key,
    isRest: false,
    counts: stagesOf(row),
    forms: formsOf(row.key),
  }));
  const inShown = sumOf(shown.map(({ counts }) => counts));
  const rest = { ...none };
  for (const stage of counted) rest[stage] = total[stage] - inShown[stage];
  const restForms = forms
    ? [...forms].reduce((sum, [key, count]) => sum + (shown.some((group) => group.key === key) ? 0 : count), 0)
    : null;
  return rest.page > 0 || (restForms ?? 0) > 0
    ? [...shown, { key: null, isRest: true, counts: rest, forms: restForms }]
    : shown;
}

/** @returns all periods between two days, with zeros where no one came. */
export function withoutGaps(
  rows: readonly GroupRow[],
  { from, to, unit }: { from: string; to: string; unit: PeriodUnit },
): { start: string; counts: StageCounts }[] {
  const found = new Map(rows.map((row) => [row.key, stagesOf(row)]));
  return periodsBetween({ from, to, unit }).map((start) => ({ start, counts: found.get(start) ?? { ...none } }));
}

export type NewVisit = {
  landing: string;
  referrer: string | null;
  /** In lowercase, like medium and campaign, because links are written by hand. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
};

/** Landing value for visits to a URL that isn't a page. */
const unknownPage = '/404';
const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

const host = (text: string) =>
  text
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '');

type Pages = { isPage: (path: string) => boolean };

/** @returns the page of a URL, or the shared value for URLs without a public page. */
function landingOf(address: string, { isPage }: Pages): string {
  const path = cleanPath(address);
  return isPagePath(path) && isPage(path) ? path : unknownPage;
}

/**
 * @returns a person's origin as their browser reports it, limited to existing pages, because a browser can report
 *   anything. An unknown first page becomes the shared value, as for visits; an unknown last page is dropped.
 */
export function knownOrigin(origin: LeadOrigin, pages: Pages): LeadOrigin {
  const isMadeUp = (address: string | undefined) =>
    Boolean(address) && (!address!.startsWith('/') || landingOf(address!, pages) === unknownPage);
  const { firstPage, lastPage, ...rest } = origin;
  return {
    ...rest,
    firstPage: isMadeUp(firstPage) ? unknownPage : firstPage,
    lastPage: isMadeUp(lastPage) ? undefined : lastPage,
  };
}

/**
 * Returns what is stored of a visit.
 * @param input `isPage`: whether there's a public page at a path; `ownHost`: the site's host name
 * @returns undefined if it isn't a visit: pages behind the login, and tabs opened from our own pages.
 */
export function visitOf(note: VisitInput, input: Pages & { ownHost: string }): NewVisit | undefined {
  const path = cleanPath(note.path);
  if (isWithin(path, paths.dashboard) || isWithin(path, paths.admin)) return undefined;
  const referrer = /^[\w.-]+(:\d+)?$/.test(note.referrer) ? host(note.referrer) : null;
  if (referrer === host(input.ownHost)) return undefined;
  const query = new URLSearchParams(note.query);
  const given = (name: string) => cutText(storableText(query.get(name) ?? '').trim(), 120).toLowerCase() || null;
  return {
    landing: landingOf(path, input),
    referrer,
    source: given('utm_source'),
    medium: given('utm_medium'),
    campaign: given('utm_campaign'),
  };
}

// Cubot is a phone brand, not a bot.
const robots = /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor|headless|lighthouse|facebookexternal|inspection/i;

/** @returns whether the user agent says it's a bot; without a user agent, it counts as one. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || !userAgent.includes('Mozilla/') || robots.test(userAgent);
}
