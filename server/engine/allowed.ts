/** Which channels and requests the owner leaves open to the profile. */
import type { Brief } from './brief.ts';
import { networks } from './reading/vocabulary.ts';

type Said = Pick<Brief, 'business'>;

/** Whether a channel is ruled out, or named only where it may be. */
function rulesOut({ business }: Said, channel: string): boolean {
  const named = business.facts.filter(({ value }) => value === channel);
  const isUsed = named.some(({ kind, holds }) => kind === 'channel' && holds);
  return named.some(({ kind, holds }) => !holds && (kind === 'channel' || (kind === 'unclear' && !isUsed)));
}

/** Whether the plan may speak of social networks: not for an owner who rules them out, or both of the largest and uses no other. */
export function mayPost({ business }: Said): boolean {
  const said = business.facts.filter(({ kind, value }) => /^(?:channel|unclear)$/.test(kind) && value in networks);
  if (said.some(({ holds }) => holds)) return true;
  const no = new Set(said.map(({ value }) => value));
  return !no.has('social media') && !(no.has('facebook') && no.has('instagram'));
}

/** Whether the plan may speak of paid ads. */
export function mayAdvertise(brief: Said): boolean {
  return (
    !rulesOut(brief, 'paid ads') && !brief.business.facts.some(({ kind, amount }) => kind === 'budget' && amount === 0)
  );
}

/** Whether the plan may ask customers for reviews: not in regulated practices, nor for an owner who rules it out. */
export function mayAskReviews(brief: Pick<Brief, 'archetype' | 'business'>): boolean {
  return brief.archetype !== 'practice' && !rulesOut(brief, 'reviews');
}

/** Whether the plan may speak of a website: not for an owner who wants none. Having none yet rules nothing out. */
export const mayHaveSite = (brief: Said): boolean => !rulesOut(brief, 'website');

/** Whether the plan may speak of email to customers. */
export const mayEmail = (brief: Said): boolean => !rulesOut(brief, 'email');
