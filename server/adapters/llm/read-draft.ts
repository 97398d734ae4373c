/** Reads the draft of a profile: what the model wrote, mended where that needs no second call. */
import { z } from 'zod';
import { tradeFactsSchema, type TradeFacts } from '../../../shared/content/trades/schema.ts';
import type { Brief } from '../../engine/brief.ts';
import {
  evidenceSteps,
  profileDraftSchema,
  recommendationSchema,
  type ProfileDraft,
} from '../../engine/draft-schema.ts';
import { isJsonObject, readReply, type Read } from './read-reply.ts';
import { countsOf } from './wire-schema.ts';

type Json = Record<string, unknown>;

/** The trade's facts without what only the recognition of the trade needs. */
export function givenFacts(brief: Brief): TradeFacts {
  const keys = Object.keys(tradeFactsSchema.shape) as (keyof TradeFacts)[];
  return Object.fromEntries(keys.map((key) => [key, brief.trade[key]])) as TradeFacts;
}

/**
 * @param content what the model wrote.
 * @returns the draft, cleaned and within all bounds; or the issues, as paths and messages without any of the content.
 */
export function readDraft(content: string, brief: Brief): Read<ProfileDraft> {
  return readReply(content, profileDraftSchema, {
    fit: (copy) => (isJsonObject(copy) ? fit(copy, brief) : copy),
  });
}

/** Mends what needs no second call: too many entries, a bad entry among enough good ones, unfounded evidence. */
function fit(copy: Json, brief: Brief): Json {
  const fitted: Json = {};
  for (const [key, schema] of Object.entries(profileDraftSchema.shape)) {
    const value = copy[key];
    if (key === 'facts') fitted[key] = isJsonObject(value) ? completeFacts(value, brief) : value;
    else if (schema instanceof z.ZodArray) fitted[key] = fitList(value, schema, brief);
    else fitted[key] = withFoundEvidence(value, brief);
  }
  return fitted;
}

function fitList(value: unknown, schema: z.ZodArray, brief: Brief): unknown {
  if (!Array.isArray(value)) return value;
  const { min, max } = countsOf(schema);
  const entries = value.map((entry) => withFoundEvidence(entry, brief));
  const good = entries.filter((entry) => recommendationSchema.safeParse(entry).success);
  // With too few good entries all are kept, so that validation names what is wrong with the bad ones.
  return (good.length >= min ? good : entries).slice(0, max);
}

/** A recommendation may not rest on an answer that was never given. */
function withFoundEvidence(value: unknown, brief: Brief): unknown {
  if (!isJsonObject(value) || !Array.isArray(value.because)) return value;
  const answered: Record<(typeof evidenceSteps)[number], boolean> = {
    business_name: brief.businessName !== '',
    business_description: true,
    website_social: brief.website !== undefined,
    current_marketing: brief.currentMarketing !== '',
    target_audience: brief.targetAudience !== '',
    goals: brief.goals.length > 0,
  };
  const named: unknown[] = value.because;
  const found = evidenceSteps.filter((step) => named.includes(step) && answered[step]).slice(0, 4);
  return { ...value, because: found.length > 0 ? found : ['business_description'] };
}

/** The model's facts first, filled up from the given ones: a fact that came back empty or unusable is no failure. */
function completeFacts(tailored: Json, brief: Brief): Json {
  const complete: Json = {};
  const given = givenFacts(brief);
  for (const [key, schema] of Object.entries(tradeFactsSchema.shape)) {
    const own = tailored[key];
    const fallback = given[key as keyof TradeFacts];
    if (!(schema instanceof z.ZodArray) || !Array.isArray(fallback)) {
      complete[key] = schema.safeParse(own).success ? own : fallback;
      continue;
    }
    const element = schema.element as z.ZodType;
    const { min, max } = countsOf(schema);
    const offered: unknown[] = Array.isArray(own) ? own : [];
    const good = offered.filter((entry) => element.safeParse(entry).success);
    // Of a general record only the needed minimum is added, as its entries fit any trade and therefore none well.
    const wanted = brief.isGeneralTrade ? Math.max(min, good.length) : fallback.length;
    const seen = new Set(good.map(nameOf));
    const more = fallback.filter((entry) => !seen.has(nameOf(entry)));
    complete[key] = [...good, ...more.slice(0, Math.max(0, wanted - good.length))].slice(0, max);
  }
  return complete;
}

/** What tells an entry from another: its text, or its leading field. */
function nameOf(entry: unknown): string {
  const named = isJsonObject(entry) ? (entry.name ?? entry.objection ?? JSON.stringify(entry)) : entry;
  return String(named).toLowerCase();
}
