/** What a model understood of a business before it wrote, and what of that the engine takes over. */
import { z } from 'zod';
import { trades } from '#shared/content/trades/registry.ts';
import type { Trade } from '#shared/content/trades/schema.ts';
import { archetypes } from '#shared/domain/archetypes.ts';
import type { Brief } from './brief.ts';
import { foreignContacts, type HasForeignContact } from './contact-data.ts';
import { stemsOf } from './evidence.ts';
import { gateOf } from './gate.ts';
import { businessOf } from './reading/business.ts';
import { foldAccents } from './reading/cues.ts';
import type { Fact } from './reading/fact.ts';
import { recognize, type Recognition } from './reading/recognize.ts';
import { channels, dayWords, spokenLanguages } from './reading/vocabulary.ts';
import { wordsOf } from './text.ts';

const phrase = z.string().trim().min(2).max(100);

export const understandingSchema = z.object({
  /** What the business is, a noun phrase without article. */
  trade: phrase,
  archetype: z.enum(archetypes),
  /** What the owner doesn't do, sell, or serve. */
  exclusions: z.array(phrase).max(12),
  statements: z
    .array(
      z.object({
        kind: z.enum(['sells', 'serves', 'open', 'channel', 'language', 'discounts']),
        value: phrase,
        holds: z.boolean(),
      }),
    )
    .max(24),
});
export type Understanding = z.infer<typeof understandingSchema>;

export type Understood = {
  brief: Brief;
  /** Industries that the business isn't in: its customers', and the model's guess where the owner's words don't bear it out. */
  notThese: Trade[];
  /** False when the model took the business for something else: then its facts about the industry are worth nothing. */
  isTrusted: boolean;
};

/** Industries that a text names. */
function tradesIn(text: string): Trade[] {
  const singular = (words: string) =>
    ` ${wordsOf(words)
      .map((word) => word.replace(/s$/, ''))
      .join(' ')} `;
  const words = singular(text);
  return trades.filter(({ noun, match }) => [noun, ...match.strong].some((name) => words.includes(singular(name))));
}

/** Everything the owner wrote about the business. */
export const answersOf = ({
  description,
  targetAudience,
  currentMarketing,
  businessName,
  extras = {},
}: Brief): string => [description, targetAudience, currentMarketing, businessName, ...Object.values(extras)].join('. ');

/** Everything the owner wrote, including their web address. */
const allAnswers = (brief: Brief): string[] => [answersOf(brief), brief.website ?? '', ...brief.goals];

/** Creates the check for contact data that isn't the owner's. @param own more texts by the owner, and our own texts */
export const foreignContactsOf = (brief: Brief, own: readonly string[] = []): HasForeignContact =>
  foreignContacts([...allAnswers(brief), ...own]);

/** The words an owner uses of the business itself: not of its customers, and not of what it isn't. */
function selfStems({ business, description, extras }: Brief): Set<string> {
  const others = business.facts.filter(({ kind, holds }) => kind === 'serves' || !holds);
  const own = stemsOf(`${description}. ${extras?.business ?? ''}`);
  for (const { value } of others) for (const stem of stemsOf(value)) own.delete(stem);
  const named = [business.noun ?? '', ...business.offers.map(({ name }) => name)];
  return new Set([...own, ...stemsOf(named.join('. '))]);
}

/** In words; what's longer is a description. */
const longestNoun = 6;

/** Words that go with any noun for a business. */
const forms = stemsOf(
  'shop store provider firm specialist expert professional contractor operator negocio empresa tienda proveedor',
);

/** Whether a noun says what the owner says: "bicycle repair shop" does, "auto repair shop" takes one word and adds another industry. */
function isOwnNoun(brief: Brief, noun: string): boolean {
  if (!brief.isGeneralTrade && tradesIn(noun).includes(brief.trade)) return true;
  if (wordsOf(noun).length > longestNoun) return false;
  const own = selfStems(brief);
  const stems = [...stemsOf(noun)].filter((stem) => !forms.has(stem));
  return stems.filter((stem) => own.has(stem)).length * 2 > stems.length;
}

/** Words that the owner uses of nothing but what they rule out. */
export function deniedStems({ business }: Pick<Brief, 'business'>): Set<string> {
  const of = (holds: boolean) =>
    business.facts.filter((fact) => fact.holds === holds).flatMap(({ value }) => [...stemsOf(value)]);
  const affirmed = new Set(of(true));
  return new Set(of(false).filter((stem) => !affirmed.has(stem)));
}

/** Whether the owner says a thing right after a negation, even if it wasn't read as ruled out. */
function isDenied(value: string, answers: string): boolean {
  const thing = wordsOf(value).join(' ');
  return answers.split(/[.,;:!?\n]+/).some((part) => {
    const before = ` ${wordsOf(part).join(' ')} `.split(` ${thing} `);
    return (
      before.length > 1 &&
      / (?:no|not|never|without|don t|dont|doesn t|won t|can t|nunca|sin|ni)(?: \S+){0,2}$/.test(before[0]!)
    );
  });
}

/** Reads a statement as a fact in the words the gate knows; undefined for one it can't use. */
function factOf({ kind, value, holds }: Understanding['statements'][number]): Omit<Fact, 'words' | 'step'>[] {
  const folded = foldAccents(value);
  if (kind === 'open') {
    const named = folded.split(/[^a-z]+/).flatMap((word) => dayWords.get(word) ?? []);
    return named.map((day) => ({ kind, value: day, holds }));
  }
  if (kind === 'channel' || kind === 'language') {
    const known: readonly (readonly [string, RegExp])[] = kind === 'channel' ? channels : spokenLanguages;
    return known.filter(([, pattern]) => pattern.test(folded)).map(([key]) => ({ kind, value: key, holds }));
  }
  return [{ kind, value, holds }];
}

/**
 * Returns what the model says of the owner and the owner really said: each main word stands in the answers, and nothing contradicts
 * what was read from them.
 */
function borneOut(brief: Brief, { exclusions, statements }: Understanding): Fact[] {
  const answers = answersOf(brief);
  const said = stemsOf(answers);
  const gate = gateOf(brief);
  const denied = deniedStems(brief);
  const { business } = brief;
  const affirmed = [business.noun ?? '', ...business.offers.map(({ name }) => name), ...business.serves];
  const isForeign = foreignContactsOf(brief);
  const stated = [...exclusions.map((value) => ({ kind: 'sells' as const, value, holds: false })), ...statements];
  return stated
    .filter(({ value }) => {
      const stems = [...stemsOf(value)];
      return stems.length > 0 && stems.every((stem) => said.has(stem)) && !isForeign(value);
    })
    .flatMap((one) => factOf(one).map((fact) => ({ ...fact, words: one.value, step: 'business_description' as const })))
    .filter((fact) => {
      const isKnown = business.facts.some(
        ({ kind, value }) => kind === fact.kind && foldAccents(value) === foldAccents(fact.value),
      );
      if (isKnown) return false;
      // What the owner rules out they don't offer, however the model reads it, and the other way around.
      if (fact.holds)
        return (
          gate.allows(fact.value) &&
          !isDenied(fact.value, answers) &&
          ![...stemsOf(fact.value)].some((stem) => denied.has(stem))
        );
      const alone = gateOf({ ...brief, business: { ...business, facts: [fact], offers: [] } });
      return affirmed.every((text) => alone.allows(text));
    });
}

/** Whether the archetype is the one that's left when no word of theirs points to another. */
const isLeft = ({ isGeneralTrade, archetype }: Recognition) => isGeneralTrade && archetype === 'local-service';

/**
 * Joins what the model understood with what was read from the answers. Each rule for who wins is here:
 * - an exclusion or a fact counts if the owner's words bear it out; the owner's own facts win over it;
 * - a business whose industry is sure, or was put right by its owner, keeps it; else the model's noun wins if the owner uses most of its words, of the business itself;
 * - a model that took the business for something else isn't trusted with facts about the industry.
 */
export function understand(brief: Brief, model: Understanding): Understood {
  const isTrusted = isOwnNoun(brief, model.trade) && !foreignContactsOf(brief)(model.trade);
  const facts = [...brief.business.facts, ...borneOut(brief, model)];
  const isRenamed = isTrusted && brief.confidence !== 'sure' && brief.extras?.business === undefined;
  const noun: Fact = {
    kind: 'is',
    value: model.trade.toLowerCase(),
    holds: true,
    words: model.trade,
    step: 'business_description',
  };
  const business = businessOf(isRenamed ? [noun, ...facts] : facts);
  const { description, businessName, website = '' } = brief;
  const found = isRenamed ? recognize(business, { description, businessName, website }) : undefined;
  const joined: Brief = {
    ...brief,
    business,
    ...(found && { ...found, archetype: isLeft(found) ? model.archetype : found.archetype }),
  };
  const others = tradesIn([...business.serves, brief.targetAudience, ...(isTrusted ? [] : [model.trade])].join('. '));
  return { brief: joined, notThese: others.filter(({ slug }) => slug !== joined.trade.slug), isTrusted };
}
