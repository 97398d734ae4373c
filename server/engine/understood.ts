/** Summarizes our understanding of a business in a phrase, in the owner's words. */
import { toChatUserProfile } from '#shared/domain/chat-answers.ts';
import { limits } from '#shared/limits.ts';
import type { Brief } from './brief.ts';
import { nounOf } from './draft/facts.ts';
import { readBrief } from './read-brief.ts';
import { foldAccents } from './reading/cues.ts';
import { clip, safeText, upperFirst } from './text.ts';

/**
 * Returns the industry, in the owner's words if they named it: "Mobile windshield repair"; empty if nothing was
 * understood.
 */
export function tradeNameOf(brief: Brief): string {
  if (brief.confidence === 'none') return '';
  const isNamed = brief.business.facts.some(
    ({ kind, holds, step }) => kind === 'is' && holds && step === 'business_description',
  );
  const isSupplier = brief.isGeneralTrade && brief.archetype === 'b2b' && !isNamed;
  return upperFirst(isSupplier ? nounOf(brief) : safeText(brief.business.noun ?? brief.trade.name));
}

/**
 * Reads a description, or the owner's correction of our understanding.
 * @param given `business`: the correction; later answers are ignored, so the phrase stays the same
 * @returns "Mobile dog grooming in Coral Springs"; empty if nothing was understood
 */
export function understoodOf(given: { businessName: string; description: string; business?: string }): string {
  const { businessName, description, business } = given;
  const answers = toChatUserProfile({ business_name: businessName, business_description: description });
  const brief = readBrief(answers, business === undefined ? {} : { business });
  // In the words they just used.
  const name = brief.confidence === 'none' ? '' : upperFirst(safeText(brief.business.noun ?? brief.trade.name));
  const town = safeText(brief.place?.split(',')[0] ?? '');
  if (name === '' || town === '' || foldAccents(name).includes(foldAccents(town)))
    return clip(name, limits.text.business);
  return clip(`${name} ${brief.language === 'es' ? 'en' : 'in'} ${town}`, limits.text.business);
}
