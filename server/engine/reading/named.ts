/** Finds named things: channels, languages, rules, discounts, best sellers. */
import type { Clause } from './clauses.ts';
import type { EvidenceStep } from '../draft-schema.ts';
import type { Draft } from './fact.ts';
import { channels, marketplaces, ruleNames, spokenLanguages } from './vocabulary.ts';
import { covered, normsOf, trimEdges } from './words.ts';

const discountWords =
  /\b(?:discounts?|specials|discounting|coupons?|groupon|sales? prices?|price cuts?|deals|promo codes?|(?:run|have|had|do|having|running) (?:a |any )?sales?|two for one|2 ?x ?1|bogo|haggl\w+|free (?:inspections?|exams?|consults?|consultations?|estimates?|quotes?|trials?|samples?)|descuentos?|cupones|rebajas|ofertas|promociones|(?:estimados?|presupuestos?|consultas?|pruebas?|clases?|cotizaci\w+) gratis)\b/;

/** Work that's also a way to reach customers: agencies, videographers, event planners, newsletter writers. */
const soldToo =
  /\b(?:videos?|websites?|web ?sites?|events?|newsletters?|podcasts?|seo|ads|advertising|social media|e-?mail marketing|flyers?|postcards?|mailers?)$/;
const asChannel =
  /\b(?:on|by|via|through|thru|from|with|at|our|my|using|use|post|have|hate|quit|tried|stopped|en|por)(?: (?:the|a|an|some|local|paid|google|facebook))? $/;

/**
 * Returns whether the words name what the owner sells: "we run Google ads for roofers", "weekly newsletter about
 * birds".
 */
function isSold(text: string, match: RegExpExecArray, step: EvidenceStep): boolean {
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  if (step !== 'business_description' || !soldToo.test(match[0]) || asChannel.test(before)) return false;
  return /^(?: \w+)? (?:for|about|on|to) \w/.test(after) || /^(?:videos?|websites?|events?|podcasts?)$/.test(match[0]);
}

/** Before these, a language's name is an origin or a subject: "polish concrete", "English lessons". */
const isAdjective = (clause: Clause, at: number) => {
  const next = clause.words[at + 1];
  return (
    next !== undefined &&
    next.tags.has('Noun') &&
    clause.words[at]!.gap.trim() !== ',' &&
    !/^(?:speakers?|speaking|staff|language|service|customers|clients|families|patients|portuguese|spanish|english|creole|too|here|crew|guys)$/.test(
      next.norm,
    )
  );
};

/** Here, a language is what the work is about, not what they speak with customers. */
const languageWork = /\b(?:translat|transcri|subtitl|traduc)\w*/;

export function namedFacts(clause: Clause, text: string, step: EvidenceStep): Draft[] {
  const facts: Draft[] = [];
  const no = normsOf(covered(clause));
  const holdsOf = (match: string) => !` ${no} `.includes(` ${match} `);
  const loathed =
    /\b(?:hate|tired of|done with|never again|not again|deleted|ditched|used to|is dead|not for (?:me|us|now)|not anymore|not my thing|got burned|got nothing|disaster|nightmare|scam|not going back|closed (?:our|my|the) (?:\w+ )?(?:page|account|facebook|instagram|twitter)|did nothing|wasted?|lost money|rather (?:\w+ )+than|no longer|a waste|quit|stopped|odio|ya no|no sirve)\b/.test(
      text,
    );
  let rest = text;
  for (const [key, pattern] of channels) {
    const match = pattern.exec(rest);
    if (!match) continue;
    rest = rest.replace(match[0], ' ');
    const holds = holdsOf(match[0]) && !loathed;
    if (!holds || !isSold(text, match, step)) facts.push({ kind: 'channel', value: key, holds });
  }
  for (const [name, pattern] of marketplaces) {
    const match = pattern.exec(text);
    if (match && (loathed || !holdsOf(match[0]))) facts.push({ kind: 'channel', value: name, holds: false });
  }
  for (const [key, pattern] of spokenLanguages) {
    const match = pattern.exec(text);
    const at = match ? clause.words.findIndex(({ norm }) => match[0].startsWith(norm)) : -1;
    if (match && !isAdjective(clause, at) && !languageWork.test(text))
      facts.push({ kind: 'language', value: key, holds: holdsOf(match[0]) });
  }
  if (/\b(?:bilingual|bilingue)\b/.test(text))
    facts.push({ kind: 'language', value: 'spanish', holds: clause.cueAt < 0 });
  for (const [key, pattern] of ruleNames) if (pattern.test(text)) facts.push({ kind: 'rule', value: key, holds: true });
  for (const [discount] of text.matchAll(new RegExp(discountWords, 'g')))
    facts.push({
      kind: 'discounts',
      value: discount,
      holds: holdsOf(discount) && !/\b(?:used to|refuse|hate|not anymore|ya no)\b/.test(text),
    });
  if (/\b(?:prices? (?:is|are) (?:firm|fixed|final|the price|not negotiable)|precios? fijos?)\b/.test(text))
    facts.push({ kind: 'discounts', value: 'discounts', holds: false });
  const best =
    /\b(?:(?:best|top) ?-?sellers?(?: is| are)?|(?:is|are) (?:my|our) (?:bread and butter|main thing|specialty)|sells? the most|most popular(?: is)?|primarily|mas que nada(?: hacemos)?|casi puro|lo mas pedido(?: es)?|known for|famous for|(?:mostly|mainly)|everyone (?:orders|wants|buys)|number one (?:is|seller)|lo que mas (?:vendo|vendemos|piden)|principalmente)\b:? ?(.{0,60})/.exec(
      text,
    );
  const share =
    /^(.{3,40}?) (?:is|are|makes? up|son|es) (?:about |around )?(?:\d{2}%|most|half|the bulk|mostly|la mayoria|el \d{2}%|el \d{2} por ciento) (?:of|de)\b/.exec(
      text,
    );
  // "the donuts is what people come for", "the buns are the thing"
  const wanted =
    /^(?:and |but )?(?:the |our |my )?([a-z][a-z -]{2,40}?) (?:is|are) (?:(?:really )?the thing|what (?:people|folks|everyone|everybody|they|customers|most people|most folks) (?:all )?(?:come for|come in for|talk about|ask for|order|buy|want|drive (?:here |in )?for|rave about|love))\b/.exec(
      text,
    );
  const doing = /^(?:and )?(?:most|the bulk|half) of what (?:we|i) (?:do|sell|make|fix) (?:is|are) (.{3,60})/.exec(
    text,
  );
  if (wanted ?? doing) facts.push({ kind: 'best', value: trimEdges((wanted ?? doing)![1]!), holds: true });
  else if (share) facts.push({ kind: 'best', value: trimEdges(share[1]!), holds: true });
  else if (best) {
    const item = trimEdges(best[1] ?? '') || trimEdges(normsOf(clause.words).replace(best[0], ' ').trim());
    if (
      /[a-z]{3}/.test(item) &&
      !/\b(?:same|next|one|two|day|days|week|weekends?|weekdays?|nights?|mornings?|online|local|word of mouth|referrals?|nextdoor|instagram|facebook|email|flyers|tiktok|youtube)\b/.test(
        item,
      )
    )
      facts.push({ kind: 'best', value: item.split(/[,;.]/)[0]!, holds: true });
  }
  return facts;
}
