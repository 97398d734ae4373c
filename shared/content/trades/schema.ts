/**
 * Schema of an industry's record: what a marketer who knows the field would know before meeting the owner. The profile
 * engine builds analysis, plans and prompts from these facts, so they must be concrete, true, and specific to this
 * industry.
 */
import { z } from 'zod';
import { archetypes } from '#shared/domain/archetypes.ts';

const phrase = z.string().trim().min(3).max(220);
const phrases = (count: number) => z.array(phrase).min(count).max(12);

export const tradeFactsSchema = z.object({
  /** Lowercase, without an article: "dental practice". */
  noun: phrase,
  /** The industry's word for the people it serves, singular and plural: "patient", "patients". */
  customer: z.object({ one: phrase, many: phrase }),
  /** What it sells; `result` is what the customer has afterward, as a noun phrase or clause. */
  services: z
    .array(z.object({ name: phrase, result: phrase }))
    .min(8)
    .max(12),
  /** Customer groups, as noun phrases: "parents booking a first visit for a nervous child". */
  segments: phrases(5),
  /**
   * Situations that make someone look for this kind of business, as noun phrases: "a cracked tooth on a Friday night".
   */
  problems: phrases(8),
  /** Questions that customers ask before they buy, in their own words, each ending with a question mark. */
  questions: phrases(8),
  objections: z
    .array(z.object({ objection: phrase, answer: phrase }))
    .min(5)
    .max(12),
  /** Convincing evidence, as noun phrases: "before-and-after photos with written consent". */
  proof: phrases(6),
  /** Why customers choose good businesses in this industry, as noun phrases. */
  strengths: phrases(6),
  /** Times of the year or events that change demand: "August" / "back-to-school check-ups fill the mornings". */
  moments: z
    .array(z.object({ when: phrase, what: phrase }))
    .min(8)
    .max(12),
  /** Concrete things a camera could film, without brand names, as noun phrases. */
  scenes: phrases(10),
  /** Colors, light and materials that suit this industry, as noun phrases. */
  visuals: phrases(5),
  /** Sounds on site, as noun phrases. */
  sounds: phrases(3),
  /** How the business should sound: "calm, exact, never scolding". */
  tone: phrase,
  /** A customer's first step: "book" / "an appointment"; `plural` is for counting: "appointments". */
  booking: z.object({ verb: phrase, object: phrase, plural: phrase }),
  /** Reasons for a phone call, as noun phrases or "asks whether …" clauses without a subject. */
  calls: phrases(8),
  /** Search terms, without a place name: "emergency dentist open saturday". */
  keywords: phrases(10),
  /** Topics of helpful articles or posts, as titles in sentence case without a period. */
  topics: phrases(10),
  /** Honest offers that suit the industry, as noun phrases: "a free second opinion on a treatment plan". */
  offers: phrases(6),
  /** Where this industry wins customers, and why. */
  channels: z
    .array(z.object({ name: phrase, why: phrase }))
    .min(4)
    .max(8),
  /** Software that this industry commonly uses, to connect automations to. */
  tools: phrases(5),
  /** Metrics worth watching, as noun phrases: "share of missed calls returned within ten minutes". */
  kpis: phrases(5),
  /** Rules and courtesies that this industry's advertising must respect, as full sentences. */
  rules: phrases(2),
});
export type TradeFacts = z.infer<typeof tradeFactsSchema>;

export const tradeSchema = z.strictObject({
  /** Name of its file. */
  slug: z.string().regex(/^[a-z][a-z\d-]*[a-z]$/),
  /** Title shown to people: "Dental practice". */
  name: phrase,
  archetype: z.enum(archetypes),
  /**
   * Lowercase words and phrases in an owner's description that indicate the industry. `strong` ones name it
   * ("dentist"), `weak` ones only hint at it ("teeth").
   */
  match: z.strictObject({ strong: z.array(z.string().min(2)).min(4), weak: z.array(z.string().min(2)).min(3) }),
  ...tradeFactsSchema.shape,
});
export type Trade = z.infer<typeof tradeSchema>;
