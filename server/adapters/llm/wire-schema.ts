/**
 * The draft's shape as it is shown to the model. Strict structured output knows objects, arrays, strings and enums, but
 * lengths and counts not on every server, so these are taken off, said in words, and checked when the reply is read.
 */
import { z } from 'zod';
import { tradeFactsSchema } from '#shared/content/trades/schema.ts';
import { planSchema } from '#server/engine/draft-schema.ts';
import { understandingSchema } from '#server/engine/understanding.ts';

/** What each part is, by its path. Counts are added from the schema. */
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

/** What a part is: by what its schema says of itself, else by the name it has in a profile. */
type Hinting = (schema: z.ZodType, path: readonly string[]) => string | undefined;

/** @returns the same shape without lengths and counts. @throws TypeError for a kind of schema no model can be shown. */
function loosen(schema: z.ZodType, path: readonly string[], hintOf: Hinting): z.ZodType {
  const hint = hintOf(schema, path);
  const say = (loose: z.ZodType, ...words: (string | undefined)[]) => {
    const text = [hint, ...words].filter(Boolean).join(' ');
    return text ? loose.describe(text) : loose;
  };
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    return say(z.object(Object.fromEntries(shape.map(([key, part]) => [key, loosen(part, [...path, key], hintOf)]))));
  }
  if (schema instanceof z.ZodArray) {
    const { min, max } = countsOf(schema);
    // Lists of facts may stay empty or short: the given ones are kept, or fill them up.
    const isOpen = path[0] === 'facts' || max === Number.MAX_SAFE_INTEGER;
    const counts = isOpen ? (max === Number.MAX_SAFE_INTEGER ? '' : `At most ${max}.`) : `${min} to ${max}.`;
    return say(z.array(loosen(schema.element as z.ZodType, [], hintOf)), counts);
  }
  // Strict output leaves nothing out; what may be missing is null there, and left out when it is read.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return say(z.nullable(loosen(schema.unwrap() as z.ZodType, path, hintOf)));
  // What is made of the reply is the caller's affair; the model writes what goes in.
  if (schema instanceof z.ZodPipe) return loosen(schema.in as z.ZodType, path, hintOf);
  if (schema instanceof z.ZodUnion)
    return say(z.union(schema.options.map((option) => loosen(option as z.ZodType, path, hintOf))));
  if (schema instanceof z.ZodString) return say(z.string(), lengthOf(schema));
  if (schema instanceof z.ZodNumber) return say(z.number());
  if (schema instanceof z.ZodBoolean) return say(z.boolean());
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return schema;
  throw new TypeError(`The wire schema cannot show ${path.join('.')}.`);
}

/** Short texts have their length said: a headline of 30 characters is a headline because of it. */
function lengthOf(schema: z.ZodString): string | undefined {
  const { maxLength } = z.toJSONSchema(schema, { io: 'input' });
  return maxLength !== undefined && maxLength < 200 ? `At most ${maxLength} characters.` : undefined;
}

/** What the model replies with: first what it understood, then the plan, then the facts it wants to replace. */
export const replySchema = z.object({
  understanding: understandingSchema,
  ...planSchema.shape,
  facts: tradeFactsSchema.omit({ noun: true }),
});

/** The reply's shape for the model. */
export const wireSchema = loosen(replySchema, [], (_schema, path) => hints[path.at(-1) ?? '']);

/** The shape of any text task for the model, in the words its schema describes itself with. */
export function wireSchemaOf(schema: z.ZodType): z.ZodType {
  return loosen(schema, [], (part) => part.description);
}
