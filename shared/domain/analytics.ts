/** The agency's analytics: what is counted, worded as on the screen and in docs/analytics.md. */
import { m } from '#messages';
import { addDays, mondayOf, type Day } from './plan-dates.ts';

/** Maximum days to look back, including today, in the agency's time zone. */
export const analyticsRanges = [7, 30, 90, 365] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** Intervals of the chart's points. */
export type PeriodUnit = 'day' | 'week' | 'month';

/** @returns an interval with few enough points for a phone. */
export function periodUnitOf(days: AnalyticsRange): PeriodUnit {
  if (days <= 30) return 'day';
  return days <= 90 ? 'week' : 'month';
}

/** @returns the first day of the period that contains a day; a week starts on Monday. */
export function periodOf(day: Day, unit: PeriodUnit): Day {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return unit === 'week' ? mondayOf(day) : day;
}

/** @returns the first days of all periods between two days. */
export function periodsBetween({ from, to, unit }: { from: Day; to: Day; unit: PeriodUnit }): Day[] {
  const starts = new Set<Day>();
  for (let day = from; day <= to; day = addDays(day, 1)) starts.add(periodOf(day, unit));
  return [...starts];
}

/**
 * Stages a person reaches on the way to a payment. A profile and an account aren't needed for a checkout; otherwise,
 * reaching a stage implies all earlier ones.
 */
export const stages = ['page', 'engaged', 'profile', 'account', 'checkout', 'paid'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
  page: m.domain_analytics_stage_page(),
  engaged: m.domain_analytics_stage_engaged(),
  profile: m.domain_analytics_stage_profile(),
  account: m.domain_analytics_stage_account(),
  checkout: m.domain_analytics_stage_checkout(),
  paid: m.domain_analytics_stage_paid(),
};

/** A conversation without an answer for this long counts as left. */
export const leftAfterMinutes = 30;

/** Rows of a table by page, source, or campaign; all others are combined into one row. */
export const mostGroups = 25;

/** Definitions, word for word as in docs/analytics.md (analytics.test.ts compares them). */
export const definitions = {
  person: m.domain_analytics_definition_person(),
  visit: m.domain_analytics_definition_visit(),
  cohort: m.domain_analytics_definition_cohort(),
  page: m.domain_analytics_definition_page(),
  engaged: m.domain_analytics_definition_engaged(),
  profile: m.domain_analytics_definition_profile(),
  account: m.domain_analytics_definition_account(),
  checkout: m.domain_analytics_definition_checkout(),
  paid: m.domain_analytics_definition_paid(),
  change: m.domain_analytics_definition_change(),
  revenue: m.domain_analytics_definition_revenue(),
  refunds: m.domain_analytics_definition_refunds(),
  disputes: m.domain_analytics_definition_disputes(),
  net: m.domain_analytics_definition_net(),
  forms: m.domain_analytics_definition_forms(),
  source: m.domain_analytics_definition_source(),
  seen: m.domain_analytics_definition_seen(),
  answered: m.domain_analytics_definition_answered(),
  left: m.domain_analytics_definition_left({ minutes: leftAfterMinutes }),
  rest: m.domain_analytics_definition_rest(),
  steps: m.domain_analytics_definition_steps(),
} as const;
export type Definition = keyof typeof definitions;
