/** Everything the plan's sentences draw from, made safe to put into a sentence. */
import type { TradeFacts } from '../../../shared/content/trades/schema.ts';
import type { Brief } from '../brief.ts';
import type { evidenceSteps, Recommendation } from '../draft-schema.ts';
import { clip, clipSentences, inner, safeText, tidy, titleCase, withArticle } from '../text.ts';
import { audienceOf, type Audience } from './audiences.ts';
import { claimsIn, type Claim } from './claims.ts';

export type Site = { kind: 'none' } | { kind: 'site' | 'social'; label: string };

export type Voice = {
  brief: Brief;
  facts: TradeFacts;
  name: string;
  /** "a dental practice" */
  aNoun: string;
  one: string;
  many: string;
  /** "in Hollywood, Florida", or "in your area". */
  inPlace: string;
  /** "around Hollywood", or "near you". */
  around: string;
  /** "Hollywood", or undefined. */
  city: string | undefined;
  /** The visitor's description, clipped, in quotation marks; undefined when there is none worth quoting. */
  quote: string | undefined;
  site: Site;
  audience: Audience;
  claims: readonly Claim[];
};

export type Evidence = (typeof evidenceSteps)[number];

/** The business name as it may stand in a sentence. */
export function safeName(brief: Brief): string {
  const name = inner(clip(safeText(brief.businessName), 100));
  return /[\p{L}\p{N}]/u.test(name) ? name : `the ${titleCase(safeText(brief.trade.noun))}`;
}

const socialPattern =
  /^@|instagram|facebook|fb\.com|tiktok|linkedin|youtube|linktr|twitter|threads|pinterest|nextdoor|whatsapp|(?:^|\/)x\.com/i;

/** Reads the website answer: an address, a social page, or nothing. */
export function siteOf(website: string | undefined): Site {
  const text = safeText(website ?? '');
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'none' };
  if (/^(?:no|none|n\/a|na|not yet|nope|no website|don'?t have one|ninguno|no tengo)\.?$/i.test(text))
    return { kind: 'none' };
  const label = clip(
    inner(
      text
        .replace(/^https?:\/\//i, '')
        .replace(/^www\./i, '')
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, ''),
    ),
    60,
  );
  return { kind: socialPattern.test(text) ? 'social' : 'site', label: label || clip(text, 60) };
}

/** @returns what the sections of the plan are written from. */
export function voiceOf(brief: Brief, facts: TradeFacts): Voice {
  const place = brief.place ? inner(clip(safeText(brief.place), 60)) : undefined;
  const city = place?.split(',')[0]?.trim();
  const description = safeText(brief.description);
  const words = description.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  return {
    brief,
    facts,
    name: safeName(brief),
    aNoun: withArticle(facts.noun),
    one: facts.customer.one,
    many: facts.customer.many,
    inPlace: place ? `in ${place}` : 'in your area',
    around: city ? `around ${city}` : 'near you',
    city,
    quote:
      words >= 4 ? `“${inner(clip(clipSentences(description, 170), 170)).replace(/(?:\.\.\.|!+)$/, '')}”` : undefined,
    site: siteOf(brief.website),
    audience: audienceOf(brief.targetAudience, facts.customer.many),
    claims: claimsIn(brief.description),
  };
}

/** The list's item at an index, counting on from the start when the list is shorter. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}

/** One recommendation; sentences are joined with spaces, empty ones left out. */
export function rec(
  because: readonly Evidence[],
  ...sentences: readonly (string | undefined | false)[]
): Recommendation {
  const text = tidy(sentences.filter(Boolean).join(' '));
  return { text: clipSentences(text, 900), because: [...new Set(because)].slice(0, 4) };
}
