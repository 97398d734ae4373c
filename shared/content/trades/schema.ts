/**
 * A trade: what a marketer who knows this line of business would know before meeting the owner. The profile engine
 * builds analysis, plans and prompts from these facts, so they must be concrete, true, and of this trade only.
 */
import { z } from 'zod';
import { archetypes } from '#shared/domain/archetypes.ts';

const phrase = z.string().trim().min(3).max(220);
const phrases = (count: number) => z.array(phrase).min(count).max(12);

export const tradeFactsSchema = z.object({
  /** Lower case, with no article: "dental practice". */
  noun: phrase,
  /** What the trade calls the people it serves, one and many: "patient", "patients". */
  customer: z.object({ one: phrase, many: phrase }),
  /** What is sold; `result` is what the customer has afterwards, as a noun phrase or clause. */
  services: z
    .array(z.object({ name: phrase, result: phrase }))
    .min(8)
    .max(12),
  /** Groups of customers, as noun phrases: "parents booking a first visit for a nervous child". */
  segments: phrases(5),
  /** Situations that make someone look for this trade, as noun phrases: "a cracked tooth on a Friday night". */
  problems: phrases(8),
  /** What customers ask before they buy, as they would say it, each ending with a question mark. */
  questions: phrases(8),
  objections: z
    .array(z.object({ objection: phrase, answer: phrase }))
    .min(5)
    .max(12),
  /** Evidence that convinces here, as noun phrases: "before-and-after photos with written consent". */
  proof: phrases(6),
  /** What good businesses of this trade are chosen for, as noun phrases. */
  strengths: phrases(6),
  /** Times of the year or events that move demand: "August" / "back-to-school check-ups fill the mornings". */
  moments: z
    .array(z.object({ when: phrase, what: phrase }))
    .min(8)
    .max(12),
  /** Things a camera could film, concrete and without brand names, as noun phrases. */
  scenes: phrases(10),
  /** Colours, light and materials that look right for this trade, as noun phrases. */
  visuals: phrases(5),
  /** Sounds one would hear on site, as noun phrases. */
  sounds: phrases(3),
  /** How the business should sound: "calm, exact, never scolding". */
  tone: phrase,
  /** What a customer does to start: "book" / "an appointment"; `plural` counts them: "appointments". */
  booking: z.object({ verb: phrase, object: phrase, plural: phrase }),
  /** Reasons for a phone call, as noun phrases or "asks whether …" clauses without subject. */
  calls: phrases(8),
  /** What people type into a search box, without a place name: "emergency dentist open saturday". */
  keywords: phrases(10),
  /** Subjects of helpful articles or posts, as titles in sentence case without a full stop. */
  topics: phrases(10),
  /** Honest offers that fit the trade, as noun phrases: "a free second opinion on a treatment plan". */
  offers: phrases(6),
  /** Where this trade wins customers, and why. */
  channels: z
    .array(z.object({ name: phrase, why: phrase }))
    .min(4)
    .max(8),
  /** Software this trade commonly runs on, to connect automations to. */
  tools: phrases(5),
  /** Figures worth watching, as noun phrases: "share of missed calls returned within ten minutes". */
  kpis: phrases(5),
  /** Rules and courtesies that advertising of this trade must respect, as full sentences. */
  rules: phrases(2),
});
export type TradeFacts = z.infer<typeof tradeFactsSchema>;

export const tradeSchema = z.strictObject({
  /** Name of its file. */
  slug: z.string().regex(/^[a-z][a-z\d-]*[a-z]$/),
  /** Title for people: "Dental practice". */
  name: phrase,
  /** The kind of business it is. */
  archetype: z.enum(archetypes),
  /**
   * Lower-case words and phrases that give the trade away in an owner's own description. `strong` ones name the trade
   * ("dentist"), `weak` ones only hint at it ("teeth").
   */
  match: z.strictObject({ strong: z.array(z.string().min(2)).min(4), weak: z.array(z.string().min(2)).min(3) }),
  ...tradeFactsSchema.shape,
});
export type Trade = z.infer<typeof tradeSchema>;
