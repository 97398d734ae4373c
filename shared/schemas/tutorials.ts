/** Inputs of the guided tours. */
import { z } from 'zod';
import { m } from '#messages';
import { tutorialKeys, tutorialSteps } from '../domain/member.ts';

const tutorialKey = z.enum(tutorialKeys, m.validation_tour_not_found());

export const tutorialInput = z.strictObject({ key: tutorialKey });

/** `lastStepSeen` counts from 1, the first step. */
export const saveTutorialInput = z
  .strictObject({ key: tutorialKey, completed: z.boolean(), lastStepSeen: z.int().min(1).max(20) })
  .refine(({ key, lastStepSeen }) => lastStepSeen <= tutorialSteps[key], m.validation_tour_step());
export type TutorialProgress = { completed: boolean; lastStepSeen: number };
