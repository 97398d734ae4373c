/**
 * What the owner doesn't offer or do, as phrases for sentences: services, channels, rules, and terms. In both
 * languages.
 */
import type { Brief } from './brief.ts';
import { enumerate, safe, spoken, type Said } from './draft/said.ts';
import { gateOf } from './gate.ts';
import { foldAccents } from './reading/cues.ts';
import { lowerFirst, upperFirst, withArticle } from './text.ts';

/** Terms whose absence improves an offer: "no contract". */
const burden =
  /^(?:long[- ]term |hidden |setup |extra |sign-?up |cancell?ation |membership |monthly |annual |travel |booking |service )?(?:contracts?|commitments?|fees?|minimums?|deposits?|credit cards?(?: needed)?|obligations?|strings(?: attached)?|upsells?|surprises?|lock-?ins?|contratos?|cuotas?|compromisos?|letra chica|permanencia)$/;

/** Returns the terms they leave out to the customer's advantage: "no contract". */
export function termsOf({ business, language }: Said): string[] {
  return business.facts
    .filter(({ kind, holds, value }) => kind === 'sells' && !holds && burden.test(foldAccents(value)))
    .map(({ value }) => `${language === 'es' ? 'sin' : 'no'} ${lowerFirst(spoken(value, language))}`);
}

const forbidden =
  /\b(?:can['’]?t|cannot|can not|must not|may not|not allowed to|no puedo|no podemos|prohib\w+|without|sin)\b/i;

/** Returns the owner's sentences about rules and what they forbid, as typed. */
export function ruleWords({ business }: Pick<Brief, 'business'>): string[] {
  const said = business.facts.filter(
    ({ kind, holds, words }) => kind === 'rule' || (!holds && kind === 'sells' && forbidden.test(words)),
  );
  return [...new Set(said.map(({ words }) => safe(words, 90)))];
}

/** Kinds of work named by an adjective: "no commercial". */
const kindOfWork =
  /^(?:commercial|residential|industrial|emergency|after[- ]hours|cosmetic|structural|freelance|rush|large|small|custom|international|foreign|diesel|electric|criminal|civil|indoor|outdoor|interior|exterior|new construction|high[- ]rise|underground|overnight)$/;
const baseVerb =
  /^(?:buy|treat|sell|do|cut|install|fix|repair|work|ship|deliver|take|make|rent|bill|build|clean|groom|haul|move|paint|print|serve|teach|train|travel|tow|wash|board|carry|accept|handle|offer|remove|touch|finance|file|trade|cook|bake|sharpen|store) (?=\p{L})/u;

const gerundOf = (verb: string) =>
  /^(?:cut|ship)$/.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : /[^e]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : `${verb}ing`;

/** Channel names for use in a sentence; in English, most are the same as their key. */
const channelNames: Readonly<Record<Brief['language'], Readonly<Record<string, string>>>> = {
  en: { website: 'websites', 'phone calls': 'cold calls' },
  es: {
    website: 'páginas web',
    email: 'correos electrónicos',
    'cold email': 'correos en frío',
    'text messages': 'mensajes de texto',
    'phone calls': 'llamadas en frío',
    'social media': 'redes sociales',
    'paid ads': 'anuncios pagados',
    flyers: 'volantes',
    events: 'ferias',
    referrals: 'recomendaciones',
    reviews: 'reseñas',
    video: 'videos',
  },
};

const brands: ReadonlyMap<string, string> = new Map(
  ['Instagram', 'Facebook', 'TikTok', 'LinkedIn', 'YouTube', 'Nextdoor', 'Pinterest', 'Google', 'Yelp', 'WhatsApp'].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** Returns a channel's name for use in a sentence: "TikTok", "websites", "anuncios pagados". */
export const channelName = (key: string, language: Brief['language']) =>
  channelNames[language][key] ?? brands.get(key) ?? key;

/** Returns something they don't do, with the noun or form that a sentence needs: "commercial work", "buying gold". */
function excludedName(value: string, language: Brief['language']): string {
  const name = lowerFirst(spoken(value, language, 50));
  if (language === 'es')
    // "no lavamos ventanas" becomes "nada de lavar ventanas".
    return name.replace(/^(\p{L}{2,})([aei])mos (?=\p{L})/u, '$1$2r ');
  if (kindOfWork.test(name)) return `${name} work`;
  return name.replace(baseVerb, (verb) => `${gerundOf(verb.trim())} `);
}

/** Returns the channels they don't use, as names: "Facebook", "email". */
const channelsNotUsed = ({ business, language }: Said): string[] => [
  ...new Set(
    business.facts
      .filter(({ kind, holds }) => kind === 'channel' && !holds)
      .map(({ value }) => channelName(value, language)),
  ),
];

/**
 * Returns what they don't do or sell, and whom they don't serve, as names. Days off come from `hoursOf`, favorable
 * terms from `termsOf`, channels from `limitsOf`.
 */
export function ruledOut({ business, language }: Said): string[] {
  // What a rule forbids ("can't say cure") isn't a service that they turn down.
  const things = business.facts
    .filter(
      ({ kind, holds, words, value }) =>
        !holds &&
        ['sells', 'serves', 'discounts'].includes(kind) &&
        !forbidden.test(words) &&
        !/ yet$/.test(value) &&
        value.split(' ').length <= 6 &&
        !(kind === 'sells' && burden.test(foldAccents(value))),
    )
    .map(({ value }) => excludedName(value, language));
  const languages = business.facts
    .filter(({ kind, holds }) => kind === 'language' && !holds)
    .map(({ value }) => upperFirst(value));
  const seen = new Set<string>();
  return [...things, ...languages].filter(
    (item) => item.length > 1 && !seen.has(foldAccents(item)) && seen.add(foldAccents(item)),
  );
}

/**
 * Returns sentences for the end of prompts that say what must not be written, in several wordings; empty if nothing is
 * ruled out.
 */
export function limitsOf(brief: Brief): string[] {
  const { language } = brief;
  const isSpanish = language === 'es';
  const items = ruledOut(brief).slice(0, 6);
  const channels = channelsNotUsed(brief).slice(0, 3);
  const or = enumerate(items, language, isSpanish ? 'ni' : 'or');
  const notThese = brief.business.facts
    .filter(({ kind, holds }) => kind === 'is' && !holds)
    .map(({ value }) => spoken(value, language));
  const rules = ruleWords(brief).filter(gateOf(brief).allows);
  const names = rules.filter((rule) => !/\s/.test(rule) || /\bboard$/i.test(rule));
  const demands = rules.filter((rule) => !names.includes(rule)).slice(0, 2);
  const about = isSpanish
    ? [
        channels.length > 0 && `No usamos ${enumerate(channels, language, 'ni')}.`,
        notThese.length > 0 && `No es ${enumerate(notThese, language, 'ni')}.`,
        names.length > 0 && `Respeta las reglas de ${enumerate(names, language)}.`,
        demands.length > 0 && `Nuestra regla: ${demands.join('; ')}.`,
      ]
    : [
        channels.length > 0 && `We don't use ${enumerate(channels, language, 'or')}.`,
        notThese.length > 0 && `We're not ${enumerate(notThese.map(withArticle), language, 'or')}.`,
        names.length > 0 &&
          `Follow ${enumerate(
            names.map((name) => name.replace(/^(?:the )?state board$/i, "the state board's rules")),
            language,
          )}.`,
        demands.length > 0 && `Our ${demands.length > 1 ? 'rules' : 'rule'}: ${demands.join('; ')}.`,
      ];
  const rest = about.filter(Boolean).join(' ');
  const asked =
    items.length === 0
      ? ['']
      : isSpanish
        ? [`No incluyas ${or}.`, `Nunca menciones ${or}.`, `Evita mencionar ${enumerate(items, language)}.`]
        : [`Never mention ${or}.`, `Don't mention ${or}.`, `Never bring up ${or}.`];
  return asked.map((sentence) => `${sentence} ${rest}`.trim());
}
