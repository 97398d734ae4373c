/** What the owner said, as phrases for sentences: details, prices, days, and what to leave out. In both languages. */
import type { TradeFacts } from '../../shared/content/trades/schema.ts';
import type { Brief } from './brief.ts';
import { foldAccents } from './reading/cues.ts';
import { isThin } from './reading/thin.ts';
import { days, months } from './reading/vocabulary.ts';
import { clip, inner, listOf, lowerFirst, safeText, upperFirst, withArticle } from './text.ts';

const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

type Said = Pick<Brief, 'business' | 'language'>;

/** Short forms that are written in capitals, however the owner types them. */
const capitals =
  /\b(?:ac|ev|va|fha|tv|rv|dj|it|led|bbq|ppf|sat|act|gre|cpr|diy|pt|cpa|irs|llc|dot|ada|hoa|hvac|seo|crm|usb|ssd|cnc|gps|atv|suv|vip|iv|prp|emdr|adhd|cbt|dna)\b/g;

/** Words of the owner as they may stand in a sentence. */
export const safe = (text: string, max = 60) =>
  inner(clip(safeText(text), max)).replace(capitals, (word, at: number, whole: string) =>
    // "it" and "act" are words too; before a noun of their trade they aren't.
    /^(?:it|act|sat|dot|ada|va|pt)$/.test(word) &&
    !/^ (?:loans?|support|services?|prep|tests?|physicals?|compliance|repair|bike)/.test(whole.slice(at + word.length))
      ? word
      : word.toUpperCase(),
  );

/** "$2,400", "$0.62". */
export const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

/** The name of a day or month: "Monday", "lunes"; of a day as plural "Mondays", "los lunes". */
export function timeName(key: string, language: Brief['language'], plural = false): string {
  const day = days.indexOf(key as never);
  const month = months.indexOf(key as never);
  if (language === 'es') {
    if (day >= 0) return plural ? `los ${spanishDays[day]!}${day >= 5 ? 's' : ''}` : spanishDays[day]!;
    return month >= 0 ? spanishMonths[month]! : key;
  }
  const name = upperFirst(key);
  return plural && day >= 0 ? `${name}s` : name;
}

/** "a, b, and c", in English with the comma before "and" that Americans write. */
export function enumerate(items: readonly string[], language: Brief['language']): string {
  if (language === 'es') return listOf(items, 'y');
  return items.length > 2 ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}` : listOf(items);
}

/** Names of the days or months of facts of a kind, in the order of the week or year: ["Tuesdays", "Wednesdays"]. */
export function timesOf(
  { business, language }: Said,
  kind: 'full' | 'empty' | 'season' | 'open',
  holds = true,
): string[] {
  const keys = new Set(
    business.facts.filter((fact) => fact.kind === kind && fact.holds === holds).map(({ value }) => value),
  );
  return [...days, ...months].filter((key) => keys.has(key)).map((key) => timeName(key, language, true));
}

/** Prices in the owner's words: "gel mani at $42". */
export function pricesOf({ business, language }: Said): string[] {
  return business.offers
    .filter(({ amount }) => amount !== undefined)
    .map(
      ({ name, amount, per }) =>
        `${safe(name)} ${language === 'es' ? 'a' : 'at'} ${dollars(amount!)}${per ? ` ${safe(per, 30)}` : ''}`,
    );
}

/** What is particular about the business, as phrases that follow a colon. At least one. */
export function detailsOf(brief: Brief, services: readonly string[]): string[] {
  const { business, language } = brief;
  const of = (kind: string, holds = true) =>
    business.facts.filter((fact) => fact.kind === kind && fact.holds === holds);
  const isSpanish = language === 'es';
  const ruled = new Set(of('rule').map(({ words }) => words));
  const bare = of('price').filter(({ value, amount }) => value === '' && amount !== undefined);
  const closed = timesOf(brief, 'open', false);
  const empty = timesOf(brief, 'empty');
  const season = timesOf(brief, 'season').map((name) => name.replace(/s$/, (end) => (isSpanish ? end : end)));
  const details = [
    ...pricesOf(brief).map((text) => text.replace(isSpanish ? / a \$/ : / at \$/, ': $')),
    ...bare.map(({ amount, per }) => `${dollars(amount!)}${per ? ` ${safe(per, 30)}` : ''}`),
    ...of('detail')
      .filter(({ words }) => !ruled.has(words))
      .map(({ value }) => safe(value, 80)),
    ...of('capacity').map(({ value }) => safe(value, 40)),
    ...of('years').map(({ value }) => safe(value, 30)),
    ...of('team').map(({ value }) => safe(value, 40)),
    ...of('reach').map(({ value }) => safe(value, 40)),
    ...of('language').map(({ value }) =>
      isSpanish
        ? `atención en ${value}`
        : value === 'spanish'
          ? 'service in English and Spanish'
          : `service in ${upperFirst(value)}`,
    ),
    ...of('best').map(({ value }) => `${isSpanish ? 'lo que más se pide' : 'best seller'}: ${safe(value)}`),
    ...(empty.length > 0 ? [`${isSpanish ? 'hay lugar' : 'openings on'} ${enumerate(empty, language)}`] : []),
    ...(season.length > 1
      ? [`${isSpanish ? 'temporada' : 'season'}: ${season[0]} ${isSpanish ? 'a' : 'to'} ${season.at(-1)}`]
      : []),
    ...(closed.length > 0 && closed.length < 4
      ? [`${isSpanish ? 'cerrado' : 'closed'} ${enumerate(closed, language)}`]
      : []),
    ...of('serves').map(({ value }) => `${isSpanish ? 'para' : 'made for'} ${lowerFirst(safe(value))}`),
    // An address or a number is for customers, not for prompts.
  ].filter((text) => /\p{L}|\d/u.test(text) && !/@\w+\.|https?:|\d{3}[-. )]+\d{4}/.test(text));
  const known = [...new Set(details)];
  return known.length > 0
    ? known
    : services.slice(0, 3).map((name) => `${isSpanish ? 'lo que ofrece' : 'what it offers'}: ${name}`);
}

const goalNames: Readonly<Record<string, { en: string; es: string }>> = {
  'Get more leads': { en: 'more leads', es: 'más clientes nuevos' },
  'Fill my calendar': { en: 'a full calendar', es: 'una agenda llena' },
  'Rank higher on Google': { en: 'a better rank on Google', es: 'un mejor lugar en Google' },
  'Grow on social media': { en: 'growth on social media', es: 'más alcance en redes sociales' },
  'Get more reviews': { en: 'more reviews', es: 'más reseñas' },
  'Bring customers back': { en: 'more returning customers', es: 'clientes que regresan' },
  'Save time with automation': { en: 'time saved by automation', es: 'menos tiempo en tareas repetidas' },
  'Launch something new': { en: 'a good launch', es: 'un buen lanzamiento' },
};

/** The owner's goals as noun phrases. */
export function goalPhrases({ goals, language }: Brief): string[] {
  const phrases = goals.map((goal) =>
    Object.hasOwn(goalNames, goal)
      ? goalNames[goal]![language]
      : lowerFirst(safe(goal)) || goalNames['Get more leads']![language],
  );
  return phrases.length > 0 ? phrases : [goalNames['Get more leads']![language]];
}

/** The moments when demand changes: the owner's own first, then those of the industry. */
export function momentsOf(brief: Brief, given: TradeFacts['moments'], seed: number): TradeFacts['moments'] {
  const isSpanish = brief.language === 'es';
  const subject = safe(brief.business.offers[0]?.name ?? brief.business.noun ?? brief.businessName);
  const empty = timesOf(brief, 'empty');
  const full = timesOf(brief, 'full');
  const own = [
    ...(empty.length > 0
      ? [
          {
            when: enumerate(empty, brief.language),
            what: isSpanish ? `queda lugar para ${subject}` : `there's room for ${subject}`,
          },
        ]
      : []),
    ...(full.length > 0
      ? [
          {
            when: enumerate(full, brief.language),
            what: isSpanish ? `se llena de pedidos de ${subject}` : `requests for ${subject} pile up`,
          },
        ]
      : []),
  ];
  const at = given.length > 0 ? seed % given.length : 0;
  return [...own, ...given.slice(at), ...given.slice(0, at)];
}

const optionAudiences: Readonly<Record<string, { en: string; es: string }>> = {
  'Families nearby': { en: 'families nearby', es: 'familias de la zona' },
  'Young professionals': { en: 'young professionals', es: 'jóvenes profesionales' },
  Homeowners: { en: 'homeowners', es: 'dueños de casa' },
  'Retirees and snowbirds': { en: 'retirees', es: 'jubilados' },
  'Tourists and visitors': { en: 'visitors', es: 'visitantes' },
  'Other businesses': { en: 'other businesses', es: 'otros negocios' },
};

/** The customers the owner wants most, as a noun phrase that fits after "for". */
export function wantedCustomers(
  brief: Pick<Brief, 'targetAudience' | 'language' | 'business'>,
  facts: Pick<TradeFacts, 'customer'>,
): string {
  const chosen = brief.targetAudience.trim();
  const option = Object.hasOwn(optionAudiences, chosen) ? optionAudiences[chosen]![brief.language] : undefined;
  const typed = isThin(chosen) ? '' : lowerFirst(safe(chosen, 80));
  return option ?? (typed || brief.business.serves.map((who) => safe(who))[0] || facts.customer.many);
}

const marketingOptions: Readonly<Record<string, string>> = {
  'word of mouth': 'recomendaciones de boca en boca',
  'social media posts': 'publicaciones en redes sociales',
  'google search or maps': 'Google y Google Maps',
  'paid ads': 'anuncios pagados',
  'email or text messages': 'correos o mensajes de texto',
  'flyers and local events': 'volantes y eventos locales',
};

/** What they do to win customers. The options of the chat are in English, whatever language the owner writes in. */
export const marketingName = (answer: string, language: Brief['language']) =>
  language === 'es' ? (marketingOptions[answer.toLowerCase()] ?? answer) : answer;

/** Sentences that introduce the business. */
export function introsOf(c: {
  name: string;
  noun: string;
  aNoun: string;
  inPlace: string;
  isSpanish: boolean;
  isKnown: boolean;
  services: readonly string[];
}): string[] {
  if (!c.isKnown)
    return c.isSpanish
      ? [`Antes de escribir, pregúntame qué vende ${c.name}, a quién y dónde, y espera mis respuestas.`]
      : [`Before you write, ask me what ${c.name} sells, to whom, and where, and wait for my answers.`];
  const [first = c.noun, second = first] = c.services;
  if (c.isSpanish)
    return [
      `Trabajas para ${c.name}, ${c.aNoun}${c.inPlace}.`,
      `${c.name} es ${c.aNoun}${c.inPlace}, y ${first} es lo primero que ofrece.`,
      `Escribes para ${c.name}: ${first}${c.inPlace}.`,
      `El negocio se llama ${c.name} y ofrece ${first}${first === second ? '' : ` y ${second}`}${c.inPlace}.`,
      `Piensa como quien atiende ${c.name}, ${c.aNoun}${c.inPlace}.`,
    ];
  return [
    `You work for ${c.name}, ${c.aNoun}${c.inPlace}.`,
    `${c.name} is ${c.aNoun}${c.inPlace}, and people come to it for ${first}.`,
    `You write for ${c.name}, ${c.aNoun}${c.inPlace} known for ${second}.`,
    `The business is ${c.name}${c.inPlace}: ${first}${first === second ? '' : ` and ${second}`}.`,
    `Think like the owner of ${c.name}, ${c.aNoun}${c.inPlace}.`,
  ];
}

/** Whether the plan may speak of paid ads. */
export function mayAdvertise({ business }: Pick<Brief, 'business'>): boolean {
  return !business.facts.some(
    ({ kind, value, holds, amount }) =>
      (kind === 'channel' && value === 'paid ads' && !holds) || (kind === 'budget' && amount === 0),
  );
}

const forbidden =
  /\b(?:can['’]?t|cannot|can not|must not|may not|not allowed to|no puedo|no podemos|prohib\w+|without|sin)\b/i;

/** The owner's sentences about rules and what they forbid, as typed. */
export function ruleWords({ business }: Pick<Brief, 'business'>): string[] {
  const said = business.facts.filter(
    ({ kind, holds, words }) => kind === 'rule' || (!holds && kind === 'sells' && forbidden.test(words)),
  );
  return [...new Set(said.map(({ words }) => safe(words, 90)))];
}

/** What isn't to be written, as names. */
export function ruledOut({ business, language }: Said): string[] {
  // What a rule forbids ("can't say cure") isn't a service they turn down.
  const things = business.facts
    .filter(
      ({ kind, holds, words }) =>
        !holds && ['sells', 'serves', 'channel', 'discounts'].includes(kind) && !forbidden.test(words),
    )
    .map(({ value }) => lowerFirst(safe(value, 50)));
  const closedDays = timesOf({ business, language }, 'open', false);
  const isWeekend =
    closedDays.length === 2 &&
    /^(?:Saturday|los sábado)/.test(closedDays[0]!) &&
    /^(?:Sunday|los domingo)/.test(closedDays[1]!);
  const closed = isWeekend
    ? [language === 'es' ? 'citas en fin de semana' : 'weekend hours']
    : closedDays.map((day) => (language === 'es' ? `citas ${day}` : `${day.replace(/s$/, '')} hours`));
  const languages = business.facts
    .filter(({ kind, holds }) => kind === 'language' && !holds)
    .map(({ value }) => upperFirst(value));
  const seen = new Set<string>();
  return [...things, ...(closed.length < 5 ? closed : []), ...languages].filter(
    (item) => item.length > 1 && !seen.has(foldAccents(item)) && seen.add(foldAccents(item)),
  );
}

/** One sentence for the end of a prompt with what must not be written, or nothing. */
export function limitsOf(brief: Brief): string {
  const items = ruledOut(brief).slice(0, 8);
  const notThese = brief.business.facts
    .filter(({ kind, holds }) => kind === 'is' && !holds)
    .map(({ value }) => safe(value));
  const rules = ruleWords(brief).slice(0, 2);
  const isSpanish = brief.language === 'es';
  return [
    items.length > 0 && (isSpanish ? `No incluyas ${listOf(items, 'ni')}.` : `Leave out ${enumerate(items, 'en')}.`),
    notThese.length > 0 &&
      (isSpanish ? `No es ${listOf(notThese, 'ni')}.` : `It's not ${listOf(notThese.map(withArticle), 'or')}.`),
    rules.length > 0 &&
      (isSpanish ? `Respeta esta regla: ${rules.join('; ')}.` : `Never break this rule: ${rules.join('; ')}.`),
  ]
    .filter(Boolean)
    .join(' ');
}
