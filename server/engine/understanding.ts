/** A model's understanding of a business before writing, and which parts of it the engine accepts. */
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
  /** What the business is, as a noun phrase without an article. */
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
  /**
   * Industries the business isn't in: its customers' industries, and the model's guess if the owner's words don't
   * support it.
   */
  notThese: Trade[];
  /** False if the model misunderstood the business: then its facts about the industry are worthless. */
  isTrusted: boolean;
};

/** Returns the industries that a text names. */
function tradesIn(text: string): Trade[] {
  const singular = (words: string) =>
    ` ${wordsOf(words)
      .map((word) => word.replace(/s$/, ''))
      .join(' ')} `;
  const words = singular(text);
  return trades.filter(({ noun, match }) => [noun, ...match.strong].some((name) => words.includes(singular(name))));
}

/** Returns everything the owner wrote about the business. */
export const answersOf = ({
  description,
  targetAudience,
  currentMarketing,
  businessName,
  extras = {},
}: Brief): string => [description, targetAudience, currentMarketing, businessName, ...Object.values(extras)].join('. ');

/** Returns everything the owner wrote, including their web address. */
const allAnswers = (brief: Brief): string[] => [answersOf(brief), brief.website ?? '', ...brief.goals];

/** Creates the check for contact data that isn't the owner's. @param own more texts by the owner, and our own texts */
export const foreignContactsOf = (brief: Brief, own: readonly string[] = []): HasForeignContact =>
  foreignContacts([...allAnswers(brief), ...own]);

/** Returns the words an owner uses for the business itself: not for its customers, and not for what it isn't. */
function selfStems({ business, description, extras }: Brief): Set<string> {
  const others = business.facts.filter(({ kind, holds }) => kind === 'serves' || !holds);
  const own = stemsOf(`${description}. ${extras?.business ?? ''}`);
  for (const { value } of others) for (const stem of stemsOf(value)) own.delete(stem);
  const named = [business.noun ?? '', ...business.offers.map(({ name }) => name)];
  return new Set([...own, ...stemsOf(named.join('. '))]);
}

/** Maximum words in a noun phrase; anything longer is a description. */
const longestNoun = 6;

/** Words that go with any noun for a business. */
const forms = stemsOf(
  'shop store provider firm specialist expert professional contractor operator negocio empresa tienda proveedor',
);

/**
 * Returns whether a noun matches the owner's words: "bicycle repair shop" does; "auto repair shop" shares one word but
 * adds another industry.
 */
function isOwnNoun(brief: Brief, noun: string): boolean {
  if (!brief.isGeneralTrade && tradesIn(noun).includes(brief.trade)) return true;
  if (wordsOf(noun).length > longestNoun) return false;
  const own = selfStems(brief);
  const stems = [...stemsOf(noun)].filter((stem) => !forms.has(stem));
  return stems.filter((stem) => own.has(stem)).length * 2 > stems.length;
}

/** Returns the words that the owner uses only for what they rule out. */
export function deniedStems({ business }: Pick<Brief, 'business'>): Set<string> {
  const of = (holds: boolean) =>
    business.facts.filter((fact) => fact.holds === holds).flatMap(({ value }) => [...stemsOf(value)]);
  const affirmed = new Set(of(true));
  return new Set(of(false).filter((stem) => !affirmed.has(stem)));
}

/** Returns whether the owner mentions a thing right after a negation, even if it wasn't read as ruled out. */
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

/** Converts a statement to a fact in the gate's vocabulary; empty if it can't be used. */
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
 * Returns the model's statements about the owner that the owner's words support: each main word is in the answers, and
 * nothing contradicts what was read from them.
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
      // Owners don't offer what they rule out, however the model reads it, and vice versa.
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

/** Returns whether the archetype is only the default because no word of theirs points to another. */
const isLeft = ({ isGeneralTrade, archetype }: Recognition) => isGeneralTrade && archetype === 'local-service';

/**
 * Merges the model's understanding with what was read from the answers. These rules decide which one wins:
 * - an exclusion or a fact counts if the owner's words support it; the owner's own facts take precedence;
 * - a business whose industry is certain, or was corrected by its owner, keeps it; otherwise the model's noun wins if
 *   the owner uses most of its words for the business itself;
 * - a model that misunderstood the business isn't trusted with facts about the industry.
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
