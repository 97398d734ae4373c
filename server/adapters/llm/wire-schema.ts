/**
 * The draft's schema for the model. Strict structured output supports objects, arrays, strings, and enums, but not
 * every server supports lengths and counts. Those are stated in descriptions instead and validated when the reply is
 * read.
 */
import { z } from 'zod';
import { tradeFactsSchema } from '#shared/content/trades/schema.ts';
import { planSchema } from '#server/engine/draft-schema.ts';
import { understandingSchema } from '#server/engine/understanding.ts';

/** Descriptions by field name, unless the schema has its own. Counts are added from the schema. */
const hints: Record<string, string> = {
  understanding: 'What the answers say about the business, stated before anything is written.',
  trade:
    'What the business itself is, in the words of its owner, such as "bicycle repair shop". Not what its customers are.',
  archetype: 'The kind of business whose marketing works alike.',
  exclusions: 'What the owner does not do, sell or serve, in their words.',
  statements: 'Facts the answers state; holds is false for what they rule out.',
  kind: '"open" is a day of the week, "channel" a way to reach customers, "discounts" whether prices are ever cut.',
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
  facts: 'Lists that replace the given facts; empty lists keep them.',
  customer: 'What the people it serves are called, one and many, lower case.',
  services: 'What is sold, and what the customer has afterwards as a noun phrase.',
  segments: 'Groups of customers, as noun phrases.',
  problems: 'Situations that make someone look for this business, as noun phrases.',
  questions: 'What customers ask before they buy, in their words, ending with a question mark.',
  proof: 'Evidence that convinces, as noun phrases.',
  strengths: 'What good businesses in this industry are chosen for, as noun phrases.',
  moments: 'Times of the year or events that move demand, and what happens then.',
  scenes: 'What a camera could film here, as noun phrases, no brand names.',
  visuals: 'Colors, light and materials, as noun phrases.',
  sounds: 'What you hear on site, as noun phrases.',
  tone: 'Three adjectives or so. Empty keeps the given one.',
  booking: 'What a customer does to start: verb, object, and the plural that counts them.',
  calls: 'Reasons for a phone call, as noun phrases.',
  keywords: 'Search phrases in lower case, without a place.',
  topics: 'Titles of helpful posts, in sentence case, no full stop.',
  offers: 'Honest offers, as noun phrases, no prices.',
  channels: 'Where this business wins customers, and why.',
  tools: 'Software used in this industry to connect automations to.',
  kpis: 'Figures to watch, as noun phrases, no values.',
  rules: 'Rules and courtesies its advertising must respect, as full sentences.',
};

/** The part of a JSON schema that our schemas use. */
export type Shape = {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  enum?: string[];
  description?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
};

/** Returns the JSON schema of a schema's input, before transforms. */
export const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Shape;

/**
 * Returns the same schema without lengths and counts. Throws a TypeError for a schema that can't be shown to a model.
 */
function loosen(shape: Shape, path: readonly string[] = []): Shape & Record<string, unknown> {
  const { type, properties, items, minItems = 0, maxItems, maxLength } = shape;
  const hint = shape.description ?? hints[path.at(-1) ?? ''];
  // Fact lists may be empty or short: the given facts are kept or fill the gaps.
  const least = path[0] === 'facts' ? 'At most' : `${minItems} to`;
  const counts = maxItems !== undefined && `${least} ${maxItems}.`;
  // State the length of short texts: a 30-character headline depends on it.
  const length = maxLength !== undefined && maxLength < 200 && `At most ${maxLength} characters.`;
  const description = [hint, counts, length].filter(Boolean).join(' ') || undefined;
  const loose = { type, enum: shape.enum, description };
  if (type === 'array' && items) return { ...loose, items: loosen(items) };
  if (type === 'object' && properties) {
    const parts = Object.entries(properties).map(([key, part]) => [key, loosen(part, [...path, key])] as const);
    // Strict output has no optional fields.
    const required = Object.keys(properties);
    return { ...loose, properties: Object.fromEntries(parts), required, additionalProperties: false };
  }
  if (type === 'string' || type === 'number' || type === 'boolean') return loose;
  throw new TypeError(`The wire schema cannot show ${path.join('.')}.`);
}

/** The model's reply: first its understanding, then the plan, then the facts to replace. */
export const replySchema = z.object({
  understanding: understandingSchema,
  ...planSchema.shape,
  facts: tradeFactsSchema.omit({ noun: true }),
});

/** Returns the response format for a schema. */
export function wireFormatOf(schema: z.ZodType, name: string) {
  return { type: 'json_schema', json_schema: { name, strict: true, schema: loosen(shapeOf(schema)) } } as const;
}
