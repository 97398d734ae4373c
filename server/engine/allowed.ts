/** Checks which channels and requests the owner allows in the profile. */
import type { Brief } from './brief.ts';
import { networks } from './reading/vocabulary.ts';

type Said = Pick<Brief, 'business'>;

/** Returns whether the owner rules out a channel, or allows it only under conditions. */
function rulesOut({ business }: Said, channel: string): boolean {
  const named = business.facts.filter(({ value }) => value === channel);
  const isUsed = named.some(({ kind, holds }) => kind === 'channel' && holds);
  return named.some(({ kind, holds }) => !holds && (kind === 'channel' || (kind === 'unclear' && !isUsed)));
}

/**
 * Returns whether the plan may mention social networks: not if the owner rules them out, or rules out the two largest
 * and uses no other.
 */
export function mayPost({ business }: Said): boolean {
  const said = business.facts.filter(({ kind, value }) => /^(?:channel|unclear)$/.test(kind) && value in networks);
  if (said.some(({ holds }) => holds)) return true;
  const no = new Set(said.map(({ value }) => value));
  return !no.has('social media') && !(no.has('facebook') && no.has('instagram'));
}

/** Returns whether the plan may mention paid ads. */
export function mayAdvertise(brief: Said): boolean {
  return (
    !rulesOut(brief, 'paid ads') && !brief.business.facts.some(({ kind, amount }) => kind === 'budget' && amount === 0)
  );
}

/**
 * Returns whether the plan may ask customers for reviews: not in regulated practices, nor if the owner rules it out.
 */
export function mayAskReviews(brief: Pick<Brief, 'archetype' | 'business'>): boolean {
  return brief.archetype !== 'practice' && !rulesOut(brief, 'reviews');
}

/**
 * Returns whether the plan may mention a website: not if the owner doesn't want one. Not having one yet rules nothing
 * out.
 */
export const mayHaveSite = (brief: Said): boolean => !rulesOut(brief, 'website');

/** Returns whether the plan may mention email to customers. */
export const mayEmail = (brief: Said): boolean => !rulesOut(brief, 'email');
