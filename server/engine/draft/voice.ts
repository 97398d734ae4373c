/** The values that the plan's sentences use, made safe for use in a sentence. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import type { Brief } from '../brief.ts';
import { isThin } from '../reading/thin.ts';
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
  /** Visitor's description, clipped, in quotation marks; undefined if it isn't worth quoting. */
  quote: string | undefined;
  site: Site;
  audience: Audience;
  claims: readonly Claim[];
};

export type Evidence = (typeof evidenceSteps)[number];

/** Returns the business name, safe for use in a sentence. */
export function safeName(brief: Brief): string {
  const name = inner(clip(safeText(brief.businessName), 100));
  return /[\p{L}\p{N}]/u.test(name) ? name : `the ${titleCase(safeText(brief.trade.noun))}`;
}

const socialPattern =
  /^@|instagram|facebook|fb\.com|tiktok|linkedin|youtube|linktr|twitter|threads|pinterest|nextdoor|whatsapp|(?:^|\/)x\.com/i;
const address = /(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s,()]*)?)/iu;
const handle = /(?:^|\s)(@[\p{L}\p{N}_.]+)/u;
/** Pages that owners mention without a URL: "just a facebook page my niece does". */
const namedPages = [
  [/\b(?:facebook|fb|face)\b/i, 'Facebook'],
  [/\b(?:instagram|insta|ig)\b/i, 'Instagram'],
  [/\btik ?tok\b/i, 'TikTok'],
  [/\byou ?tube\b/i, 'YouTube'],
  [/\blinked ?in\b/i, 'LinkedIn'],
  [/\betsy\b/i, 'Etsy'],
  [/\bgoogle (?:business|profile|page|listing|maps|thing)\b|\b(?:perfil|p[aá]gina) de google\b/i, 'Google'],
] as const;
const noSite =
  /^(?:(?:no|none|na|not|nope|nothing|nada|ninguno|ninguna)(?![\p{L}\p{N}])|(?:we |i )?(?:don['’]?t|do not) )/iu;

/** Parses the website answer: a URL, a handle, a page on a platform ("your Facebook page"), or nothing. */
export function siteOf({ website, language }: Pick<Brief, 'website' | 'language'>): Site {
  const text = safeText(website ?? '');
  const label =
    address
      .exec(text)?.[1]
      ?.replace(/[?#].*$/, '')
      .replace(/[/.]+$/, '') ?? handle.exec(text)?.[1];
  if (label) return { kind: socialPattern.test(label) ? 'social' : 'site', label: clip(inner(label), 60) };
  const platform = namedPages.find(([pattern]) => pattern.test(text))?.[1];
  // "no, just Facebook" names a page; "no Facebook" doesn't.
  const rest = platform ? text.replace(/^[^,.;:]{1,12}[,.;:]\s*/, '') : text;
  if (isThin(rest) || noSite.test(rest)) return { kind: 'none' };
  const own = language === 'es' ? 'tu página' : 'your page';
  if (!platform) return { kind: 'site', label: own };
  const page = platform === 'Google' || platform === 'LinkedIn' ? 'profile' : platform === 'Etsy' ? 'shop' : 'page';
  return { kind: 'social', label: language === 'es' ? `${own} de ${platform}` : `your ${platform} ${page}` };
}

/** @returns the values that the sections of the plan are written from */
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
    site: siteOf(brief),
    audience: audienceOf(brief.targetAudience, facts.customer.many, brief.language),
    claims: claimsIn(brief.description),
  };
}

/** Returns the item at an index, wrapping around at the end of the list. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}

/** Creates one recommendation; joins sentences with spaces and skips empty ones. */
export function rec(
  because: readonly Evidence[],
  ...sentences: readonly (string | undefined | false)[]
): Recommendation {
  const text = tidy(sentences.filter(Boolean).join(' '));
  return { text: clipSentences(text, 900), because: [...new Set(because)].slice(0, 4) };
}
