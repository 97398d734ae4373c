/** Inputs of the guided tours. */
import { z } from 'zod';
import { tutorialKeys, tutorialSteps } from '../domain/member.ts';

const tutorialKey = z.enum(tutorialKeys, 'We couldn’t find that tour.');

export const tutorialInput = z.strictObject({ key: tutorialKey });

/** `lastStepSeen` counts from 1, the first step. */
export const saveTutorialInput = z
  .strictObject({ key: tutorialKey, completed: z.boolean(), lastStepSeen: z.int().min(1).max(20) })
  .refine(({ key, lastStepSeen }) => lastStepSeen <= tutorialSteps[key], 'This tour doesn’t have that step.');
export type TutorialProgress = { completed: boolean; lastStepSeen: number };
