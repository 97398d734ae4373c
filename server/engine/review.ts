/**
 * Checks a model's text against what the owner said. A text that fails is rewritten once, then replaced; nothing is
 * softened.
 */
import { textsIn } from './contact-data.ts';
import { trades } from '#shared/content/trades/registry.ts';
import type { Trade } from '#shared/content/trades/schema.ts';
import type { Brief } from './brief.ts';
import { draftLocally } from './draft-local.ts';
import { tailorFacts } from './draft/facts.ts';
import { planSchema, type EvidenceStep, type Plan, type PlanKey, type ProfileDraft } from './draft-schema.ts';
import { evidenceFor, stemsOf } from './evidence.ts';
import { gateOf } from './gate.ts';
import { foldAccents } from './reading/cues.ts';
import type { Fact } from './reading/fact.ts';
import { detectLanguage } from './reading/language.ts';
import { wordsOf } from './text.ts';
import { answersOf, deniedStems, foreignContactsOf } from './understanding.ts';

/** Filler words that mean nothing in any business's marketing. */
const filler =
  /\b(?:innovativ\w+|cutting[- ]edge|seamless(?:ly)?(?! (?:[\w-]+ )?(?:loop|pattern|texture|background|tile|paper))|unlock(?:s|ing)?|elevat(?:e|es|ing)|leverag(?:e|es|ing)|game[- ]chang\w+|synerg\w+|holistic(?:ally)?|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|supercharg\w+|empower(?:s|ing)?|delv(?:e|es|ing)|next[- ]level|fast[- ]paced world|one[- ]stop[- ]shop|innovador\w*|de vanguardia|siguiente nivel|sinergias?|potencia(?:r|ndo)?|soluciones integrales)\b/g;

/** Results that nobody can promise to any client. */
const promises =
  /\b(?:guarant(?:ee|ees|eed)|garantiz\w+|(?:double|triple|duplica\w*|triplica\w*) (?:your|the|their|tus?|sus?|las?|los)|(?:number|no\.?) ?(?:1|one) on google|(?:first|top) (?:place|spot) on google|primer lugar (?:en|de) google|risk[- ]free|sin riesgo|will (?:cure|heal|rank|win)|we promise|prometemos|overnight (?:success|results)|\d+ ?(?:%|percent|x|times) (?:more|increase|growth|higher|mas))|#1 on google/g;

/** Requests that are forbidden or restricted in professions with patients or clients. */
const reviewRequests =
  /\b(?:ask|asks|asking|invite|invites|inviting|request|requests|requesting|remind|reminds|encourage|encourages|pid[ea]\w*|pedir\w*|solicita\w*|invita\w*)\b[^.!?]{0,80}\b(?:reviews?|ratings?|testimonials?|resenas?|testimonios?)\b|\b(?:review|testimonial|rating) requests?\b/g;

const notSo =
  /\b(?:not|no|never|without|avoid|don't|doesn't|can't|cannot|won't|nobody|instead of|rather than|nunca|sin|evita\w*|ni)\b[^.!?;]*$/;

const amounts = /\$ ?\d[\d,]*(?:\.\d+)?/g;

/** Two texts that share this much of their words count as the same. */
const nearlyAll = 0.8;
/** Shorter texts are too short for language detection. */
const fewestWords = 4;

/**
 * Number of words from another industry that make a sentence about that industry, if it has none of the business's own.
 */
const fewestSigns = 2;
/** A word or phrase used by more industries than this isn't typical of one. */
const mostUsers = 3;

const vocabularyOf = ({ match, customer, services }: Trade) =>
  stemsOf([...match.strong, ...match.weak, customer.one, ...services.map(({ name }) => name)].join('. '));

const users = new Map<string, number>();
for (const trade of trades) for (const stem of vocabularyOf(trade)) users.set(stem, (users.get(stem) ?? 0) + 1);

/**
 * Returns the words that identify an industry ("chef", "menu", "patients"). `start` matches what its customers do first
 * ("book a table"), unless many others do the same.
 */
function signsOf(trade: Trade): { stems: Set<string>; start: RegExp | undefined } {
  const { object } = trade.booking;
  const isTelling = trades.filter(({ booking }) => booking.object === object).length <= mostUsers;
  return {
    stems: new Set([...vocabularyOf(trade)].filter((stem) => users.get(stem)! <= mostUsers)),
    start: isTelling
      ? new RegExp(`\\b(?:book|reserve|schedule|order|request|get) ${foldAccents(object)}\\b`)
      : undefined,
  };
}

export type Check = {
  /** Returns a text's problems, worded so that its writer can fix them; empty if it may be shown. */
  problems: (text: string) => string[];
  /** Returns the same for a phrase that doesn't have to name the business. */
  phraseProblems: (text: string) => string[];
};

/**
 * Returns the check for everything a model writes for a business.
 * @param notThese industries whose services they don't offer
 */
export function checkOf(brief: Brief, notThese: readonly Trade[] = []): Check {
  const { business, language, description, targetAudience, businessName, extras = {} } = brief;
  const answers = foldAccents(answersOf(brief));
  const otherTrades = notThese.map(({ noun }): Fact => {
    return { kind: 'is', value: noun, holds: false, words: `not ${noun}`, step: 'business_description' };
  });
  const gate = gateOf({ language, business: { ...business, facts: [...business.facts, ...otherTrades] } });
  const facts = tailorFacts(brief);
  const isForeign = foreignContactsOf(brief, textsIn(facts));
  const own = stemsOf(
    [
      description,
      targetAudience,
      ...Object.values(extras),
      brief.place ?? '',
      business.noun ?? '',
      facts.noun,
      facts.customer.many,
      ...business.offers.map(({ name }) => name),
      ...business.serves,
      ...facts.services.map(({ name }) => name),
    ].join('. '),
  );
  const denied = deniedStems(brief);
  const foreign = notThese.map((trade) => {
    const { stems, start } = signsOf(trade);
    return { noun: trade.noun, start, stems: new Set([...stems].filter((stem) => !own.has(stem))) };
  });
  /** Returns the industries of sentences that don't mention this business. */
  const strangers = (text: string) =>
    text.split(/(?<=[.!?:])\s+|\n+/).flatMap((sentence) => {
      const stems = [...stemsOf(sentence)];
      const isOwn = stems.some((stem) => own.has(stem));
      return foreign
        .filter(({ start, stems: theirs }) => {
          if (start?.test(foldAccents(sentence))) return true;
          return !isOwn && stems.filter((stem) => theirs.has(stem)).length >= fewestSigns;
        })
        .map(({ noun }) => noun);
    });
  const name = foldAccents(businessName);
  const asked = new Set<string>();
  for (const digits of `${answers} ${JSON.stringify(facts)}`.match(/\d[\d,.]*/g) ?? [])
    asked.add(digits.replace(/\D/g, ''));

  /** Returns matches that aren't denied in the same sentence and that the owner doesn't say too. */
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].filter(
      ({ 0: words, index }) => !notSo.test(text.slice(0, index)) && !answers.includes(words),
    );
  const phraseProblems = (text: string): string[] => {
    const folded = foldAccents(text);
    const ruledOut = gate.contradictions(text).map(({ words }) => `contradicts what the owner said: ${words}`);
    const stems = [...stemsOf(text)];
    const isRuledOut = stems.length > 0 && stems.every((stem) => denied.has(stem));
    const isOtherLanguage = wordsOf(text).length >= fewestWords && detectLanguage([text]) !== language;
    const invented = (folded.match(amounts) ?? []).filter((amount) => !asked.has(amount.replace(/\D/g, '')));
    return [
      ...new Set(ruledOut),
      ...(isOtherLanguage ? [`is not in ${language === 'es' ? 'Spanish' : 'English'}`] : []),
      ...found(folded, filler).map(([words]) => `uses the filler word ${words}`),
      ...found(folded, promises).map(([words]) => `promises an outcome: ${words}`),
      ...(brief.archetype === 'practice' && found(folded, reviewRequests).length > 0
        ? ['asks for reviews, which this profession must not do']
        : []),
      ...[...new Set(strangers(text))].map((noun) => `speaks as if this business were a ${noun}`),
      ...(isRuledOut ? ['names what the owner rules out'] : []),
      ...(isForeign(text)
        ? ['gives a phone number, an address, a link or a user name that the owner did not give']
        : []),
      ...invented.map((amount) => `names an amount that the owner did not: ${amount}`),
    ];
  };
  return {
    phraseProblems,
    problems: (text) => {
      const rest = name.length > 2 ? foldAccents(text).replaceAll(name, ' ') : text;
      const isGeneral = ![...stemsOf(rest)].some((stem) => own.has(stem));
      return [
        ...phraseProblems(text),
        ...(isGeneral ? ['could stand in any plan: name what this business sells, to whom, or where'] : []),
      ];
    },
  };
}

/** A text, and where it belongs. */
export type Item = { path: string; text: string };
export type Failed = Item & { reasons: string[] };

/** Finds texts that say the same thing in the same words. */
export function sameness(): { knows: (text: string) => boolean; add: (text: string) => void } {
  const known: Set<string>[] = [];
  return {
    knows: (text) => {
      const words = new Set(wordsOf(text));
      return known.some((other) => {
        const [less, more] = words.size < other.size ? [words, other] : [other, words];
        if (less.size < more.size * nearlyAll) return false;
        let shared = 0;
        for (const word of less) if (more.has(word)) shared += 1;
        return shared >= (words.size + other.size - shared) * nearlyAll;
      });
    },
    add: (text) => void known.push(new Set(wordsOf(text))),
  };
}

/**
 * Checks texts in order, each against the owner's words and the texts before it.
 * @param seen texts shown earlier; texts that pass are added
 * @returns the texts that fail, each with its reasons
 */
export function review(items: readonly Item[], check: Check, seen = sameness()): Failed[] {
  return items.flatMap(({ path, text }) => {
    const reasons = [...check.problems(text), ...(seen.knows(text) ? ['repeats another text of this profile'] : [])];
    if (reasons.length === 0) seen.add(text);
    return reasons.length > 0 ? [{ path, text, reasons }] : [];
  });
}

const planKeys = Object.keys(planSchema.shape) as PlanKey[];
const listOf = (plan: Plan, key: PlanKey) => [plan[key]].flat();
const pathOf = (key: PlanKey, index: number) => `${key}.${index}`;

/** Returns a plan's texts in reading order. */
export function planItems(plan: Plan): Item[] {
  return planKeys.flatMap((key) => listOf(plan, key).map(({ text }, index) => ({ path: pathOf(key, index), text })));
}

/**
 * Assembles the plan: the model's texts that passed, the built-in engine's texts in place of the others, and of the
 * answers each text cites, those it actually uses.
 * @param texts the texts that passed, by path
 */
export function completePlan(brief: Brief, plan: Plan, texts: ReadonlyMap<string, string>): ProfileDraft {
  const local = draftLocally(brief);
  const seen = sameness();
  for (const text of texts.values()) seen.add(text);
  let last: readonly EvidenceStep[] = [];
  const complete = (key: PlanKey) => {
    const spare = listOf(local, key).filter(({ text }) => !seen.knows(text));
    return listOf(plan, key).flatMap((item, index) => {
      const text = texts.get(pathOf(key, index));
      const next = text === undefined ? spare.shift() : undefined;
      if (text === undefined && !next) return [];
      const because = next
        ? next.because.filter((step) => !last.includes(step))
        : evidenceFor(brief, text!, last, item.because);
      last = because;
      return [{ text: text ?? next!.text, because }];
    });
  };
  const parts = planKeys.map((key) => {
    const items = complete(key);
    return [key, Array.isArray(plan[key]) ? items : (items[0] ?? local[key])];
  });
  return { ...local, ...(Object.fromEntries(parts) as Plan) };
}
