/** Phrases for sentences from what the owner said: details, goals, and customers. In both languages. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import { optionLabel, optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import type { Brief } from './brief.ts';
import { termsOf } from './own-limits.ts';
import { shuffled } from './draft/shuffled.ts';
import { barePricesOf, metOnTrip, pricesOf, soldBy, soldByNoun } from './draft/offers.ts';
import { enumerate, hoursOf, joinedGroups, safe, seasonOf, spoken, timesOf } from './draft/said.ts';
import { affirmed } from './reading/clauses.ts';
import { foldAccents } from './reading/cues.ts';
import { isThin } from './reading/thin.ts';
import { lowerFirst, upperFirst } from './text.ts';

/**
 * Returns a capacity or count as people say it: "max 6" becomes "6 people at most", "6 pack boat" becomes "6-pack
 * boat".
 */
function capacityText(value: string, words: string): string {
  const most = /\b(?:max|maximum|up to|m[aá]ximo(?: de)?|hasta)\s+(\d[\d,]*)(?: (\p{L}{3,}))?/iu.exec(words);
  if (most)
    return /[aá]ximo|hasta/i.test(words)
      ? `${most[1]} ${most[2] ?? 'personas'} como máximo`
      : `${most[1]} ${most[2] ?? 'people'} at most`;
  const text = safe(words.split(' ').length <= 4 ? words : value, 40);
  return text
    .replace(/^(?:we )?seats? (\d+)$/i, '$1 seats')
    .replace(/^(?:we )?(?:sleeps|holds|fits) (\d+)$/i, 'room for $1')
    .replace(/^(?:we )?(?:need|have) (?=\d)/i, '')
    .replace(/^(\d+) (\p{L}+) (minimum|boat|truck|van|car|room|seat)s?$/iu, '$1-$2 $3')
    .replace(/^(\d+) (pack|person|seat)$/i, '$1-$2');
}

const reachText: Readonly<Record<string, string>> = {
  remote: 'all remote',
  nationwide: 'customers nationwide',
  worldwide: 'customers worldwide',
  online: 'all online',
  virtual: 'virtual appointments',
  telehealth: 'telehealth',
  statewide: 'service across the state',
};

const actor = /^[a-z]+(?:ician|er|or|ist|smith)$/;

/** "14th & Hartford by the tire shop": a location, which doesn't set a business apart. */
const whereabouts =
  /\b(?:by|near|behind|next to|across from|beside|cerca de|junto a|al lado de) (?:the|a|our|la|el)\b|\b(?:corner|esquina) |\b(?:street|avenue|highway|hwy|blvd)\b/i;

/**
 * Returns what's specific to the business, as phrases that follow a colon: "2 licensed people", "closed Sundays". At
 * least one.
 */
export function detailsOf(brief: Brief, services: readonly string[]): string[] {
  const { business, language } = brief;
  const of = (kind: string) => business.facts.filter((fact) => fact.kind === kind && fact.holds);
  const isSpanish = language === 'es';
  const priced = new Set(of('price').map(({ words }) => words));
  const ruled = new Set(of('rule').map(({ words }) => words));
  const counted = new Set(['capacity', 'best'].flatMap(of).map(({ words }) => words));
  const empty = timesOf(brief, 'empty');
  const season = seasonOf(brief);
  const noun = foldAccents(business.noun ?? '');
  const said = of('detail')
    .filter(({ words, step }) => step === 'business_description' && !ruled.has(words) && !counted.has(words))
    .map(({ value, words }) => ({
      text: spoken(value, language, 80)
        .replace(/^(?:an?|per) [\p{L}-]+ (?=\p{L}+ed )/u, '')
        .replace(/^(?=(?:ship|deliver|travel|come|bill|teach|work|take|use|make|serve|cover) )/, 'we '),
      words,
    }))
    // Remainders of a price or a date: "cobro desde por visita".
    .filter(({ text, words }) => !priced.has(words) || /ed (?:up |on )?\p{Lu}/u.test(text))
    .map(({ text }) => text)
    .filter(
      (text) =>
        !whereabouts.test(text) &&
        !/^(?:is|are|was|be|when|that|and|but|so|plus|under|half|some|you|according|except|unless|if|because|es|son|que|más)\b/i.test(
          text,
        ) &&
        !/^(?:i am|i have|we have) \S+$|\b(?:i|we) (?:want|need|wish|hope)\b/i.test(text) &&
        text
          .split(' ')
          .some(
            (word) =>
              !/^(?:\d+\S*|one|two|three|four|five|six|a|an|to|thru|through|after|before|until|from|till|and|or|at|on|in)$/i.test(
                word,
              ),
          ),
    );
  const serves = of('serves')
    .filter(({ step }) => step === 'business_description')
    .map(({ value }) => lowerFirst(spoken(value, language)));
  const details = [
    ...pricesOf(brief),
    ...barePricesOf(brief),
    ...said,
    metOnTrip(brief),
    ...of('capacity').map(({ value, words }) => capacityText(value, words)),
    ...of('years').map(({ value }) => spoken(value, language, 30)),
    ...of('team').map(({ value }) =>
      spoken(value, language, 40).replace(/\b(?:guys|gals|dudes)\b/, actor.test(noun) ? `${noun}s` : 'people'),
    ),
    ...of('reach')
      .filter(({ value }) => !noun.includes(value) && !said.some((text) => foldAccents(text).includes(value)))
      .map(({ value }) => reachText[value] ?? spoken(value, language, 40).replace(/^(?=(?:ship|come) )/, 'we ')),
    ...of('language').map(({ value }) =>
      isSpanish
        ? `atención en ${value}`
        : value === 'spanish'
          ? 'service in English and Spanish'
          : `service in ${upperFirst(value)}`,
    ),
    ...termsOf(brief),
    ...of('best').map(({ value }) => `${isSpanish ? 'lo que más se pide' : 'best seller'}: ${spoken(value, language)}`),
    ...(empty.length > 0
      ? [
          `${isSpanish ? 'hay lugar' : /s$/.test(empty[0]!) ? 'openings on' : 'openings in'} ${enumerate(empty, language)}`,
        ]
      : []),
    ...(season ? [`${isSpanish ? 'temporada:' : 'season:'} ${season}`] : []),
    ...[hoursOf(brief)],
    // An address or a phone number is for customers, not for prompts.
  ].filter(
    (text): text is string =>
      text !== undefined && /\p{L}|\d/u.test(text) && !/@\w+\.|https?:|\d{3}[-. )]+\d{4}/.test(text),
  );
  const known = [...new Set(details)];
  if (serves.length > 0 && known.length < 3)
    known.push(`${isSpanish ? 'pensado para' : 'made for'} ${enumerate(serves.slice(0, 3), language)}`);
  return known.length > 0
    ? known
    : services.slice(0, 3).map((name) => `${isSpanish ? 'lo que ofrece' : 'what it offers'}: ${name}`);
}

const goalNames: Readonly<Record<OptionId<'goals'>, { en: string; es: string }>> = {
  more_leads: { en: 'more leads', es: 'más clientes nuevos' },
  full_calendar: { en: 'a full calendar', es: 'una agenda llena' },
  google_rank: { en: 'a better rank on Google', es: 'un mejor lugar en Google' },
  social_growth: { en: 'growth on social media', es: 'más alcance en redes sociales' },
  more_reviews: { en: 'more reviews', es: 'más reseñas' },
  repeat_customers: { en: 'more returning customers', es: 'clientes que regresan' },
  automation: { en: 'time saved by automation', es: 'menos tiempo en tareas repetidas' },
  launch: { en: 'a good launch', es: 'un buen lanzamiento' },
};

/** Returns the owner's goals as noun phrases. */
export function goalPhrases({ goals, language }: Brief): string[] {
  const phrases = goals.map((goal) => {
    const id = optionIdOf('goals', goal);
    return id ? goalNames[id][language] : lowerFirst(safe(goal)) || goalNames.more_leads[language];
  });
  return phrases.length > 0 ? phrases : [goalNames.more_leads[language]];
}

/** Returns the moments when demand changes: the owner's own first, then the industry's. */
export function momentsOf(brief: Brief, given: TradeFacts['moments'], name: string): TradeFacts['moments'] {
  const isSpanish = brief.language === 'es';
  const subject = (soldBy(brief)[0] ?? soldByNoun(brief))?.name ?? brief.businessName;
  const empty = timesOf(brief, 'empty');
  const full = timesOf(brief, 'full');
  const own = [
    ...(empty.length > 0
      ? [
          {
            when: enumerate(empty, brief.language),
            what: isSpanish ? `queda lugar para ${subject}` : `there's still room for ${subject}`,
          },
        ]
      : []),
    ...(full.length > 0
      ? [
          {
            when: enumerate(full, brief.language),
            what: isSpanish ? `la agenda se llena de ${subject}` : `the calendar fills up with ${subject}`,
          },
        ]
      : []),
  ];
  return [...own, ...shuffled(given, name)];
}

const optionAudiences: Readonly<Record<OptionId<'target_audience'>, { en: string; es: string }>> = {
  families: { en: 'families nearby', es: 'familias de la zona' },
  young_professionals: { en: 'young professionals', es: 'jóvenes profesionales' },
  homeowners: { en: 'homeowners', es: 'dueños de casa' },
  retirees: { en: 'retirees', es: 'jubilados' },
  tourists: { en: 'visitors', es: 'visitantes' },
  businesses: { en: 'other businesses', es: 'otros negocios' },
};

/** Returns the customers the owner wants most, as a noun phrase that fits after "for". */
export function wantedCustomers(
  brief: Pick<Brief, 'targetAudience' | 'language' | 'business'>,
  facts: Pick<TradeFacts, 'customer'>,
): string {
  const chosen = brief.targetAudience.trim();
  const { language } = brief;
  const serves = brief.business.facts
    .filter(({ kind, holds, step }) => kind === 'serves' && holds && step === 'business_description')
    .map(({ value }) => lowerFirst(spoken(value, language)));
  // "Other businesses" is less specific than the kinds they named.
  const id = optionIdOf('target_audience', chosen);
  if (id === 'businesses' && serves.length > 0) return enumerate(serves.slice(0, 3), language);
  const option = id && optionAudiences[id][language];
  const typed = isThin(chosen)
    ? ''
    : lowerFirst(joinedGroups(spoken(fitting(affirmed(firstSentence(chosen), language), 80), language, 100), language));
  return option ?? (typed || serves[0] || facts.customer.many);
}

/** Returns an answer's first sentence: in "homeowners. mondays are nuts", what follows isn't about people. */
const firstSentence = (answer: string) => /^.{8,}?(?=[.;!?]\s)/su.exec(answer)?.[0] ?? answer;

/** Cuts a list after the last item that fits, so that none is cut in half. */
function fitting(list: string, most: number): string {
  const end = list.length > most ? list.lastIndexOf(', ', most) : -1;
  return end > 20 ? list.slice(0, end) : list;
}

const spanishMarketing: Readonly<Record<Exclude<OptionId<'current_marketing'>, 'nothing_yet'>, string>> = {
  word_of_mouth: 'recomendaciones de boca en boca',
  social_posts: 'publicaciones en redes sociales',
  google: 'Google y Google Maps',
  paid_ads: 'anuncios pagados',
  email_or_text: 'correos o mensajes de texto',
  flyers_and_events: 'volantes y eventos locales',
};

/** Returns what they do to win customers. The chat's options are in English, whatever language the owner writes in. */
export function marketingName(answer: string, language: Brief['language']): string {
  if (language !== 'es') return answer;
  if (/^(?:de )?boca en boca$/i.test(answer)) return spanishMarketing.word_of_mouth;
  const isNamed = (id: keyof typeof spanishMarketing) =>
    optionLabel('current_marketing', id).toLowerCase() === answer.toLowerCase();
  const id = (Object.keys(spanishMarketing) as (keyof typeof spanishMarketing)[]).find(isNamed);
  return id ? spanishMarketing[id] : answer;
}

/** Returns sentences that introduce the business. */
export function introsOf(c: {
  name: string;
  aNoun: string;
  inPlace: string;
  audience: string;
  isSpanish: boolean;
  isKnown: boolean;
  /** Whether it sells a single product and goes by that product's name. */
  isProduct: boolean;
  services: readonly string[];
}): string[] {
  if (!c.isKnown)
    return c.isSpanish
      ? [`Antes de escribir, pregúntame qué vende ${c.name}, a quién y dónde, y espera mis respuestas.`]
      : [`Before you write, ask me what ${c.name} sells, to whom, and where, and wait for my answers.`];
  const named = c.services.slice(0, 2);
  if (c.isSpanish)
    return [
      `Trabajas para ${c.name}, ${c.aNoun}${c.inPlace}.`,
      `Escribes para ${c.name}, ${c.aNoun}${c.inPlace}.`,
      `${c.name} es ${c.aNoun}${c.inPlace}, y atiende sobre todo a ${c.audience}.`.replace(/ a el /, ' al '),
      ...(c.isProduct ? [] : [`${c.name} se dedica a ${named.join(' y ')}${c.inPlace}.`]),
      `Ponte en el lugar de quien lleva ${c.name}, ${c.aNoun}${c.inPlace}.`,
    ];
  return [
    `You work for ${c.name}, ${c.aNoun}${c.inPlace}.`,
    `Write this for ${c.name}, ${c.aNoun}${c.inPlace}.`,
    `${c.name} is ${c.aNoun}${c.inPlace}, and its best customers are ${c.audience}.`,
    ...(c.isProduct ? [] : [`You write for ${c.name}, ${c.aNoun}${c.inPlace} known for ${enumerate(named, 'en')}.`]),
    `Think like the owner of ${c.name}, ${c.aNoun}${c.inPlace}.`,
  ];
}
