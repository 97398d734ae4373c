/** Data for a plan's sentences in either language: the owner's own facts, and the material that goes with them. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import { mayAdvertise, mayAskReviews, mayHaveSite } from '../allowed.ts';
import type { Brief } from '../brief.ts';
import type { EvidenceStep, ProfileDraft, Recommendation } from '../draft-schema.ts';
import { evidenceFor } from '../evidence.ts';
import { barePricesOf, pricesOf } from '../draft/offers.ts';
import { isProduct, isWalkIn, ownForm } from '../draft/facts.ts';
import { smoothSpanish } from '../draft/spanish-article.ts';
import { enumerate, hoursOf, seasonOf, timesOf } from '../draft/said.ts';
import { gateOf } from '../gate.ts';
import { marketingToday } from './marketing-today.ts';
import { ruledOut, ruleWords, termsOf } from '../own-limits.ts';
import { detailsOf, wantedCustomers } from '../own-words.ts';
import { shuffled } from '../draft/shuffled.ts';
import { safeName, siteOf, type Site } from '../draft/voice.ts';
import { clip, clipSentences, inner, lowerFirst, safeText, tidy, upperFirst } from '../text.ts';

export type PlanContext = {
  brief: Brief;
  facts: TradeFacts;
  name: string;
  /** " in Erie, Pennsylvania" or nothing. */
  inPlace: string;
  city: string | undefined;
  audience: string;
  /** Returns what they sell, best seller first, wrapping around at the end of the list. */
  offer: (index: number) => string;
  /** Returns what messages and posts are about: the product by its name, or what they sell. */
  about: (index: number) => string;
  /** "nail salon", "booking app for barbershops". */
  noun: string;
  offers: readonly string[];
  /** "gel mani at $42". */
  prices: readonly string[];
  /** Prices without a name: "$189 a month". */
  barePrice: string | undefined;
  /** Details in the owner's words: "1 yr warranty". Empty if they said nothing specific. */
  details: readonly string[];
  /** "Tuesdays and Wednesdays", or undefined. */
  empty: string | undefined;
  /** "on Tuesdays and Wednesdays", "in July". */
  openings: string | undefined;
  /** Customers come without an appointment. */
  isWalkIn: boolean;
  full: string | undefined;
  /** "open Monday to Friday", "closed Sundays". */
  hours: string | undefined;
  /** "June to October". */
  season: string | undefined;
  /** What they don't do: "no acrylics, no lashes, no waxing". */
  not: string | undefined;
  /** Terms in their favor: "no contract". */
  terms: readonly string[];
  /** They sell a single product that has their name: an app, a newsletter, a course. */
  isProduct: boolean;
  /** What one of their rules requires or forbids, in their words. */
  rule: string | undefined;
  /** All of their rules. */
  rules: readonly string[];
  /** The owner's name for their kind of business: "women's strength gym". */
  form: string | undefined;
  site: Site;
  act: string;
  one: string;
  many: string;
  isLocal: boolean;
  isSold: boolean;
  /** Whether the owner doesn't want a website at all. */
  wantsNoSite: boolean;
  mayAdvertise: boolean;
  mayAskReviews: boolean;
  sellsToBusinesses: boolean;
  /** How they win customers today, in their words; undefined if they don't do anything yet. */
  marketing: string | undefined;
  /** Returns an item of a list, starting from this business's own offset and wrapping around. */
  at: <T>(list: readonly T[], index: number) => T;
};

/** Details that a plan mentions elsewhere. */
const ordinary =
  /^(?:open|closed|openings|best seller|season|made for|no|cerrado|abierto|hay lugar|lo que más|temporada|pensado para|sin)\b/;

/**
 * Rephrases what owners typed about themselves to address them: "we come to your work" becomes "you come to their
 * work".
 */
const toOwner = (text: string) =>
  text
    .replace(/\byour\b/gi, 'their')
    .replace(/\b(?:we|I)\b/g, 'you')
    .replace(/\b(?:our|my)\b/gi, 'your');

/** The chat's options, phrased for a sentence in the language of the plan. */
const marketingNames: Readonly<Record<Brief['language'], ReadonlyMap<string, string>>> = {
  en: new Map([
    ['social media posts', 'your social media posts'],
    ['google search or maps', 'Google Search and Maps'],
    ['paid ads', 'your paid ads'],
    ['email or text messages', 'your emails and texts'],
    ['flyers and local events', 'your flyers and local events'],
  ]),
  es: new Map([
    ['word of mouth', 'las recomendaciones de boca en boca'],
    ['de boca en boca', 'las recomendaciones de boca en boca'],
    ['boca en boca', 'las recomendaciones de boca en boca'],
    ['social media posts', 'tus publicaciones en redes sociales'],
    ['google search or maps', 'Google y Google Maps'],
    ['paid ads', 'tus anuncios pagados'],
    ['email or text messages', 'tus correos y mensajes de texto'],
    ['flyers and local events', 'tus volantes y los eventos locales'],
  ]),
};

/** Puts quotation marks around an answer that reads as a clause or a list. */
const verbatim = (text: string) => (/,|…$/.test(text) || text.split(' ').length > 5 ? `“${text}”` : text);

const nothingYet = /^(?:nothing yet|none|no|nada(?: todav[ií]a)?)$/i;

function openingsOf(times: string | undefined, language: Brief['language']): string | undefined {
  if (!times) return undefined;
  if (language === 'es') return /^l[ao]s /.test(times) ? times : `en ${times}`;
  return `${/day/.test(times) ? 'on' : 'in'} ${times}`;
}

/** Collects the data that a plan is written from. */
export function planContext(brief: Brief, facts: TradeFacts): PlanContext {
  const { language } = brief;
  const name = safeName(brief);
  const where = brief.place ? inner(clip(safeText(brief.place), 60)) : undefined;
  const list = (kind: 'full' | 'empty' | 'open', holds = true) => {
    const times = timesOf(brief, kind, holds);
    return times.length > 0 ? enumerate(times, language) : undefined;
  };
  const of = (kind: string) => brief.business.facts.filter((fact) => fact.kind === kind && fact.holds);
  const offers = facts.services.slice(0, 6).map((service) => lowerFirst(service.name));
  const offer = (index: number) => offers[index % offers.length]!;
  const not = ruledOut(brief).slice(0, 4);
  const priced = [...pricesOf(brief), ...barePricesOf(brief)];
  const rules = ruleWords(brief).map((rule) => (language === 'es' ? rule : toOwner(rule)));
  const marketing = safeText(marketingToday(brief));
  const orders = new Map<readonly unknown[], readonly unknown[]>();
  return {
    brief,
    facts,
    name,
    inPlace: where ? ` ${language === 'es' ? 'en' : 'in'} ${where}` : '',
    city: where?.split(',')[0]?.trim(),
    audience: wantedCustomers(brief, facts),
    offers,
    offer,
    about: (index) => (isProduct(brief) ? name : offer(index)),
    noun: facts.noun,
    prices: pricesOf(brief),
    barePrice: barePricesOf(brief)[0],
    details: ['detail', 'reach', 'capacity', 'years', 'team', 'language'].some((kind) => of(kind).length > 0)
      ? detailsOf(brief, offers)
          .filter((detail) => !ordinary.test(detail) && !priced.includes(detail))
          .map((detail) => (language === 'es' ? detail.replace(/^somos /, 'un equipo de ') : toOwner(detail)))
      : [],
    terms: termsOf(brief),
    empty: list('empty'),
    openings: openingsOf(list('empty'), language),
    isWalkIn: isWalkIn(brief, facts),
    full: list('full'),
    hours: hoursOf(brief),
    season: seasonOf(brief),
    not: not.length > 0 ? not.map((item) => `${language === 'es' ? 'nada de' : 'no'} ${item}`).join(', ') : undefined,
    isProduct: isProduct(brief),
    rules,
    rule: rules.find((rule) => rule.split(' ').length > 2) ?? rules[0],
    form: ownForm(brief),
    site: siteOf(brief),
    act: `${facts.booking.verb} ${facts.booking.object}`,
    one: facts.customer.one,
    many: facts.customer.many,
    isLocal: !['saas', 'creator', 'b2b', 'maker'].includes(brief.archetype),
    isSold: brief.archetype !== 'nonprofit',
    wantsNoSite: !mayHaveSite(brief),
    mayAdvertise: mayAdvertise(brief),
    mayAskReviews: mayAskReviews(brief),
    sellsToBusinesses: brief.archetype === 'b2b' || brief.archetype === 'saas',
    marketing:
      marketing === '' || nothingYet.test(marketing)
        ? undefined
        : (marketingNames[language].get(marketing.toLowerCase()) ?? verbatim(lowerFirst(clip(inner(marketing), 80)))),
    at: <T>(items: readonly T[], index: number) => {
      const order = (orders.get(items) ?? shuffled(items, name)) as readonly T[];
      orders.set(items, order);
      return order[index % order.length]!;
    },
  };
}

/** Minimum length to which a list of the plan may be shortened. */
const fewest = 2;

export type Texts = {
  [Key in keyof Omit<ProfileDraft, 'facts' | 'diagnosis'>]: ProfileDraft[Key] extends readonly unknown[]
    ? string[]
    : string;
};

/** Turns a plan's texts into recommendations, each with the answers it actually uses. */
export function draftOf(c: PlanContext, texts: Texts): ProfileDraft {
  const gate = gateOf(c.brief);
  let last: readonly EvidenceStep[] = [];
  const one = (text: string): Recommendation => {
    const said = c.brief.language === 'es' ? smoothSpanish(text, c.offers) : text;
    const whole = clipSentences(tidy(upperFirst(gate.cleaned({ said }).said)), 900);
    const because = c.brief.confidence === 'none' ? [] : evidenceFor(c.brief, whole, last);
    last = because;
    return { text: whole, because };
  };
  // Sentences with facts about the industry were checked one by one; those with a channel or a tool weren't.
  const many = (list: readonly string[]) => {
    const allowed = list.filter(gate.allows);
    return (allowed.length >= fewest ? allowed : list).map(one);
  };
  return {
    targetAudience: one(texts.targetAudience),
    positioning: one(texts.positioning),
    advantages: many(texts.advantages),
    aiTools: many(texts.aiTools),
    contentStrategy: one(texts.contentStrategy),
    leadGeneration: one(texts.leadGeneration),
    workflows: many(texts.workflows),
    voiceAgents: one(texts.voiceAgents),
    integrations: many(texts.integrations),
    thirtyDays: many(texts.thirtyDays),
    ninetyDays: many(texts.ninetyDays),
    longTerm: one(texts.longTerm),
    facts: c.facts,
  };
}

export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => upperFirst(part as string))
    .join(' ');

/** Tools that can't store a request or a date. */
const noInbox =
  /^(?:Canva|DocuSign|Google (?:Analytics|Ads|Business Profile)|Mailchimp|Pirate Ship|RingCentral|Stripe|Zoom|CapCut|Kit|CompanyCam|Dropbox Sign|Klaviyo|PostHog|ShipStation|Substack|Zapier)\b/;

/** Returns a tool of the industry that can store requests and dates. */
export function inbox(c: PlanContext, index: number): string {
  const fitting = c.facts.tools.filter((name) => !noInbox.test(name));
  return c.at(fitting.length > 0 ? fitting : c.facts.tools, index);
}
