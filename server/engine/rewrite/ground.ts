/** Material for a rewrite: the industry's facts, reshuffled and adapted to the owner's wishes. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import type { Brief } from '../brief.ts';
import { audienceOf } from '../draft/audiences.ts';
import { tailorFacts } from '../draft/facts.ts';
import { optionLabel } from '#shared/domain/chat-script.ts';
import { goalsOf, type GoalView } from '../draft/goals.ts';
import { marketingOf, type MarketingView } from '../draft/marketing.ts';
import { voiceOf, type Evidence, type Voice } from '../draft/voice.ts';
import { detectPlace } from '../reading/detect-place.ts';
import { wordsOf } from '../text.ts';
import type { Intent } from './intent.ts';

/** One or two sentences of a text: weight 3 is its core, 1 is optional detail. */
export type Line = { weight: 1 | 2 | 3; because: readonly Evidence[]; text: string };

/** One list item: a sentence that stands on its own, its continuation, and optional detail. */
export type Item = { because: readonly Evidence[]; lead: string; more?: string; extra?: string };

export type Ground = {
  v: Voice;
  goals: readonly GoalView[];
  marketing: MarketingView;
  wish: Intent;
  /** Number of this shuffle; also selects alternative sentences. */
  turn: number;
  /** "book a table" */
  act: string;
};

const common = new Set(
  'the and for with from that this our your their not any all use using about more less than have has are was who what when how they them people customers customer clients client business businesses stuff things thing anything something marketing new one very really just only'.split(
    ' ',
  ),
);

/** Things that have many names. */
const kin: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:ads?|paid ads?|advert\w*|paid|google ads|facebook ads)$/i,
    /\b(?:ads?|advert\w*|paid|sponsored|ppc|campaigns?)\b/i,
  ],
  [
    /^social(?: media)?(?: posts?)?$/i,
    /\b(?:social|instagram|facebook|tiktok|youtube|linkedin|pinterest|nextdoor|reels?)\b/i,
  ],
  [/^(?:e-?mails?|newsletters?|mailings?)$/i, /\b(?:e-?mails?|mails?|newsletters?|inbox)\b/i],
  [
    /^(?:videos?|film\w*|clips?|cameras?|being on camera)$/i,
    /\b(?:video|videos|film\w*|clips?|veo|kling|camera|cut three)\b/i,
  ],
  [
    /^(?:ai|artificial intelligence|robots?|bots?)$/i,
    /\b(?:ai|assistant|vapi|veo|kling|lovable|elevenlabs|leonardo|midjourney|agent)\b/i,
  ],
  [/^(?:voice (?:agents?|bots?|assistants?)|phone (?:bots?|agents?))$/i, /\b(?:vapi|voice agent|elevenlabs)\b/i],
  [
    /^(?:discounts?|offers?|coupons?|promotions?|deals?|sales)$/i,
    /\b(?:discount\w*|offers?|coupons?|free|rate|founder|promotion\w*)\b/i,
  ],
  [/^(?:phones?|phone calls?|calls?|calling|cold calls?)$/i, /\b(?:phones?|calls?|calling|caller|voicemail|vapi)\b/i],
  [/^(?:texts?|text messages?|sms|texting)$/i, /\b(?:texts?|sms)\b/i],
  [/^(?:blogs?|blogging|articles?)$/i, /\b(?:blogs?|articles?)\b/i],
  [/^(?:reviews?|ratings?)$/i, /\b(?:reviews?|ratings?)\b/i],
  [/^(?:weddings?|brides?|bridal)$/i, /\b(?:weddings?|brides?|bridal|grooms?|couples?)\b/i],
  [/^(?:kids?|child\w*|famil\w+)$/i, /\b(?:kids?|child\w*|famil\w+|parents?|toddlers?)\b/i],
];

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|y)$/, '') : word.replace(/s$/, ''));

function stemsOf(phrase: string): string[] {
  return wordsOf(phrase)
    .filter((word) => word.length > 2 && !common.has(word))
    .map(stem)
    .filter((word) => word.length > 2);
}

const kinOf = (phrase: string) => kin.find(([name]) => name.test(phrase.trim()))?.[1];

/** Returns true if a text is about the phrase: it contains all of its words, or another of its names. */
export function speaksOf(text: string, phrase: string): boolean {
  if (kinOf(phrase)?.test(text)) return true;
  const wanted = stemsOf(phrase);
  if (wanted.length === 0) return false;
  const found = new Set(wordsOf(text).map(stem));
  return wanted.every((word) => found.has(word));
}

/** Returns true if a text is related to the phrase: one shared word is enough. */
function touches(text: string, phrase: string): boolean {
  if ([phrase, ...phrase.split(' ')].some((name) => kinOf(name)?.test(text))) return true;
  const found = new Set(wordsOf(text).map(stem));
  return stemsOf(phrase).some((word) => found.has(word));
}

const coprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : coprime(b, a % b));

/** Rotates the list far enough that consecutive shuffles have little in common. */
function turned<T>(list: readonly T[], turn: number): T[] {
  const step = [3, 4, 5, 2, 1].find((size) => coprime(size, list.length)) ?? 1;
  const from = (turn * step) % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

/** Rotates only the first few items of a list whose order shows what the owner does most. */
function turnedAhead<T>(list: readonly T[], turn: number, ahead: number): T[] {
  return [...turned(list.slice(0, ahead), turn), ...list.slice(ahead)];
}

type Fact = string | Record<string, string>;
const textOf = (fact: Fact) => (typeof fact === 'string' ? fact : Object.values(fact).join(' '));

const costly = /\b(?:paid|ads?|advert\w*|sponsor\w*|billboards?|mailers?|postcards?|print)\b/i;

/** Removes unwanted items if enough are left, and moves wanted ones to the front. */
function bent<T extends Fact>(list: readonly T[], wish: Intent, least: number): T[] {
  const unwanted = (fact: T) =>
    wish.without.some((phrase) => speaksOf(textOf(fact), phrase)) || (wish.isCheap && costly.test(textOf(fact)));
  const kept = list.filter((fact) => !unwanted(fact));
  const enough = kept.length >= least ? kept : list;
  const subjects = [...wish.focus, wish.season, wish.audience].filter((phrase) => phrase !== undefined);
  const score = (fact: T) => subjects.filter((phrase) => touches(textOf(fact), phrase)).length;
  return enough
    .map((fact, index) => ({ fact, index, score: score(fact) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ fact }) => fact);
}

const tones = { formal: 'formal, precise and courteous', friendly: 'warm, relaxed and personal' } as const;

/** Keys of the lists to reshuffle. The record's other fields aren't lists, or their order has no meaning. */
const dealt = [
  'segments',
  'problems',
  'questions',
  'objections',
  'proof',
  'strengths',
  'moments',
  'scenes',
  'visuals',
  'sounds',
  'calls',
  'keywords',
  'topics',
  'offers',
  'channels',
  'tools',
  'kpis',
  'rules',
] as const satisfies readonly (keyof TradeFacts)[];

function bentFacts(facts: TradeFacts, wish: Intent, turn: number, group: RegExp): TradeFacts {
  const lists = Object.fromEntries(
    dealt.map((key) => [key, bent(turned(facts[key] as Fact[], turn), wish, 2)]),
  ) as Partial<TradeFacts>;
  const tone = wish.tone ? tones[wish.tone] : wish.isSimple ? 'plain, short and clear' : facts.tone;
  const segments = lists.segments ?? facts.segments;
  lists.segments = [...segments.filter((one) => group.test(one)), ...segments.filter((one) => !group.test(one))];
  return { ...facts, ...lists, services: bent(turnedAhead(facts.services, turn, 4), wish, 3), tone };
}

/** @param turn any whole number; each gives a different shuffle */
export function groundOf(given: Brief, wish: Intent, remark: string, turn: number): Ground {
  const brief: Brief = {
    ...given,
    targetAudience: wish.audience ?? given.targetAudience,
    place: (remark.trim() && detectPlace([remark.slice(0, 600)])) || given.place,
    goals: [...new Set([...wish.goals.map((id) => optionLabel('goals', id)), ...given.goals])],
  };
  const tailored = tailorFacts(brief);
  const facts = bentFacts(
    tailored,
    wish,
    turn,
    audienceOf(brief.targetAudience, tailored.customer.many, brief.language).match,
  );
  return {
    v: voiceOf(brief, facts),
    goals: goalsOf(brief.goals),
    marketing: marketingOf(brief.currentMarketing),
    wish,
    turn,
    act: `${facts.booking.verb} ${facts.booking.object}`,
  };
}

/** Picks one of several wordings, a different one each turn. */
export function oneOf(turn: number, ...ways: readonly [string, ...string[]]): string {
  return ways[Math.abs(turn) % ways.length]!;
}
