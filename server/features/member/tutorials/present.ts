import { tutorialKeys, type TutorialKey } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';

/** @returns an entry per tour, in order; null for one that was never started. */
export function toProgressView(
  progress: Partial<Record<TutorialKey, TutorialProgress>>,
): Record<TutorialKey, TutorialProgress | null> {
  const entries = tutorialKeys.map((key) => {
    const known = progress[key];
    return [key, known ? { completed: known.completed, lastStepSeen: known.lastStepSeen } : null] as const;
  });
  return Object.fromEntries(entries) as Record<TutorialKey, TutorialProgress | null>;
}
