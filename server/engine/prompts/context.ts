/** Data for prompt recipes: the business, and the industry's facts, which are dealt one after another. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import { limits as sharedLimits } from '#shared/limits.ts';
import type { PlatformPrompt } from '#shared/schemas/profile.ts';
import { mayAdvertise, mayAskReviews, mayPost } from '../allowed.ts';
import type { Brief } from '../brief.ts';
import { shuffled } from '../draft/shuffled.ts';
import { cleanFacts, isProduct } from '../draft/facts.ts';
import { barePricesOf, pricesOf } from '../draft/offers.ts';
import { withoutSpanishArticle } from '../draft/spanish-article.ts';
import { enumerate } from '../draft/said.ts';
import { safeName, siteOf } from '../draft/voice.ts';
import { gateOf } from '../gate.ts';
import { limitsOf, ruledOut } from '../own-limits.ts';
import { detailsOf, goalPhrases, introsOf, momentsOf, wantedCustomers } from '../own-words.ts';
import {
  bare,
  callPhrase,
  clip,
  clipSentences,
  inner,
  lowerFirst,
  safeText,
  sentence,
  squeeze,
  tidy,
  upperFirst,
  withArticle,
} from '../text.ts';

/** `bare` is the name for the middle of a sentence; `label` is the same without its article and capitalized. */
export type Service = { name: string; result: string; bare: string; label: string };
type Doubt = { objection: string; answer: string };
type Moment = { when: string; what: string };

/** Each call deals the industry's next fact of that kind. */
type Dealer = {
  /** Deals the goals in turn, as noun phrases: "more leads". */
  goal: () => string;
  service: () => Service;
  segment: () => string;
  problem: () => string;
  question: () => string;
  doubt: () => Doubt;
  proof: () => string;
  strength: () => string;
  /** Deals details specific to this business, in its own words. */
  detail: () => string;
  moment: () => Moment;
  scene: () => string;
  visual: () => string;
  sound: () => string;
  /** Deals "a call about …" or "a caller who asks whether …". */
  call: () => string;
  keyword: () => string;
  topic: () => string;
  offer: () => string;
  channel: () => { name: string; why: string };
  tool: () => string;
  kpi: () => string;
  /** Deals a full sentence. */
  rule: () => string;
};

export type PromptContext = Dealer & {
  name: string;
  noun: string;
  /** "a nail salon" */
  aNoun: string;
  one: string;
  /** "an owner" */
  aOne: string;
  many: string;
  /** " in Hollywood, Florida", with its leading space, or nothing. */
  inPlace: string;
  /** "Hollywood", or undefined. */
  city: string | undefined;
  /** Adds the town to a search phrase, if one is known. */
  localKeyword: (phrase: string) => string;
  /** The customers the owner wants most, as a noun phrase. */
  audience: string;
  tone: string;
  /** "book an appointment" */
  act: string;
  bookings: string;
  bookingObject: string;
  /** URL of the site or page, or undefined. */
  site: string | undefined;
  /** Returns the service dealt last, for mentioning its result. */
  sameService: () => Service;
  /** Deals "gel mani at $42" in turn, or undefined if no price was given. */
  price: () => string | undefined;
  /** Returns one sentence that introduces the business, a different one each time. */
  intro: () => string;
  /** One or more sentences that say what must not be written, worded differently each time, or empty. */
  readonly limits: string;
  /** The same as bare names separated by commas, for tools that take a list. */
  excluded: string;
  /** True if customers come from one area. */
  isLocal: boolean;
  /** False for nonprofits and churches, which don't sell anything. */
  isSold: boolean;
  /** False if the profession may not ask for reviews. */
  mayAskReviews: boolean;
  /** False if the owner stays off social media. */
  mayPost: boolean;
  /** Lists places by name, without those the owner ruled out: "Google, Yelp, and the directories". */
  listed: (names: readonly string[]) => string;
  /** False if the owner ruled out paid ads or has no money for them. */
  mayAdvertise: boolean;
  sellsToBusinesses: boolean;
  /** Peeks at the facts that will be dealt next, for titles, without dealing them. */
  peek: Dealer;
};

export type Recipe = (c: PromptContext) => PlatformPrompt;
export type Platform = { key: string; recipes: readonly Recipe[] };

type Deck<T> = { deal: () => T; peek: () => T; last: () => T };

/**
 * Deals the items in order, starting over at the end. With a name, each half is reshuffled for every round, so that no
 * item comes back too soon and two businesses don't keep getting the same items together.
 */
function deck<T>(items: readonly T[], name?: string): Deck<T> {
  let next = 0;
  const half = Math.floor(items.length / 2);
  const rounds: (readonly T[])[] = [items];
  const at = (position: number) => {
    const round = Math.floor(position / items.length);
    rounds[round] ??=
      name === undefined
        ? items
        : [items.slice(0, half), items.slice(half)].flatMap((part) => shuffled(part, `${name} ${round}`));
    return rounds[round][position % items.length]!;
  };
  const peek = () => at(next);
  return {
    peek,
    last: () => at(Math.max(0, next - 1)),
    deal: () => {
      const item = peek();
      next += 1;
      return item;
    },
  };
}

type Decks = { [Kind in keyof Dealer]: Deck<ReturnType<Dealer[Kind]>> };

function dealer(decks: Decks, choose: <T>(next: Deck<T>) => () => T): Dealer {
  return Object.fromEntries(Object.entries(decks).map(([kind, next]) => [kind, choose<unknown>(next)])) as Dealer;
}

/** Joins short names that fit at the end of an image prompt: tools parse `--no` as a list of things. */
function shortList(items: readonly string[]): string {
  const short = items.filter((item) => item.split(' ').length <= 3);
  while (short.join(', ').length > 60) short.pop();
  return short.join(', ');
}

/** @returns a fresh context; the same input always deals the same facts */
export function promptContext(brief: Brief, given: TradeFacts): PromptContext {
  const facts = cleanFacts(given);
  const isSpanish = brief.language === 'es';
  const name = safeName(brief);
  const where = brief.place ? inner(clip(safeText(brief.place), 60)) : undefined;
  const city = where?.split(',')[0]?.trim();
  const inPlace = where ? ` ${isSpanish ? 'en' : 'in'} ${where}` : '';
  const noun = facts.noun;
  const aNoun = isSpanish ? `un ${noun}` : withArticle(noun);
  const site = siteOf(brief);
  const prices = [...pricesOf(brief), ...barePricesOf(brief)];
  const services = facts.services.map((service) => ({
    ...service,
    name: lowerFirst(service.name),
    // Owners say "our booking app" rather than "a booking app".
    bare: isProduct(brief) && !isSpanish ? `our ${bare(service.name)}` : lowerFirst(service.name),
    label: upperFirst(isSpanish ? withoutSpanishArticle(service.name) : bare(service.name)),
  }));
  const mixed = <T>(items: readonly T[], own = 0) => deck(shuffled(items, name, own), name);
  const decks = {
    goal: deck(goalPhrases(brief)),
    service: deck(services),
    segment: mixed(facts.segments, brief.business.serves.length),
    problem: mixed(facts.problems),
    question: mixed(facts.questions.map(upperFirst)),
    doubt: mixed(
      facts.objections.map((doubt) => ({
        objection: lowerFirst(doubt.objection),
        answer: sentence(doubt.answer),
      })),
    ),
    proof: mixed(facts.proof),
    strength: mixed(facts.strengths),
    detail: deck(
      detailsOf(
        brief,
        services.map(({ bare: text }) => text),
      ),
    ),
    moment: deck(momentsOf(brief, facts.moments, name)),
    scene: mixed(facts.scenes),
    visual: mixed(facts.visuals),
    sound: mixed(facts.sounds),
    call: mixed(facts.calls.map((call) => (isSpanish ? `una llamada sobre ${call}` : callPhrase(call)))),
    keyword: mixed(facts.keywords),
    topic: mixed(facts.topics.map(upperFirst)),
    offer: mixed(facts.offers),
    channel: mixed(facts.channels),
    tool: mixed(facts.tools),
    kpi: mixed(facts.kpis.map(lowerFirst)),
    rule: mixed(facts.rules),
  };
  const limits = deck(limitsOf(brief));
  const priceDeck = prices.length > 0 ? deck(prices) : undefined;
  const act = `${facts.booking.verb} ${facts.booking.object}`;
  return {
    name,
    noun,
    aNoun,
    one: facts.customer.one,
    aOne: isSpanish
      ? `${/^(?:persona|familia|empresa|clienta|pareja|novia|organización)/.test(facts.customer.one) ? 'una' : 'un'} ${facts.customer.one}`
      : withArticle(facts.customer.one),
    many: facts.customer.many,
    inPlace,
    city,
    localKeyword: (phrase) => (city ? `${phrase.replace(/\s*(?:near me|cerca de mí)\b/, '')} ${city}` : phrase),
    audience: wantedCustomers(brief, facts),
    tone: facts.tone,
    act,
    bookings: facts.booking.plural,
    bookingObject: facts.booking.object,
    site: site.kind === 'none' ? undefined : site.label.replace(/^your /, 'my ').replace(/^tu /, 'mi '),
    intro: deck(
      shuffled(
        introsOf({
          name,
          aNoun,
          inPlace,
          audience: wantedCustomers(brief, facts),
          isSpanish,
          isKnown: brief.confidence !== 'none',
          isProduct: isProduct(brief),
          services: services.map(({ bare: text }) => text),
        }),
        name,
      ),
    ).deal,
    get limits() {
      return limits.deal();
    },
    excluded: shortList(ruledOut(brief)),
    isLocal: !['saas', 'creator', 'b2b', 'maker'].includes(brief.archetype),
    isSold: !['nonprofit'].includes(brief.archetype) && brief.trade.slug !== 'church',
    mayAskReviews: mayAskReviews(brief),
    mayPost: mayPost(brief),
    listed: (names) => enumerate(names.filter(gateOf(brief).allows), brief.language),
    mayAdvertise: mayAdvertise(brief),
    sellsToBusinesses: brief.archetype === 'b2b' || brief.archetype === 'saas',
    price: () => priceDeck?.deal(),
    sameService: decks.service.last,
    peek: dealer(decks, (next) => next.peek),
    ...dealer(decks, (next) => next.deal),
  };
}

/** "the a booking app page" becomes "the booking app page". */
const oneArticle = (text: string) => text.replace(/\b([Tt]he|[Oo]ur|[Yy]our|[Mm]y) (?:an?|the|our) (?=\p{L})/gu, '$1 ');

/**
 * Builds a prompt from its sentences, joined with spaces; one that starts with a line break keeps it. If a prompt is
 * too long, drops sentences before the last one, which says what to leave out.
 */
export function make(category: string, title: string, useCase: string, ...parts: readonly string[]): PlatformPrompt {
  const join = (list: readonly string[]) => tidy(oneArticle(list.join(' ').replace(/ *\n */g, '\n')));
  const last = join(parts.slice(-1));
  const whole = join(parts);
  const max = sharedLimits.profile.promptChars;
  const prompt =
    whole.length <= max ? whole : `${clipSentences(join(parts.slice(0, -1)), max - last.length - 1)} ${last}`;
  return {
    title: clip(inner(squeeze(oneArticle(title))), 140),
    prompt: clipSentences(prompt, max),
    category,
    useCase: clip(tidy(oneArticle(useCase)), 290),
  };
}

export { upperFirst as up };
