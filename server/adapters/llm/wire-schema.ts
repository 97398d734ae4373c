/**
 * The draft's shape as it is shown to the model. Strict structured output knows objects, arrays, strings and enums, but
 * lengths and counts not on every server, so these are taken off, said in words, and checked when the reply is read.
 * It is derived from `profileDraftSchema`: a field added there is asked for here.
 */
import { z } from 'zod';
import { profileDraftSchema } from '../../engine/draft-schema.ts';

/** What each part is, by its path. Counts are added from the schema. */
const hints: Record<string, string> = {
  targetAudience: 'Who to win first and what makes them ready to buy.',
  positioning: 'What this business should be known for, against the usual choice of its customers.',
  advantages: 'What sets the business apart, each with how to show it.',
  aiTools: 'A kind of AI tool, and the one job it should do here this week.',
  contentStrategy: 'What to publish, where and how often.',
  leadGeneration: 'How a stranger becomes an inquiry, step by step.',
  workflows: 'An automation: what starts it, what happens, who is told.',
  voiceAgents: 'Which calls a voice agent may take, and when it hands over.',
  integrations: 'Two systems to connect, and what flows between them.',
  thirtyDays: 'An action for the first thirty days, in order.',
  ninetyDays: 'An action for day 31 to day 90, in order.',
  longTerm: 'Where this leads within a year.',
  because: 'The answers this rests on.',
  facts: 'The trade facts, tailored to this business.',
  noun: 'Lower case, no article, such as "dental practice". Empty keeps the given one.',
  customer: 'What the people it serves are called, one and many, lower case.',
  services: 'What is sold, and what the customer has afterwards as a noun phrase.',
  segments: 'Groups of customers, as noun phrases.',
  problems: 'Situations that make somebody look for this business, as noun phrases.',
  questions: 'What customers ask before they buy, in their words, ending with a question mark.',
  proof: 'Evidence that convinces, as noun phrases.',
  strengths: 'What good businesses of this trade are chosen for, as noun phrases.',
  moments: 'Times of the year or events that move demand, and what happens then.',
  scenes: 'What a camera could film here, as noun phrases, no brand names.',
  visuals: 'Colors, light and materials, as noun phrases.',
  sounds: 'What one hears on site, as noun phrases.',
  tone: 'Three adjectives or so. Empty keeps the given one.',
  booking: 'What a customer does to start: verb, object, and the plural that counts them.',
  calls: 'Reasons for a phone call, as noun phrases.',
  keywords: 'Search phrases in lower case, without a place.',
  topics: 'Titles of helpful posts, in sentence case, no full stop.',
  offers: 'Honest offers, as noun phrases, no prices.',
  channels: 'Where this business wins customers, and why.',
  tools: 'Software of this trade to connect automations to.',
  kpis: 'Figures to watch, as noun phrases, no values.',
  rules: 'Rules and courtesies its advertising must respect, as full sentences.',
};

/** Smallest and largest count of a list, as its schema says. */
export function countsOf(list: z.ZodType): { min: number; max: number } {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input' });
  return { min: minItems ?? 0, max: maxItems ?? Number.MAX_SAFE_INTEGER };
}

/** @returns the same shape without lengths and counts. */
function loosen(schema: z.ZodType, path: readonly string[]): z.ZodType {
  const hint = hints[path.at(-1) ?? ''];
  const describe = (loose: z.ZodType, text = hint) => (text ? loose.describe(text) : loose);
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    return describe(z.object(Object.fromEntries(shape.map(([key, part]) => [key, loosen(part, [...path, key])]))));
  }
  if (schema instanceof z.ZodArray) {
    const { min, max } = countsOf(schema);
    // Lists of trade facts may stay short: what is missing is filled up from the given facts.
    const counts = path[0] === 'facts' ? `At most ${max}.` : `${min} to ${max}.`;
    return describe(z.array(loosen(schema.element as z.ZodType, [])), [hint, counts].filter(Boolean).join(' '));
  }
  if (schema instanceof z.ZodString) return describe(z.string());
  if (schema instanceof z.ZodEnum) return schema;
  throw new TypeError(`The wire schema cannot show ${path.join('.')}.`);
}

export const wireSchema = loosen(profileDraftSchema, []);
