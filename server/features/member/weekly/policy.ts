/** Content of the weekly note: scored from facts, so that the same week always reads the same. */
import { m } from '#messages';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, memberLimits, type MachineStepKey } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';

export type WeekFacts = {
  doneLastWeek: number;
  overdue: number;
  /** The most overdue task. */
  overdueTitle: string | null;
  dueThisWeek: number;
  weekTitle: string | null;
  open: number;
  /** Completed or skipped steps of the Marketing Machine. */
  closedSteps: readonly MachineStepKey[];
  /** Prompts left to unlock this month; null for Pro, which has no limit. */
  promptsLeft: number | null;
  /** Days left, rounded up; 0 when it's over, null for Pro and before it starts. */
  previewDaysLeft: number | null;
  trialDaysLeft: number | null;
  unreadReplies: number;
};

export type WeekAction = {
  kind: 'replies' | 'overdue' | 'trial' | 'preview' | 'week' | 'machine' | 'prompts' | 'add';
  text: string;
  /** Its title in the member's own words, if it has one. */
  about: string | null;
  href: string;
};

const mostActions = 3;
/** An ending this many days away is among the most urgent. */
const soonDays = 3;

/** @returns the first step that is neither completed nor skipped; undefined if there is none. */
export function nextStepOf(closed: readonly MachineStepKey[]): MachineStepKey | undefined {
  return machineStepKeys.find((key) => !closed.includes(key));
}

/** The next things to do, most urgent first; one to three. */
export function nextActions(facts: WeekFacts): WeekAction[] {
  const { overdue, dueThisWeek, unreadReplies, promptsLeft, previewDaysLeft, trialDaysLeft } = facts;
  const step = nextStepOf(facts.closedSteps);
  const scored: (WeekAction & { score: number })[] = [];
  const add = (score: number, kind: WeekAction['kind'], href: string, text: string, about: string | null = null) =>
    scored.push({ score, kind, href, text, about });

  if (unreadReplies > 0) add(100, 'replies', paths.myServices, m.emails_week_replies({ count: unreadReplies }));
  if (overdue > 0) add(90, 'overdue', paths.plan, m.emails_week_overdue({ count: overdue }), facts.overdueTitle);
  if (trialDaysLeft !== null && trialDaysLeft > 0 && step)
    add(
      trialDaysLeft <= soonDays ? 85 : trialDaysLeft <= 7 ? 40 : 0,
      'trial',
      paths.machine,
      m.emails_week_trial({ days: trialDaysLeft }),
    );
  if (previewDaysLeft !== null && previewDaysLeft > 0 && promptsLeft !== null && promptsLeft > 0)
    add(
      previewDaysLeft <= soonDays ? 80 : 30,
      'preview',
      paths.myProfile,
      m.emails_week_preview({ left: promptsLeft, days: previewDaysLeft }),
    );
  if (dueThisWeek > 0) add(70, 'week', paths.plan, m.emails_week_due({ count: dueThisWeek }), facts.weekTitle);
  if (step) add(50, 'machine', paths.machine, m.emails_week_machine({ step: machineStep(step).name }));
  if (promptsLeft === null) add(20, 'prompts', paths.myProfile, m.emails_week_prompt());
  add(facts.open === 0 ? 60 : 5, 'add', paths.plan, m.emails_week_add());

  // A score of 0 isn't advice. Sorting is stable.
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostActions)
    .map(({ score: _, ...action }) => action);
}

/** One sentence on progress, before the next steps. */
export function weekSummary(facts: WeekFacts): string {
  const { doneLastWeek, closedSteps } = facts;
  const steps = machineStepKeys.filter((key) => closedSteps.includes(key)).length;
  const machine = m.emails_week_steps({ done: steps, all: machineStepKeys.length });
  if (doneLastWeek > 0) return `${m.emails_week_finished({ count: doneLastWeek })} ${machine}`;
  return steps > 0 ? `${m.emails_week_none_finished()} ${machine}` : m.emails_week_start();
}

/** @param prompts `used` this month; `isOpen` while prompts may be unlocked. */
export function promptsLeftOf(prompts: { used: number; isPro: boolean; isOpen: boolean }): number | null {
  if (prompts.isPro) return null;
  return prompts.isOpen ? Math.max(0, memberLimits.promptsPerMonth - prompts.used) : 0;
}
