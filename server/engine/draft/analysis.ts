/** First part of the plan: whom the business serves, what it stands for, what speaks for it. */
import { clauseList, inner, lowerFirst, upperFirst, wordsOf } from '../text.ts';
import type { ProfileDraft } from '../draft-schema.ts';
import type { MarketingView } from './marketing.ts';
import { at, rec, type Voice } from './voice.ts';

/** Who the best customers are, what moves them, what they ask. */
export function audienceOfPlan(v: Voice): ProfileDraft['targetAudience'] {
  const { facts, audience } = v;
  const fitting = facts.segments.filter((segment) => audience.match.test(segment));
  const who = v.brief.isGeneralTrade ? v.name : v.aNoun;
  const first = (fitting.length >= 2 ? fitting : facts.segments).slice(0, 3);
  return rec(
    ['target_audience', 'business_description'],
    `You want more ${audience.noun}.`,
    audience.own && fitting.length === 0
      ? `Name them in the first line of your page, in exactly these words. Besides them, count on ${clauseList(first.slice(0, 2))}.`
      : `For ${who} ${v.inPlace} that means, above all, ${clauseList(first)}.`,
    `They start looking because of ${at(facts.problems, 0)} or ${at(facts.problems, 1)}.`,
    audience.own ? undefined : `As a group they ${audience.habit}.`,
    `The question to answer before they ask it: “${at(facts.questions, 0)}”`,
  );
}

/** One line the owner could say at a party, and what it rests on. */
export function positioningOf(v: Voice): ProfileDraft['positioning'] {
  const { facts } = v;
  const claim = v.claims[0];
  // A strength that repeats the owner's claim would say the same thing twice.
  const claimWords = new Set(wordsOf(claim?.phrase ?? '').filter((word) => word.length > 3));
  const strength =
    facts.strengths.find((text) => !wordsOf(text).some((word) => claimWords.has(word))) ?? at(facts.strengths, 0);
  const service = at(facts.services, 0);
  return rec(
    ['business_description', 'target_audience', 'business_name'],
    v.quote ? `You put it this way: ${v.quote}.` : undefined,
    `Sharpened into a position: ${v.name} is the ${v.brief.isGeneralTrade ? 'name' : facts.noun} ${v.inPlace} known for ${
      claim ? `${claim.phrase} and for ${strength}` : `${at(facts.strengths, 0)}, and for ${at(facts.strengths, 1)}`
    }.`,
    `Say first what people get: ${service.result}. The list of services, from ${service.name} on, comes after that.`,
    `Prove it with ${at(facts.proof, 0)}, and keep the tone ${facts.tone}.`,
  );
}

const ways: readonly ((v: Voice, proof: string) => string)[] = [
  (_v, proof) => `Back it up with ${proof}.`,
  (v) => `It answers a doubt ${v.many} rarely say aloud: ${lowerFirst(inner(at(v.facts.objections, 0).objection))}.`,
  (v, proof) => `Show it with ${proof}, on the page where ${v.many} decide.`,
  (v) => `Mention it when the talk turns to ${at(v.facts.problems, 2)}.`,
  (_v, proof) => `One picture is enough: ${proof}.`,
];

/** What speaks for the business: the owner's own claims first, then what the trade is chosen for. */
export function advantagesOf(v: Voice, marketing: MarketingView): ProfileDraft['advantages'] {
  const own = v.claims
    .slice(0, 3)
    .map((claim) => rec(['business_description'], `${upperFirst(claim.phrase)}, in your own words.`, claim.advice));
  const base = rec(['current_marketing'], marketing.reading(v));
  const fromTrade = ways
    .slice(0, 5 - own.length)
    .map((way, index) =>
      rec(
        ['business_description'],
        `${upperFirst(at(v.facts.strengths, index))}.`,
        way(v, at(v.facts.proof, index + 1)),
      ),
    );
  return [...own, base, ...fromTrade].slice(0, 6);
}

/** Rival reasons, answered; used by the strategy part too. */
export function doubtLine(v: Voice, index: number): string {
  const doubt = at(v.facts.objections, index);
  return `When ${v.many} hesitate (${lowerFirst(inner(doubt.objection))}), have the answer ready: ${lowerFirst(inner(doubt.answer))}.`;
}
