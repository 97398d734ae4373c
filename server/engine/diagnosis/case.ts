/** Turns a brief into a case to diagnose: full and empty days, capacity, revenue per sale, and how customers come. */
import { optionIdOf } from '#shared/domain/chat-script.ts';
import type { Brief } from '../brief.ts';
import { dollars, enumerate, safe, timeName } from '../draft/said.ts';
import { channelName } from '../own-limits.ts';
import { wantedCustomers } from '../own-words.ts';
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import { isWalkIn, tailorFacts } from '../draft/facts.ts';
import { safeName, siteOf } from '../draft/voice.ts';
import { foldAccents } from '../reading/cues.ts';
import type { Fact, FactKind } from '../reading/fact.ts';
import { days, months } from '../reading/vocabulary.ts';
import { lowerFirst } from '../text.ts';
import { channelOf } from './current-channel.ts';
import { mainThings, ownNoun, plural } from './things.ts';
import type { Amount, Case, Price, Times } from './types.ts';

type Said = Pick<Brief, 'language'>;

/** Returns days or months from facts, in the order of the week or year. */
function timesOf({ language }: Said, facts: readonly Fact[], order: readonly string[]): Times | undefined {
  const keys = order.filter((key) => facts.some(({ value }) => value === key));
  if (keys.length === 0) return undefined;
  const [first, last] = [order.indexOf(keys[0]!), order.indexOf(keys.at(-1)!)];
  const names = keys.map((key) => timeName(key, language));
  const isSpan = keys.length > 2 && last - first === keys.length - 1;
  const [from, to] = [names[0]!, names.at(-1)!];
  const plurals = keys.map((key) => timeName(key, language, true));
  const span = language === 'es' ? `de ${from} a ${to}` : `${from} through ${to}`;
  const text = isSpan ? span : enumerate(plurals, language);
  return {
    text,
    on: isSpan || language === 'es' ? text : `on ${text}`,
    problem: isSpan
      ? language === 'es'
        ? `de ${from} a ${to}`
        : `${from}-to-${to}`
      : language === 'es'
        ? `de ${enumerate(names, 'es')}`
        : names.length === 2
          ? names.join('/')
          : enumerate(names, 'en'),
    one: from,
    count: keys.length,
  };
}

function seasonOf({ language }: Said, facts: readonly Fact[]): Case['season'] {
  const at = months.flatMap((month, index) => (facts.some(({ value }) => value === month) ? [index] : []));
  // A season may span New Year, so it starts after the longest gap.
  const start = at.find((index) => !at.includes((index + 11) % 12));
  const isRow = at.filter((index) => !at.includes((index + 1) % 12)).length === 1;
  if (start === undefined || !isRow || at.length < 2 || at.length > 9) return undefined;
  const first = timeName(months[start]!, language);
  const last = timeName(months[(start + at.length - 1) % 12]!, language);
  return { text: `${first} ${language === 'es' ? 'a' : 'to'} ${last}`, first, count: at.length };
}

const perMonth = /^(?:\/ ?mo(?:nth)?|mo|monthly|(?:a|per) month|al mes|por mes|\/ ?mes)$/;

function perOf(per: string | undefined, isSpanish: boolean): string {
  if (!per) return '';
  if (perMonth.test(per)) return isSpanish ? ' al mes' : ' a month';
  const words = per
    .replace(/^\/ ?/, isSpanish ? 'por ' : 'a ')
    .replace(/\bhr\b/, 'hour')
    .replace(/\bmin$/, isSpanish ? 'minutos' : 'minutes');
  return ` ${safe(words, 30)}`;
}

function priceOf({ business, language }: Brief, things: readonly string[]): Price | undefined {
  const isSpanish = language === 'es';
  const named = business.offers.filter(({ amount }) => amount !== undefined);
  const own = named.find(({ name }) => things.includes(safe(name))) ?? named[0];
  const bare = business.facts.find(({ kind, value, amount }) => kind === 'price' && value === '' && amount);
  const { amount, per } = own ?? bare ?? {};
  if (!amount) return undefined;
  const unit = perOf(per, isSpanish);
  const isRepeated = own && unit.includes(safe(own.name));
  const text = `${dollars(amount)}${isRepeated ? '' : unit}`;
  return {
    amount,
    words: per ?? '',
    text,
    label: own ? `${safe(own.name)} ${isSpanish ? 'a' : 'at'} ${text}` : text,
    isMonthly: /\b(?:mo|month|monthly|mes)\b/.test(per ?? ''),
  };
}

/** "No contract" doesn't turn anyone away. */
const perks =
  /\b(?:contracts?|commitments?|appointments?|minimums?|fees?|deposits?|wait(?:ing)?|pressure|upsell\w*|contratos?|citas?|compromisos?)\b/;
const forbidding = /\b(?:can['’]?t|cannot|must not|not allowed|no puedo|no podemos|prohib\w+|without|sin)\b/i;
const verbs = /^(buy|treat|sell|rent|fix|repair|do|make|take|install|haul|ship|deliver|teach|build|clean|work|touch)\b/;
const gerund = (verb: string) =>
  /(?:make|take)/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`.replace(/^shiping/, 'shipping');

/** Returns what they turn down, phrased to follow "no to". */
function turnedDown({ business, language }: Brief, rule: string): string[] {
  const facts = business.facts.filter(
    ({ kind, holds, value, words }) =>
      !holds &&
      (kind === 'sells' || kind === 'serves') &&
      !perks.test(foldAccents(value)) &&
      !rule.includes(safe(words)) &&
      !forbidding.test(words) &&
      value.split(' ').length < 5,
  );
  return facts
    .slice(0, 3)
    .map(({ value }) => lowerFirst(safe(value, 40)).replace(verbs, gerund))
    .map((value) =>
      /^(?:commercial|residential)$/.test(value)
        ? `${value} work`
        : language === 'es' && /^(?:comercial|residencial)$/.test(value)
          ? `trabajo ${value}`
          : value,
    );
}

const routeDays = ({ value }: Fact) => days.filter((day) => value.toLowerCase().includes(day));

/** Returns the sentence that states a rule. */
function ruleSentence(brief: Brief, rule: Fact): string {
  const sentence = brief.description.split(/(?<=[.!?])\s+/).find((text) => text.includes(rule.words));
  return safe(sentence ?? rule.words, 90).replace(/[.!]+$/, '');
}

const amountIn = (facts: readonly Fact[], pattern: RegExp, most = Infinity): Amount | undefined => {
  const fact = facts.find(({ value, amount }) => amount !== undefined && amount <= most && pattern.test(value));
  return fact && { amount: fact.amount!, words: safe(fact.value, 40) };
};

const room =
  /^(?!.*(?:minim|\bneed)).*\b(?:max\w*|seats?|limit\w*|only|up to|no more|at most|at a time|chairs?|rooms?|tables?|stations?|beds?|stalls?|boats?|pack|hasta|cupo)\b/;

function spotsOf(capacity: readonly Fact[], language: Brief['language']): Amount | undefined {
  const found = amountIn(capacity, room, 100);
  const [, seat] = /\b(seat|chair|room|table|station|bed|stall)s?\b/.exec(found?.words ?? '') ?? [];
  return found && { ...found, words: seat ? `${seat}s` : language === 'es' ? 'lugares' : 'spots' };
}

const wide =
  /\b(?:online|nationwide|worldwide|remote\w*|virtual\w*|statewide|50 states|anywhere|ship \w+|en linea|todo el pais)\b/;

/** Returns the customers they want. Businesses they name replace the chat's "Other businesses". */
function audienceOf(brief: Brief, facts: TradeFacts): string {
  const wanted = wantedCustomers(brief, facts).replace(/\bw\/ ?/g, brief.language === 'es' ? 'con ' : 'with ');
  const named = brief.business.serves.map((who) => safe(who)).filter((who) => !/^(?:other )?businesses$/.test(who));
  if (/^(?:other businesses|otros negocios)$/.test(wanted) && named.length > 0)
    return enumerate(named.slice(0, 2), brief.language);
  return brief.place ? wanted.replace(/ (?:nearby|de la zona)$/, '') : wanted;
}

/** Phrases their main product to follow "for". Software, courses, and causes take an article. */
function inSentence(name: string, brief: Brief): string {
  if (brief.language === 'es') return name;
  const isOne = ['saas', 'creator', 'nonprofit'].includes(brief.archetype);
  const bare = isOne ? ownNoun(brief) : name;
  const many = plural(bare);
  return isOne && (brief.archetype !== 'nonprofit' || many === bare) ? `the ${bare}` : many;
}

function offerOf(thing: string, price: Price | undefined, language: Brief['language']): string {
  if (!price) return thing;
  const [first = ''] = thing.replace(/^the /, '').split(' ');
  if (!price.label.includes(price.text) || price.label === price.text)
    return `${thing} ${language === 'es' ? 'a' : 'at'} ${price.text}`;
  return price.label.startsWith(first) ? price.label : `${thing}, ${price.label}`;
}

/** Returns a business's case. */
export function caseOf(brief: Brief): Case {
  const { business, language, archetype } = brief;
  const of = (kind: FactKind, holds = true) =>
    business.facts.filter((fact) => fact.kind === kind && fact.holds === holds);
  const facts = tailorFacts(brief);
  const site = siteOf(brief);
  const things = mainThings(brief, facts);
  const price = archetype === 'nonprofit' ? undefined : priceOf(brief, things);
  const thing = inSentence(things[0]!, brief);
  const reach = of('reach').map(({ value }) => value);
  const isWide = ['saas', 'creator'].includes(archetype) || reach.some((value) => wide.test(value));
  const promise = of('sells', false).find(({ value }) => perks.test(foldAccents(value)));
  const { one, many } = facts.customer;
  const capacity = of('capacity');
  const full = of('full');
  // In "Saturdays are sold out, Fridays and Sundays are open", open days are empty ones.
  const open = of('open').filter(({ value }) => full.every((fact) => fact.value !== value));
  const isOpenMeant = full.some(({ value }) => days.some((day) => day === value)) && open.length <= 4;
  const empty = of('empty').length > 0 || !isOpenMeant ? of('empty') : open;
  const rules = of('rule');
  const details = of('detail')
    .filter(({ step }) => step === 'business_description')
    .map(({ value }) => value);
  const route = of('detail').find(
    ({ value }) =>
      days.some((day) => value.toLowerCase().includes(day)) &&
      /\b(?:deliver\w*|pick\w*|routes?|ship\w*|collect\w*|drop\w*|entreg\w*|repart\w*|recog\w*)\b/i.test(value),
  );
  const year = /\b(\d{1,2}) ([a-z-]+) (?:(?:a|per|every|each) year|al ano)\b/.exec(foldAccents(brief.description));
  const need = /\b(?:need|necesit\w+) (\d+) ([a-z]+)/.exec(foldAccents(brief.description));
  const goals = new Set(brief.goals.map((goal) => optionIdOf('goals', goal)));
  const isRegulated =
    archetype === 'practice' || rules.some(({ value }) => value !== 'signed permission' && value !== 'alcohol rules');
  const rule = isRegulated && rules[0] ? ruleSentence(brief, rules[0]) : '';
  // What a rule forbids isn't their own choice.
  const chosen = ({ words }: Fact) => !rule.includes(safe(words));
  const noChannels = of('channel', false)
    .filter(chosen)
    .map(({ value }) => value);
  const no = turnedDown(brief, rule);
  const isReach = archetype === 'saas' || archetype === 'b2b' || archetype === 'creator' || archetype === 'maker';
  const time = of('time')[0];
  return {
    archetype,
    name: safeName(brief),
    noun: ownNoun(brief),
    thing,
    offer: offerOf(thing, price, language),
    other: things[1] && (language === 'es' ? things[1] : plural(things[1])),
    audience: audienceOf(brief, facts),
    one,
    many,
    inCity: brief.place && !isWide ? ` ${language === 'es' ? 'en' : 'in'} ${safe(brief.place.split(',')[0]!)}` : '',
    site,
    page: site.kind !== 'none' ? site.label : language === 'es' ? 'tu perfil de Google' : 'your Google profile',
    price,
    full: timesOf(brief, full, days),
    empty: timesOf(brief, empty, days),
    fullMonths: timesOf(brief, full, months),
    emptyMonths: timesOf(brief, empty, months),
    season: seasonOf(brief, of('season')),
    isWalkIn: isWalkIn(brief, facts),
    isBooked: full.some(({ value }) => value === 'now'),
    hasWaitlist: of('waitlist').length > 0,
    spots: isReach ? undefined : spotsOf(capacity, language),
    // "1 hr minimum" is neither a hurdle nor an order minimum.
    minimum:
      archetype === 'b2b'
        ? amountIn(capacity, /^(?!.*\b(?:hrs?|hours?|trips?|miles?)\b).*\bmin(?:imum|imo)?\b/)
        : undefined,
    followers: amountIn(capacity, /\b(?:subs|subscribers|followers|readers|suscriptores|seguidores|lectores)\b/),
    need: need ? { amount: Number(need[1]), words: need[2]! } : undefined,
    dates: year
      ? { amount: Number(year[1]), words: year[2]!, months: timesOf(brief, of('season'), months)?.text }
      : undefined,
    base: archetype === 'saas' ? amountIn(capacity, /\b(?:chairs|seats|stores|locations|members|rooms)\b/) : undefined,
    salesCycle: /\b(?:sales cycle|ciclo de ventas?)(?: is| of| es| de)* (\d+(?: ?(?:-|to|a) ?\d+)? \w+)/i.exec(
      brief.description,
    )?.[1],
    seeks:
      /\b(?:need|looking for|necesit\w+|buscamos) (?:more |mas |más )?((?:monthly |new |local )?(?:donors|donations|volunteers|members|drivers|sponsors|foster families|donantes|voluntarios|padrinos)(?: mensuales)?)\b/i.exec(
        brief.description,
      )?.[1],
    leadTime: details.find((value) => /\b(?:lead time|turnaround|plazo|tiempo de entrega)\b/i.test(value)),
    route: route && {
      on: enumerate(
        routeDays(route).map((day) => timeName(day, language, true)),
        language,
      ),
      name: enumerate(
        routeDays(route).map((day) => timeName(day, language)),
        language,
      ),
    },
    promise: promise && safe(promise.words.length < 30 ? promise.words : `no ${promise.value}`),
    detail: details
      .filter((value) => value !== route?.value)
      .map((value) => safe(value, 60))
      .find((value) => value.split(' ').length > 1 && !/^(?:for|by|de|por) /.test(value)),
    rule: rule || undefined,
    hasWaiver: !isRegulated && rules.some(({ value }) => value === 'signed permission'),
    isPrivate: rules.some(
      ({ value }) => value === 'HIPAA' || (archetype === 'practice' && value === 'signed permission'),
    ),
    hours: time?.amount !== undefined ? { amount: time.amount, words: safe(time.value) } : undefined,
    budget: of('budget').find(({ amount }) => amount !== undefined)?.amount,
    ...channelOf(brief),
    no: no.length > 0 ? enumerate(no, language) : undefined,
    noChannels:
      noChannels.length > 0
        ? enumerate(
            noChannels.map((name) => channelName(name, language)),
            language,
          )
        : undefined,
    noDiscounts: of('discounts', false).some((fact) => chosen(fact) && !/^(?:free|gratis)|gratis$/.test(fact.value)),
    sellsToBusinesses:
      /\b(?:trucks?|fleets?|compan(?:y|ies)|contractors|managers|business(?:es)?|offices|dealers|shops|restaurants?|hotels?|groups|builders|realtors|empresas?|negocios?|oficinas|restaurantes?)\b/.test(
        foldAccents(brief.targetAudience),
      ),
    wants: (goal) => goals.has(goal),
    isSold: archetype !== 'nonprofit',
    isLocal: !isReach,
    emptyWords: empty[0] && safe(empty[0].words, 80),
  };
}
