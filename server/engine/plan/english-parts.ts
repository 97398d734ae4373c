/** Sentence parts shared across the English plan. */
import type { Archetype } from '#shared/domain/archetypes.ts';
import { safe } from '../draft/said.ts';
import { lowerFirst } from '../text.ts';
import type { PlanContext } from './context.ts';

const asks = /^(?:asks|wants|needs|says|calls)\b/;

export const problem = (c: PlanContext, index: number) => c.at(c.facts.problems, index);
export const question = (c: PlanContext, index: number) => c.facts.questions[index % c.facts.questions.length]!;
export const proof = (c: PlanContext, index: number) => c.at(c.facts.proof, index);

/** Returns proof that fits into a list. */
export function shortProof(c: PlanContext, index: number): string {
  const short = c.facts.proof.filter((text) => !text.includes(','));
  return short.length > 0 ? c.at(short, index) : proof(c, index);
}

/** Returns what a caller might ask about, as a noun phrase. */
export const callTopic = (c: PlanContext) =>
  c.at(
    c.facts.calls.filter((text) => !asks.test(text)),
    1,
  ) ?? c.offer(0);

export const scene = (c: PlanContext, index: number) => c.at(c.facts.scenes, index);
export const topic = (c: PlanContext, index: number) => c.at(c.facts.topics, index);
export const kpi = (c: PlanContext, index: number) => lowerFirst(c.at(c.facts.kpis, index));

/**
 * Returns where people read about the business: "fadeslot.app", "your new page", or "a printed card" for owners who
 * don't want a page.
 */
export const pageFor = (c: PlanContext) =>
  c.wantsNoSite ? 'a printed card' : c.site.kind === 'none' ? 'your new page' : c.site.label;

/** Returns "panel swaps from $2,400", or just what they sell if no price is known. */
export const withPrice = (c: PlanContext) =>
  c.isSold ? (c.prices[0] ?? (c.barePrice ? `your price (${c.barePrice})` : c.offer(0))) : c.offer(0);

/** Returns a search phrase that includes the town. */
export function keyword(c: PlanContext, index: number): string {
  const phrase = c.facts.keywords[index % c.facts.keywords.length]!;
  return c.city && c.isLocal ? `${phrase.replace(/\s*near me\b/, '')} ${c.city}` : phrase;
}

/** Returns customers besides those the owner named. */
export function otherSegment(c: PlanContext, index: number): string | undefined {
  const others = c.facts.segments.filter(
    (segment) => !c.brief.business.serves.some((who) => safe(who, 80) === segment) && segment !== c.audience,
  );
  return others.length > 0 ? c.at(others, index) : undefined;
}

const urgent =
  /\b(?:problem|smell|burn\w*|leak\w*|damage\w*|emergency|refund|cancel\w*|lost|wrong|pain|hurt|stuck|failed|broken?|stopped|won't|deadline|reporter|late|missing|recall|allerg\w*|swelling|bleeding|accident|locked)\b/;

/** Returns when the voice agent hands over: "for a burning smell near the panel, or when someone's upset". */
export function urgentCall(c: PlanContext): string {
  const call = c.facts.calls.find((text) => urgent.test(text) && !asks.test(text));
  return call
    ? `for ${call}, or when someone's upset`
    : `when it isn't sure about ${c.offer(0)}, or when someone's upset`;
}

const occasions: Readonly<Record<Archetype, string>> = {
  'local-service': 'job',
  storefront: 'visit',
  restaurant: 'order',
  practice: 'appointment',
  b2b: 'order',
  saas: 'demo',
  nonprofit: 'event',
  creator: 'sign-up',
  maker: 'order',
  tours: 'trip',
  events: 'event',
  school: 'lesson',
};

/** Returns what a customer comes for, without an article: "job", "appointment". */
export const occasion = (c: PlanContext) => occasions[c.brief.archetype];
