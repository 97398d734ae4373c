/** Writes the profile's opening: what holds the business back, three moves, what to skip, and one number. */
import type { Diagnosis } from '#shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { gateOf, type Gate } from '../gate.ts';
import { timeName } from '../draft/said.ts';
import { days } from '../reading/vocabulary.ts';
import { clipSentences, tidy, upperFirst } from '../text.ts';
import { caseOf } from './case.ts';
import { english } from './en/wording.ts';
import { spanish } from './es/wording.ts';
import { findingKeys, type Case, type FindingKey, type Step } from './types.ts';

const applies: Record<FindingKey, (d: Case) => unknown> = {
  waitlist: (d) => (d.hasWaitlist || d.isBooked) && !d.empty,
  // Open days that nobody called slow aren't a problem yet if all others are full.
  days: (d) => d.full && (d.empty ?? d.full.count < 5),
  months: (d) => d.emptyMonths,
  openings: (d) => d.empty,
  volunteers: (d) => d.need && d.archetype === 'nonprofit',
  seats: (d) => d.archetype === 'saas' && d.price,
  followers: (d) => d.followers && d.archetype === 'creator',
  firstOrder: (d) => d.archetype === 'b2b' && (d.minimum ?? d.leadTime),
  route: (d) => d.route,
  season: (d) => d.season,
  spots: (d) => d.spots && d.spots.amount <= 12,
  rules: (d) => d.rule,
  hours: (d) => d.hours && d.hours.amount <= 5,
  noMoney: (d) => d.budget === 0 && d.isSold,
  cause: (d) => d.archetype === 'nonprofit',
  channel: (d) => d.channelKind !== 'other',
  archetype: () => true,
};

/** Returns three weekdays for the moves: never a day they're closed, and not a full one if possible. */
function deadlines({ business }: Brief): string[] {
  const on = (kind: string, holds: boolean) =>
    new Set(business.facts.filter((fact) => fact.kind === kind && fact.holds === holds).map(({ value }) => value));
  const closed = on('open', false);
  const full = on('full', true);
  const usual = days.slice(0, 5).filter((day) => !closed.has(day));
  const calm = usual.filter((day) => !full.has(day));
  const list = calm.length >= 3 ? calm : usual.length >= 3 ? usual : days.filter((day) => !closed.has(day));
  const found = list.length >= 3 ? list : [...days];
  // Spreads the moves so that the last one is as late in the week as possible.
  return [found[Math.min(1, found.length - 3)]!, found.at(-2)!, found.at(-1)!];
}

const textsOf = ({ what, how, sign }: Step) => [what, how, sign];

/** Capitalizes sentences that begin with the owner's own noun, which they may type in lowercase. */
const finish = (text: string) =>
  clipSentences(
    tidy(upperFirst(text)).replace(/(?<=[.!?][”)]? )\p{Ll}(?=[^\s.]*[ ,])/gu, (letter) => letter.toUpperCase()),
    600,
  );

/**
 * Returns a business's diagnosis, or undefined if the owner told us too little. It contains nothing the owner ruled
 * out: a text that contradicts them is replaced by the next one.
 */
export function diagnose(brief: Brief): Diagnosis | undefined {
  if (brief.confidence === 'none') return undefined;
  const gate = gateOf(brief);
  const d = caseOf(brief);
  const wording = brief.language === 'es' ? spanish : english;
  const findings = findingKeys.filter((key) => applies[key](d)).map((key) => wording.findings[key](d));
  const first = <T>(list: readonly T[], allows: (item: T) => boolean) => list.find(allows);
  const bottleneck = first(findings, (finding) => gate.allows(finding.bottleneck));
  if (!bottleneck) return undefined;
  const ranked = [bottleneck, ...findings.filter((finding) => finding !== bottleneck)];
  const moves = chosen([...ranked.flatMap((finding) => finding.moves), ...wording.common(d)], gate);
  const own = [...bottleneck.avoid, ...wording.avoid(d)].filter(gate.allows);
  const avoid =
    own.length > 1 || !d.isSold
      ? own
      : [...own, ...ranked.slice(1).flatMap((finding) => finding.avoid)].filter(gate.allows).slice(0, 2);
  const metric = first(
    ranked.map((finding) => finding.metric),
    gate.allows,
  );
  if (moves.length < 3 || avoid.length === 0 || !metric) return undefined;
  const by = deadlines(brief);
  return {
    bottleneck: finish(bottleneck.bottleneck),
    moves: moves.map(({ what, how, sign }, index) => ({
      what: finish(what),
      how: finish(how),
      by: wording.by(timeName(by[index]!, brief.language)),
      sign: finish(sign),
    })),
    avoid: avoid
      .filter((item, at) => avoid.findIndex((other) => opening(other) === opening(item)) === at)
      .slice(0, 3)
      .map(finish),
    metric: finish(metric),
  };
}

/** Items that start the same ("Don't pay for reach") say the same thing. */
const opening = (item: string) =>
  item
    .split(/[\s:,.]+/)
    .slice(0, 4)
    .join(' ');

/** Returns the first three allowed moves, each of a different kind. */
function chosen(steps: readonly Step[], gate: Gate): Step[] {
  const found: Step[] = [];
  for (const move of steps) {
    if (found.some(({ kind }) => kind === move.kind) || !textsOf(move).every(gate.allows)) continue;
    found.push(move);
    if (found.length === 3) break;
  }
  return found;
}

/** Returns a model's diagnosis without anything the owner ruled out, or undefined if too little is left. */
export function checkedDiagnosis(brief: Brief, given: Diagnosis | undefined): Diagnosis | undefined {
  if (!given || brief.confidence === 'none') return undefined;
  const gate = gateOf(brief);
  const moves = given.moves.filter(({ what, how, sign }) => [what, how, sign].every(gate.allows));
  const avoid = given.avoid.filter(gate.allows);
  const isSound = moves.length > 0 && avoid.length > 0 && gate.allows(given.bottleneck) && gate.allows(given.metric);
  return isSound ? { ...given, moves, avoid } : undefined;
}
