/** The local engine of the Marketing Machine: eleven tools, as pure functions of known facts and typed inputs. */
import type { MachineStepKey } from '#shared/domain/member.ts';
import { machineResultSchema, type MachineResult } from '#shared/schemas/machine.ts';
import type { Brief } from '../brief.ts';
import { clip, clipSentences, tidy } from '../text.ts';
import { ads } from './ads.ts';
import { content } from './content.ts';
import { machineContext, type Tool } from './context.ts';
import { customer } from './customer.ts';
import { email } from './email.ts';
import { followUp } from './follow-up.ts';
import { listing } from './listing.ts';
import { message } from './message.ts';
import { offer } from './offer.ts';
import type { SavedInputs } from './prefill.ts';
import { profile } from './profile.ts';
import { historyOf, review, withMonth } from './review.ts';
import { website } from './website.ts';

const tools: Record<MachineStepKey, Tool> = {
  profile,
  customer,
  offer,
  message,
  website,
  listing,
  content,
  email,
  ads,
  'follow-up': followUp,
  review,
};

/**
 * @param given `inputs`: the step's inputs, checked with `inputProblems`; `saved`: what was typed in all steps
 * @returns a result in the stored shape
 * @throws ZodError never for checked inputs, as the property tests verify
 */
export function produceLocally(
  step: MachineStepKey,
  given: { brief: Brief; inputs: Readonly<Record<string, string>>; saved: SavedInputs },
): MachineResult {
  const { title, summary, blocks } = tools[step](machineContext(given));
  // A long name or service may appear in both.
  return machineResultSchema.parse({ title: clip(title, 120), summary: clipSentences(tidy(summary), 600), blocks });
}

/** Returns what a step stores besides its inputs: the review stores each month's numbers. */
export function rememberMonth(
  step: MachineStepKey,
  inputs: Readonly<Record<string, string>>,
  saved: SavedInputs,
): Record<string, string> {
  return step === 'review' ? { history: withMonth(historyOf(saved.review?.history), inputs) } : {};
}
