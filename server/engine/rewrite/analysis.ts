/** Rewrites the business analysis. */
import { doubtLine } from '../draft/analysis.ts';
import { at } from '../draft/voice.ts';
import { clauseList, inner, lowerFirst, upperFirst } from '../text.ts';
import { oneOf, type Ground, type Item, type Line } from './ground.ts';

/** Which customers to win first. */
export function audienceLines({ v, turn }: Ground): Line[] {
  const { facts, audience } = v;
  return [
    {
      weight: 3,
      because: ['target_audience'],
      text: oneOf(
        turn,
        `Go after ${audience.noun} first.`,
        `Focus on ${audience.noun} first.`,
        `Write for ${audience.noun} before anyone else.`,
        `Keep ${audience.noun} in mind whenever you publish something.`,
      ),
    },
    {
      weight: 3,
      because: ['business_description'],
      text: oneOf(
        turn,
        `The people most ready to buy from you are ${clauseList(facts.segments.slice(0, 2))}.`,
        `Look first for ${clauseList(facts.segments.slice(0, 2))}.`,
        `Two groups deserve their own page: ${clauseList(facts.segments.slice(0, 2))}.`,
      ),
    },
    {
      weight: 2,
      because: ['business_description'],
      text: oneOf(
        turn,
        `Be easy to find when it comes to ${at(facts.problems, 0)} or ${at(facts.problems, 1)}.`,
        `It often starts with ${at(facts.problems, 0)} or ${at(facts.problems, 1)}.`,
      ),
    },
    ...(audience.own
      ? []
      : [
          { weight: 2, because: ['target_audience'], text: `They ${audience.habit}, so make that part easy.` } as const,
        ]),
    {
      weight: 2,
      because: ['target_audience'],
      text: `Answer this question before they ask: “${at(facts.questions, 0)}”`,
    },
    { weight: 1, because: ['target_audience'], text: `You reach them best ${audience.time}.` },
    { weight: 1, because: ['business_description'], text: doubtLine(v, 0) },
    { weight: 1, because: ['business_description'], text: `Keep a third group in mind: ${at(facts.segments, 2)}.` },
  ];
}

/** Returns what the business should be known for. */
export function positioningLines({ v, turn }: Ground): Line[] {
  const { facts, name, inPlace } = v;
  const claim = v.claims.length > 0 ? at(v.claims, turn).phrase : at(facts.strengths, 2);
  const service = at(facts.services, 0);
  const what = v.brief.isGeneralTrade ? 'name' : facts.noun;
  return [
    {
      weight: 3,
      because: ['business_description', 'business_name'],
      text: oneOf(
        turn,
        `Make ${name} the ${what} ${inPlace} that's known for ${claim}.`,
        `Be known ${inPlace} for one thing in particular: ${claim}.`,
        `Build the name ${name} on ${claim}. Everything else comes second.`,
      ),
    },
    { weight: 2, because: ['business_description'], text: `Put ${at(facts.strengths, 0)} right behind it.` },
    {
      weight: 2,
      because: ['target_audience'],
      text: oneOf(
        turn,
        `Tell people what they get before you tell them what you do: ${service.result}.`,
        `Start every text with what people get: ${service.result}.`,
      ),
    },
    {
      weight: 2,
      because: ['business_description'],
      text: `Prove it with ${at(facts.proof, 0)}, and keep the tone ${facts.tone}.`,
    },
    ...(v.quote
      ? [{ weight: 1, because: ['business_description'], text: `It comes from your own words: ${v.quote}.` } as const]
      : []),
    {
      weight: 1,
      because: ['business_description'],
      text: `When someone compares you with a cheaper quote, answer with ${at(facts.proof, 1)}.`,
    },
  ];
}

/** Advantages of the business: the owner's own claims, what the marketing shows, then the industry's strengths. */
export function advantageItems({ v, marketing, turn, act }: Ground): Item[] {
  const { facts, many } = v;
  const ways = [
    `Say it in the first line of your page, with ${at(facts.proof, 0)} below it.`,
    'Few others can say this, so mention it before you name a price.',
    `Let ${many} say it for you, and mention it when you ask for a review.`,
    `It answers a doubt that ${many} rarely say out loud: ${lowerFirst(inner(at(facts.objections, 0).objection))}.`,
    `Write it next to the button to ${act}.`,
    `Mention it on the phone, too, when someone asks about ${at(facts.problems, 0)}.`,
    `Show it with ${at(facts.proof, 1)} where people decide.`,
  ];
  const own = v.claims.slice(0, 3).map((claim): Item => ({
    because: ['business_description'],
    lead: oneOf(
      turn,
      `${upperFirst(claim.phrase)}, as you say yourself.`,
      `${upperFirst(claim.phrase)}. Those are your own words, and they're worth repeating.`,
    ),
    more: claim.advice,
  }));
  const strengths = facts.strengths.map((strength, index): Item => ({
    because: ['business_description'],
    lead: `${upperFirst(strength)}.`,
    more: at(ways, index + turn),
    extra: `It matters most when someone comes in because of ${at(facts.problems, index + 1)}.`,
  }));
  const reading: Item = { because: ['current_marketing'], lead: marketing.reading(v) };
  return [...own, ...strengths.slice(0, 2), reading, ...strengths.slice(2)];
}
