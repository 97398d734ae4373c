/** Finds out how new customers come to a business today. */
import type { Brief } from '../brief.ts';
import { safe } from '../draft/said.ts';
import { marketingName } from '../own-words.ts';
import { foldAccents } from '../reading/cues.ts';
import { isThin } from '../reading/thin.ts';
import { lowerFirst } from '../text.ts';
import type { Case, ChannelKind } from './types.ts';

const kindsOfChannel: Readonly<Record<string, ChannelKind>> = {
  'paid ads': 'ads',
  google: 'google',
  yelp: 'google',
  website: 'google',
  reviews: 'google',
  email: 'email',
  'cold email': 'email',
  'text messages': 'email',
  'phone calls': 'calls',
  flyers: 'flyers',
  events: 'events',
  referrals: 'referrals',
};
/** People and companies that refer customers. */
const partners =
  /\b(?:teachers|chefs|realtors?|(?:real estate )?agents|inns?|hotels?|doctors?|physicians|vets|planners?|contractors?|builders?|architects?|churches|schools?|coaches|concierges?|attorneys|lawyers|caterers|venues?|(?:referrals?|referred) (?:from|by)|maestros|medicos|doctores|agentes|hoteles|escuelas|iglesias|contratistas|arquitectos)\b/;

/** Returns how new customers come today: in the owner's words, and as a kind. */
export function channelOf(brief: Brief): Pick<Case, 'channel' | 'channelKind'> {
  const answer = brief.currentMarketing;
  const folded = foldAccents(answer);
  if (/^(?:nothing|none|no\b|nada|ningun)/.test(folded)) return { channel: undefined, channelKind: 'none' };
  if (isThin(answer)) return { channel: undefined, channelKind: 'other' };
  const facts = brief.business.facts.filter(
    ({ kind, step }) => /^(?:channel|unclear)$/.test(kind) && step === 'current_marketing',
  );
  const used = new Set(facts.filter(({ holds }) => holds).map(({ value }) => kindsOfChannel[value] ?? 'social'));
  if (facts.some(({ holds }) => !holds)) return { channel: undefined, channelKind: 'other' };
  const name = lowerFirst(marketingName(safe(answer, 80), brief.language));
  // A whole sentence can't be used as a noun.
  const isSentence = /\b(?:we|i|our|my|us|nos|nuestr[oa]s?|mis?)\b/.test(folded);
  const channel = isSentence ? `“${safe(answer, 80)}”` : name;
  if (partners.test(folded) && !used.has('ads')) return { channel, channelKind: 'partners' };
  if (used.has('flyers')) used.delete('events');
  return { channel, channelKind: used.size === 1 ? [...used][0]! : 'other' };
}
