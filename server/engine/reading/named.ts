/** What has a name: channels, languages, rules, discounts, best sellers. */
import type { Clause } from './clauses.ts';
import type { Draft } from './fact.ts';
import { channels, ruleNames, spokenLanguages } from './vocabulary.ts';
import { covered, normsOf, trimEdges } from './words.ts';

const discountWords =
  /\b(?:discounts?|discounting|coupons?|groupon|sales? prices?|price cuts?|deals|promo codes?|run sales|have sales|do sales|haggl\w+|free (?:exams?|consults?|consultations?|estimates?|quotes?|trials?|samples?)|descuentos?|cupones|rebajas|ofertas|promociones|(?:estimados?|presupuestos?|consultas?|pruebas?|clases?|cotizaci\w+) gratis)\b/;

export function namedFacts(clause: Clause, text: string): Draft[] {
  const facts: Draft[] = [];
  const no = normsOf(covered(clause));
  const holdsOf = (match: string) => !` ${no} `.includes(` ${match} `);
  const loathed =
    /\b(?:hate|tired of|done with|never again|used to|is dead|not for (?:me|us|now)|not anymore|not my thing|no longer|a waste|quit|stopped|odio|ya no|no sirve)\b/.test(
      text,
    );
  let rest = text;
  for (const [key, pattern] of channels) {
    const match = pattern.exec(rest);
    if (!match) continue;
    rest = rest.replace(match[0], ' ');
    facts.push({ kind: 'channel', value: key, holds: holdsOf(match[0]) && !loathed });
  }
  for (const [key, pattern] of spokenLanguages) {
    const match = pattern.exec(text);
    if (match) facts.push({ kind: 'language', value: key, holds: holdsOf(match[0]) });
  }
  if (/\b(?:bilingual|bilingue)\b/.test(text))
    facts.push({ kind: 'language', value: 'spanish', holds: clause.cueAt < 0 });
  for (const [key, pattern] of ruleNames) if (pattern.test(text)) facts.push({ kind: 'rule', value: key, holds: true });
  const discount = discountWords.exec(text);
  if (discount)
    facts.push({
      kind: 'discounts',
      value: discount[0],
      holds: holdsOf(discount[0]) && !/\b(?:used to|refuse|hate|not anymore|ya no)\b/.test(text),
    });
  const best =
    /\b(?:best ?-?sellers?(?: is| are)?|most popular(?: is)?|known for|famous for|(?:mostly|mainly)|everyone (?:orders|wants|buys)|number one (?:is|seller)|lo que mas (?:vendo|vendemos|piden)|principalmente)\b:? ?(.{0,60})/.exec(
      text,
    );
  const share =
    /^(.{3,40}?) (?:is|are|makes? up|son|es) (?:about |around )?(?:\d{2}%|most|half|the bulk|mostly|la mayoria|el \d{2}%|el \d{2} por ciento) (?:of|de)\b/.exec(
      text,
    );
  if (share) facts.push({ kind: 'best', value: trimEdges(share[1]!), holds: true });
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
