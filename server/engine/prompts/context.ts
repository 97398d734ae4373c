/** What a prompt recipe draws from: the business, and the trade's facts dealt out one after the other. */
import type { TradeFacts } from '../../../shared/content/trades/schema.ts';
import { limits } from '../../../shared/limits.ts';
import type { PlatformPrompt } from '../../../shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { audienceOf } from '../draft/audiences.ts';
import { cleanFacts } from '../draft/facts.ts';
import { goalsOf } from '../draft/goals.ts';
import { safeName, siteOf } from '../draft/voice.ts';
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

/** `bare` is the name without its article, `label` the same with a capital. */
export type Service = { name: string; result: string; bare: string; label: string };
type Doubt = { objection: string; answer: string };
type Moment = { when: string; what: string };

/** Each call deals the trade's next fact of that kind. */
type Dealer = {
  /** The goals in turn, as noun phrases: "more leads". */
  goal: () => string;
  service: () => Service;
  segment: () => string;
  problem: () => string;
  question: () => string;
  doubt: () => Doubt;
  proof: () => string;
  strength: () => string;
  moment: () => Moment;
  scene: () => string;
  visual: () => string;
  sound: () => string;
  /** "a call about …" or "a caller who asks whether …". */
  call: () => string;
  keyword: () => string;
  topic: () => string;
  offer: () => string;
  channel: () => { name: string; why: string };
  tool: () => string;
  kpi: () => string;
  /** A full sentence. */
  rule: () => string;
};

export type PromptContext = Dealer & {
  name: string;
  noun: string;
  aNoun: string;
  one: string;
  /** "an owner" */
  aOne: string;
  many: string;
  /** "Hollywood, Florida", or "the local area". */
  where: string;
  /** "in Hollywood, Florida", or "in the local area". */
  inPlace: string;
  /** "Hollywood", or "the neighborhood". */
  city: string;
  /** A search phrase with the town in it, where one is known. */
  localKeyword: (phrase: string) => string;
  /** "homeowners" */
  audience: string;
  /** Clause after "who": "compare two or three names …". */
  habit: string;
  tone: string;
  /** "book an appointment" */
  act: string;
  bookings: string;
  bookingObject: string;
  /** Where the site or page stands, or undefined. */
  site: string | undefined;
  /** The service dealt last, to speak of its result. */
  sameService: () => Service;
  /** One sentence that introduces the business, a different one each time. */
  intro: () => string;
  /** The facts that the next draws will deal, for titles: looking does not use them up. */
  peek: Dealer;
};

export type Recipe = (c: PromptContext) => PlatformPrompt;
export type Platform = { key: string; recipes: readonly Recipe[] };

type Deck<T> = { deal: () => T; peek: () => T; last: () => T };

/** Deals the items in order, and from the start again when all were dealt. */
function deck<T>(items: readonly T[]): Deck<T> {
  let next = 0;
  const peek = () => items[next % items.length]!;
  return {
    peek,
    last: () => items[Math.max(0, next - 1) % items.length]!,
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

/** @returns a fresh context; the same input always deals the same facts. */
export function promptContext(brief: Brief, given: TradeFacts): PromptContext {
  const facts = cleanFacts(given);
  const name = safeName(brief);
  const where = brief.place ? inner(clip(safeText(brief.place), 60)) : undefined;
  const city = where?.split(',')[0]?.trim();
  const inPlace = where ? `in ${where}` : 'in the local area';
  const noun = facts.noun;
  const aNoun = withArticle(noun);
  const audience = audienceOf(brief.targetAudience, facts.customer.many);
  const site = siteOf(brief.website);
  const words = inner(clip(clipSentences(safeText(brief.description), 160), 160));
  const own =
    brief.isGeneralTrade && words.split(' ').length >= 3 ? `, which describes itself like this: "${words}"` : undefined;
  const intros: readonly string[] = own
    ? [
        `You work for ${name} ${inPlace}${own}.`,
        `The business is ${name} ${inPlace}${own}.`,
        `Write for ${name}${own}.`,
        `You know ${name} ${inPlace}${own}.`,
      ]
    : [
        `You work for ${name}, ${aNoun} ${inPlace}.`,
        `${name} is ${aNoun} ${inPlace}.`,
        `You write for ${aNoun} called ${name} ${inPlace}.`,
        `The business is ${name}, ${aNoun} that serves ${where ?? 'the local area'}.`,
        `Think like the person who runs ${name}, ${aNoun} ${inPlace}.`,
      ];
  const decks = {
    goal: deck(goalsOf(brief.goals).map((goal) => goal.phrase)),
    service: deck(
      facts.services.map((service) => ({
        ...service,
        name: lowerFirst(service.name),
        bare: lowerFirst(bare(service.name)),
        label: upperFirst(bare(service.name)),
      })),
    ),
    segment: deck(facts.segments),
    problem: deck(facts.problems),
    question: deck(facts.questions.map(upperFirst)),
    doubt: deck(
      facts.objections.map((doubt) => ({ objection: lowerFirst(doubt.objection), answer: sentence(doubt.answer) })),
    ),
    proof: deck(facts.proof),
    strength: deck(facts.strengths),
    moment: deck(facts.moments),
    scene: deck(facts.scenes),
    visual: deck(facts.visuals),
    sound: deck(facts.sounds),
    call: deck(facts.calls.map(callPhrase)),
    keyword: deck(facts.keywords),
    topic: deck(facts.topics.map(upperFirst)),
    offer: deck(facts.offers),
    channel: deck(facts.channels),
    tool: deck(facts.tools),
    kpi: deck(facts.kpis.map(lowerFirst)),
    rule: deck(facts.rules),
  };
  return {
    name,
    noun,
    aNoun,
    one: facts.customer.one,
    aOne: withArticle(facts.customer.one),
    many: facts.customer.many,
    where: where ?? 'the local area',
    inPlace,
    city: city ?? 'the neighborhood',
    localKeyword: (phrase) => (city ? `${phrase.replace(/\s*near me\b/, '')} ${city}` : phrase),
    audience: audience.noun,
    habit: audience.habit,
    tone: facts.tone,
    act: `${facts.booking.verb} ${facts.booking.object}`,
    bookings: facts.booking.plural,
    bookingObject: facts.booking.object,
    site: site.kind === 'none' ? undefined : site.label,
    intro: deck(intros).deal,
    sameService: decks.service.last,
    peek: dealer(decks, (next) => next.peek),
    ...dealer(decks, (next) => next.deal),
  };
}

/** A prompt from its parts; sentences are joined with spaces, a part that starts with a line break keeps it. */
export function make(category: string, title: string, useCase: string, ...parts: readonly string[]): PlatformPrompt {
  const prompt = tidy(parts.join(' ').replace(/ *\n */g, '\n'));
  return {
    title: clip(inner(squeeze(title)), 140),
    prompt: clipSentences(prompt, limits.profile.promptChars),
    category,
    useCase: clip(tidy(useCase), 290),
  };
}

export { upperFirst as up };
