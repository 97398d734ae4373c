/** Guided tours and a member's progress in them. */
import { tutorialKeys, type TutorialKey } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import type { Deps } from '#server/deps.ts';
import { findProgress, mergeProgress } from './repo.ts';

/** State of a tour that starts from the beginning. Steps count from 1. */
const beginning: TutorialProgress = { completed: false, lastStepSeen: 1 };

/** @returns the progress of each tour; a key is absent for one that was never started. */
export async function progressOf(
  deps: Pick<Deps, 'db'>,
  input: { userId: string },
): Promise<Partial<Record<TutorialKey, TutorialProgress>>> {
  return (await findProgress(deps.db, input)) ?? {};
}

export function saveProgress(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; key: TutorialKey } & TutorialProgress,
): Promise<void> {
  const { userId, key, completed, lastStepSeen } = input;
  return mergeProgress(deps.db, { userId, progress: { [key]: { completed, lastStepSeen } } });
}

export function resetProgress(deps: Pick<Deps, 'db'>, input: { userId: string; key: TutorialKey }): Promise<void> {
  return mergeProgress(deps.db, { userId: input.userId, progress: { [input.key]: beginning } });
}

export function resetAllProgress(deps: Pick<Deps, 'db'>, input: { userId: string }): Promise<void> {
  const progress = Object.fromEntries(tutorialKeys.map((key) => [key, beginning]));
  return mergeProgress(deps.db, { userId: input.userId, progress });
}
