/** Makes the owner's words fit for sentences: spelling, capitals, amounts, days and months. In both languages. */
import type { Brief } from '../brief.ts';
import { days, months } from '../reading/vocabulary.ts';
import { clip, inner, listOf, safeText, upperFirst } from '../text.ts';

const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

export type Said = Pick<Brief, 'business' | 'language'>;

/** Abbreviations written in capitals, regardless of how the owner types them. */
const capitals =
  /\b(?:ac|ev|va|fha|tv|rv|dj|it|led|bbq|ppf|sat|act|gre|cpr|diy|pt|cpa|irs|llc|dot|ada|hoa|hvac|seo|crm|usb|ssd|cnc|gps|atv|suv|vip|iv|prp|emdr|adhd|cbt|dna)\b/g;

/** Contractions and abbreviations that people type on a phone. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)w\/o(?=\s)/gi, '$1without'],
  [/(^|\s)w\/ ?(?=\S)/gi, '$1with '],
  [/(?<=[a-z] )w (?=[a-z\d])/g, 'with '],
  [/\bppl\b/gi, 'people'],
  [/(^|\s)b\/c(?=\s)/gi, '$1because'],
  [/\b(wo)?(m)ens(?= )/gi, '$1$2en’s'],
  [/\b(kid|child|children)s(?= (?:haircuts?|classes|clothes|clothing|parties|lessons|books|room))/gi, '$1s’'],
  [/\b(do|does|is|are|ca|did|has|have)nt\b/gi, '$1n’t'],
  [/\bits(?= (?:often|usually|always|all|free|not|the|a)\b)/gi, 'it’s'],
  [/\bfollow ups?\b/gi, 'follow-ups'],
  [/\blead time (\d+) (day|week|month)s?\b/gi, '$1-$2 lead time'],
  [/\bone (to|on) one\b/gi, 'one-$1-one'],
  [/\bwarr?anty\b/gi, 'warranty'],
  [/\byrs?\b\.?/gi, 'year'],
  [/\b(\d+)k(?= \p{L})/giu, '$1,000'],
  [/\bsubs\b/gi, 'subscribers'],
  [/\bx-?rays?\b/gi, 'X-ray'],
  [/\bthe us\b/g, 'the US'],
  [/\bwalk in (?=\p{L}+s\b)/giu, 'walk-in '],
  [/(n't \w+)-(off|up|in|out)\b/gi, '$1 $2'],
  [
    /^(\d+) (year|day|week|month|hour|minute) (?=(?:warranty|guarantee|minimum|wait|class|course|tour|session|lesson|trip|program)\b)/gi,
    '$1-$2 ',
  ],
];

/** Spanish words often typed without their accent. */
const accents: Readonly<Record<string, string>> = {
  arboles: 'árboles',
  arbol: 'árbol',
  jardin: 'jardín',
  jardineria: 'jardinería',
  plomeria: 'plomería',
  carpinteria: 'carpintería',
  panaderia: 'panadería',
  peluqueria: 'peluquería',
  reposteria: 'repostería',
  joyeria: 'joyería',
  albanileria: 'albañilería',
  instalacion: 'instalación',
  reparacion: 'reparación',
  decoracion: 'decoración',
  construccion: 'construcción',
  remodelacion: 'remodelación',
  fumigacion: 'fumigación',
  electrico: 'eléctrico',
  electrica: 'eléctrica',
  electricos: 'eléctricos',
  mecanica: 'mecánica',
  mecanico: 'mecánico',
  tecnico: 'técnico',
  fotografia: 'fotografía',
  musica: 'música',
  bano: 'baño',
  banos: 'baños',
  ninos: 'niños',
  ninas: 'niñas',
  unas: 'uñas',
  espanol: 'español',
  sabado: 'sábado',
  miercoles: 'miércoles',
  telefono: 'teléfono',
  camion: 'camión',
  sillon: 'sillón',
  cafe: 'café',
  credito: 'crédito',
  ingles: 'inglés',
  q: 'que',
};

/** Returns the owner's words, ready for use in a sentence. */
export function safe(text: string, max = 60): string {
  let said = safeText(text);
  for (const [pattern, replacement] of shortForms) said = said.replace(pattern, replacement.replaceAll('’', "'"));
  said = said
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, upperFirst)
    .replace(/\b(?:january|february|april|june|july|august|september|october|november|december)\b/g, upperFirst)
    .replace(
      /\b(in|since|until|from|every|next|this|by|to) (may|march)\b/g,
      (_, before: string, month: string) => `${before} ${upperFirst(month)}`,
    );
  return inner(clip(said, max)).replace(capitals, (word, at: number, whole: string) =>
    // "it" and "act" are also ordinary words, but not before a noun of their industry.
    /^(?:it|act|sat|dot|ada|va|pt)$/.test(word) &&
    !/^ (?:loans?|support|services?|prep|tests?|physicals?|compliance|repair|bike)/.test(whole.slice(at + word.length))
      ? word
      : word.toUpperCase(),
  );
}

/** Restores the accents that people leave out on phones. */
const accented = (text: string) =>
  text.replace(/[a-z]+/g, (word) => (Object.hasOwn(accents, word) ? accents[word]! : word));

/** Returns the owner's words in the language of the answers. */
export const spoken = (text: string, language: Brief['language'], max = 60) =>
  language === 'es' ? accented(safe(text, max)) : safe(text, max);

/** "$2,400", "$0.62". */
export const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

/** Returns the name of a day or month: "Monday", "lunes"; for days also the plural: "Mondays", "los lunes". */
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

/** Joins a list: "a, b, and c", with an Oxford comma in English. */
export function enumerate(items: readonly string[], language: Brief['language'], last?: string): string {
  if (language === 'es') return listOf(items, last ?? 'y');
  const word = last ?? 'and';
  return items.length > 2 ? `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}` : listOf(items, word);
}

/** A part of the list that says more about the groups before it: "mostly over 50", "they leave in April". */
const aside =
  /^(?:they|it|in|already|mostly|often|usually|sometimes|not|never|especially|esp|once|twice|that|who|which|with|w|some of|primer|vienen|son|muchos|muchas|casi|sobre todo|que|\d+ ?(?:to|-|a) ?\d+)(?= |$)|\besp(?:ecially)?\b|\b(?:etc|mostly)$/i;

/**
 * Joins the groups of people that an owner separates with commas, for the middle of a sentence: "homeowners, ranches,
 * wineries" becomes "homeowners, ranches, and wineries". Leaves out asides.
 */
export function joinedGroups(text: string, language: Brief['language']): string {
  if (!text.includes(', ') || /[()]/.test(text)) return text;
  const [first, ...others] = text.replace(/,? \betc\b\.?$/i, '').split(/, (?:(?:and|also|plus|y|e|también|\+|&) )?/);
  if (!first || aside.test(first)) return text;
  const groups = [first, ...others.filter((part) => part && !aside.test(part))];
  const last = groups.at(-1)!;
  // Without the comma, "people who hate waxing and brides" would be people who hate both.
  if (groups.length === 2 && language === 'en' && /(?: (?:and|&|\+|who|whose|that) |\+)/.test(first))
    return `${first}, and ${last}`;
  return enumerate(groups, language, language === 'es' && /^h?i(?!e)/i.test(last) ? 'e' : undefined);
}

/** Returns the days or months in facts of one kind, in the order of the week or year: ["Tuesdays", "Wednesdays"]. */
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

/** Returns the season as people say it: "May to October", "March, May, and October". */
export function seasonOf(said: Said): string | undefined {
  const found = timesOf(said, 'season');
  if (found.length < 2) return found[0];
  const names = months.map((key) => timeName(key, said.language));
  const at = found.map((name) => names.indexOf(name));
  const isOneRun = at.every((spot, index) => index === 0 || spot === at[index - 1]! + 1);
  return isOneRun
    ? `${found[0]} ${said.language === 'es' ? 'a' : 'to'} ${found.at(-1)}`
    : enumerate(found, said.language);
}

/**
 * Returns the days as a customer would say them: "open Monday to Friday", "closed Sundays"; undefined if the owner
 * named none.
 */
export function hoursOf(said: Said): string | undefined {
  const closed = timesOf(said, 'open', false);
  if (closed.length === 0 || closed.length > 4) return undefined;
  const isSpanish = said.language === 'es';
  const [first, last] = [timeName('saturday', said.language, true), timeName('sunday', said.language, true)];
  if (closed.length === 2 && closed.includes(first) && closed.includes(last))
    return isSpanish ? 'abierto de lunes a viernes' : 'open Monday to Friday';
  // "Sundays and Mondays": for a store, the week ends on Sunday.
  const inOrder = closed.includes(last) && !closed.includes(first) ? [last, ...closed.slice(0, -1)] : closed;
  return `${isSpanish ? 'cerrado' : 'closed'} ${enumerate(inOrder, said.language)}`;
}
