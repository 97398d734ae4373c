/** "Because you said …": ties a recommendation to the visitor's own words. */
import { stepById, type StepId } from '../../../shared/domain/chat-script.ts';
import type { Answers } from '../../../shared/schemas/chat.ts';
import type { GeneratedProfile } from '../../../shared/schemas/profile.ts';
import { clip, joinNaturally } from './text.ts';

export const becauseMaxChars = 56;

export type BecausePart = {
  stepId: StepId;
  /** What was asked, in a few words. */
  label: string;
  /** The answer on one line, clipped. */
  answer: string;
};

/**
 * The answers an item rests on.
 * @param path the item's path, such as `strategies.aiTools.0`.
 * @returns one part for each answer in the profile's order; skipped and unknown answers are left out.
 */
export function becauseParts(profile: GeneratedProfile, answers: Answers, path: string): BecausePart[] {
  const because = profile.because ?? {};
  if (!Object.hasOwn(because, path)) return [];
  return [...new Set(because[path])].flatMap((stepId) => {
    const value = answers[stepId];
    const answer = clip(Array.isArray(value) ? joinNaturally(value) : (value ?? ''), becauseMaxChars);
    return answer === '' ? [] : [{ stepId, label: stepById(stepId).label, answer }];
  });
}
