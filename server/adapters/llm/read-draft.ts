/** Reads a profile draft from the model, with repairs that don't need a second call. */
import { z } from 'zod';
import { tradeFactsSchema } from '#shared/content/trades/schema.ts';
import { evidenceSteps, planSchema, recommendationSchema } from '#server/engine/draft-schema.ts';
import type { OfferedFacts } from '#server/engine/model-facts.ts';
import { understandingSchema } from '#server/engine/understanding.ts';
import type { ModelDraft } from './port.ts';
import { fitTo, isJsonObject, readReply, type Read } from './read-reply.ts';
import { shapeOf } from './wire-schema.ts';

type Json = Record<string, unknown>;

const draftSchema = z.object({
  understanding: understandingSchema,
  plan: planSchema,
  facts: z.custom<OfferedFacts>(isJsonObject),
});

/**
 * @param content the model's reply
 * @returns the cleaned draft within all bounds; or the issues, as paths and messages without any of the content.
 */
export function readDraft(content: string): Read<ModelDraft> {
  return readReply(content, draftSchema, { fit: (copy) => (isJsonObject(copy) ? fit(copy) : copy) });
}

/** Repairs without a second call: too many entries, a bad entry among enough good ones, unknown evidence. */
function fit({ understanding, facts, ...texts }: Json): Json {
  const plan = Object.entries(planSchema.shape).map(([key, schema]) => {
    const value = texts[key];
    return [key, schema instanceof z.ZodArray ? fitList(value, schema) : withKnownEvidence(value)];
  });
  return {
    understanding: isJsonObject(understanding) ? fitUnderstanding(understanding) : understanding,
    plan: Object.fromEntries(plan) as Json,
    facts: isJsonObject(facts) ? usableFacts(facts) : facts,
  };
}

function fitList(value: unknown, schema: z.ZodArray): unknown {
  if (!Array.isArray(value)) return value;
  const { minItems = 0, maxItems } = shapeOf(schema);
  const entries = value.map(withKnownEvidence);
  const good = entries.filter((entry) => recommendationSchema.safeParse(entry).success);
  // With too few good entries, keep all, so that validation reports the bad ones.
  return (good.length >= minItems ? good : entries).slice(0, maxItems);
}

function withKnownEvidence(value: unknown): unknown {
  if (!isJsonObject(value) || !Array.isArray(value.because)) return value;
  const named: unknown[] = value.because;
  return { ...value, because: evidenceSteps.filter((step) => named.includes(step)).slice(0, 4) };
}

/** Drops unusable exclusions and statements instead of rejecting the draft. */
function fitUnderstanding(value: Json): unknown {
  const usable = (key: 'exclusions' | 'statements') => {
    const { element } = understandingSchema.shape[key];
    const own: unknown = value[key];
    return Array.isArray(own) ? (own as unknown[]).filter((entry) => element.safeParse(entry).success) : [];
  };
  const kept = { ...value, exclusions: usable('exclusions'), statements: usable('statements') };
  return fitTo(shapeOf(understandingSchema), kept);
}

/** Facts that the model wants to replace: usable entries from lists that have any. */
function usableFacts(offered: Json): OfferedFacts {
  const facts = Object.entries(tradeFactsSchema.shape).flatMap(([key, schema]) => {
    const own = offered[key];
    if (!(schema instanceof z.ZodArray)) return schema.safeParse(own).success ? [[key, own]] : [];
    const element = schema.element as z.ZodType;
    const good = Array.isArray(own) ? own.filter((entry) => element.safeParse(entry).success) : [];
    return good.length > 0 ? [[key, good.slice(0, shapeOf(schema).maxItems)]] : [];
  });
  return Object.fromEntries(facts) as OfferedFacts;
}
