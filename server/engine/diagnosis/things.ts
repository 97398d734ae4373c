/** Names what a business sells, phrased to fit into a sentence. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import type { Brief } from '../brief.ts';
import { soldByNoun } from '../draft/offers.ts';
import { safe } from '../draft/said.ts';
import { foldAccents } from '../reading/cues.ts';
import { formOfBusiness, occupation } from '../reading/vocabulary.ts';
import { lowerFirst } from '../text.ts';

/** Units and conditions, which describe the charge rather than the product. */
const units =
  /^(?:(?:half|full|whole|medio|dia)[ -]?(?:day|dia)?|(?:day|hourly|daily|flat|nightly) rate|(?:first|1st|primera) (?:visit|visita|session|sesion)|follow-?ups?(?: visits?)?|(?:free |initial )?(?:consults?|consultations?|evaluations?|appointments?)|(?:per|por|each|cada) .*|small groups?|groups?|hours?|sessions?|visits?|visitas?|rates?|ios|android|web|phone|online|private|delivery|shipping|picnic|parking|packages?|paquetes?|orders?|marketing|board|train|counter|\d.*trial)$|^(?:months?|weeks?|years?|person|people|minimum|min|flat|monthly|hourly|weekly|starting|base|deposit|semana|mes|persona|minimo|the paid) /;
const unitLabels = /^(?:months?|weeks?|days?|years?|person|fees?|prices?|costs?|semana|mes|persona)$/;
/** Verbs left at the end of a name when a sentence is cut: "food pantry run by volunteers". */
const leftover = / (?:run|owned|based|made|led|founded|is|are|that|who|what|and|for|of|que|por|de|para|y)$/;

/** In "chapter 7", the number is part of the name. */
const numbered = /^(?:chapter|title|section|form|type|class|grade|phase) \d+[a-z]?$/;

/** Returns the part of a text that is a name: "lasagna $22 is what" -> "lasagna"; undefined for what isn't sold. */
function nameIn(typed: string): string | undefined {
  let name = safe(typed)
    .replace(/\s*[$\d].*$/, (rest) =>
      /^\s*\d+[- ](?:hour|day|minute|course|mile)/.test(rest) || numbered.test(foldAccents(typed)) ? rest : '',
    )
    .replace(/^venta de /, '')
    .replace(/^(\p{L}+ de )\1/u, '$1');
  while (leftover.test(name)) name = name.replace(leftover, '');
  const folded = foldAccents(name);
  return /\p{L}{2}/u.test(name) && !units.test(folded) && !unitLabels.test(folded) ? name : undefined;
}

/** Returns the first words of a description: "sheet metal fabrication for food plants" -> "sheet metal fabrication". */
function opening(description: string): string | undefined {
  const [first = ''] = description.split(/[,.;:!?(\n]| (?:in|for|to|with|near|on|en|para|con) /);
  const name = safe(first).replace(
    /^(?:(?:we|i|our|my)\s+)?(?:(?:are|am|do|offer|sell|make|have|run|own|provide)\s+)?(?:(?:an?|the|small|little|family)\s+)*/i,
    '',
  );
  const words = name.split(' ').length;
  return words <= 4 ? nameIn(lowerFirst(name)) : undefined;
}

/** Returns the owner's noun for the business, or the first words of their description, or their industry's noun. */
export function ownNoun({ business, trade, description, isGeneralTrade }: Brief): string {
  const said = business.noun && nameIn(business.noun);
  const noun = said ?? (isGeneralTrade ? opening(description) : undefined) ?? trade.noun;
  return lowerFirst(noun).replace(/^(?:non-?profit|small|little|organizaci[oó]n sin fines de lucro) (?=\p{L})/u, '');
}

/** Count nouns at the end of a service's name; others may be uncountable ("landscaping"). */
const countable =
  /(?:visit|lesson|class|session|tour|charter|trip|hike|trek|ride|cruise|rental|course|app|cleanup|mani|pedi|manicure|pedicure|facial|haircut|cut|fade|trim|swap|upgrade|installation|install|replacement|tune-up|inspection|wedding|event|party|cake|cookie|pie|box|kit|mat|package|plan|group|workshop|camp|retreat|consultation|exam|check-?up|photo|portrait|video|book|candle|table|room|membership|loan|mortgage|website|fence|deck|roof|repair|estimate|funeral|move|move-?in|pickup|charger|panel|window|door|floor|tattoo|piercing|bouquet|arrangement|dinner|lunch|breakfast|brunch|sandwich|taco|plate|platter|burrito|bowl|donut|bagel|wrap|empanada|pizza|burger|coffee shop|print|painting|sign|shirt|ring|necklace|bike|boat|kayak|car|truck|machine|unit|home|house|stay|night|day|tasting|flight|newsletter|podcast|report|audit|assessment|return|will|trust|closing|adjustment|massage|treatment|cleaning|filling|crown|implant|bath|groom|walk|key|lock)$/i;

/** Returns the field of a practice from its industry's name: "Physical therapy clinic" -> "physical therapy". */
function fieldOf({ trade, archetype, isGeneralTrade, language }: Brief): string | undefined {
  if (archetype !== 'practice' || isGeneralTrade || language !== 'en') return undefined;
  const [, work] = /^(.+) (?:clinic|practice)$/.exec(trade.name.toLowerCase()) ?? [];
  if (!work || work === 'real estate') return undefined;
  return /(?:al|ic|ary)$/.test(work) ? `${work} care` : work;
}

/** Pluralizes a name: "gel mani" -> "gel manis". Uncountable nouns stay as they are. */
export function plural(name: string): string {
  if (!countable.test(name)) return name;
  if (/(?:s|x|ch|sh)$/i.test(name)) return `${name}es`;
  return /[^aeiou]y$/i.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/**
 * Returns whether the owner's noun names the person rather than the work: "acupuncturist", whose work is acupuncture.
 */
const makesWork = ({ business }: Brief) =>
  business.noun !== undefined &&
  occupation.test(foldAccents(business.noun)) &&
  !formOfBusiness.test(foldAccents(business.noun));

/** Returns what they sell, the main thing first; at least one. */
export function mainThings(brief: Brief, facts: TradeFacts): string[] {
  const { business, archetype } = brief;
  const offers = business.offers.map(({ name }) => safe(name)).filter((name) => /\p{L}{2}/u.test(name));
  const names = [...new Set(business.offers.flatMap(({ name }) => nameIn(name) ?? []))];
  // Drops "refurbishing xray" if "xray" is also an offer.
  const sold = names.filter((name) => !names.some((other) => other !== name && name.endsWith(` ${other}`)));
  const noun = ownNoun(brief);
  // Software, courses, and causes are named by their own noun.
  if (archetype === 'saas' || archetype === 'creator' || archetype === 'nonprofit') return [noun, ...sold];
  const goods = sold.filter((name) =>
    business.offers.every((offer) => safe(offer.name) !== name || offer.amount === undefined),
  );
  if (archetype === 'b2b' && goods.length > 1 && goods.indexOf(noun) <= 0)
    return [`${goods[0]} ${brief.language === 'es' ? 'y' : 'and'} ${goods[1]}`, ...goods.slice(2)];
  const best = business.facts.find(({ kind, holds }) => kind === 'best' && holds);
  if (sold.includes(noun) && (!best || archetype === 'maker')) return [noun, ...sold.filter((name) => name !== noun)];
  if (sold.length > 0) return sold;
  const field = fieldOf(brief);
  if (field) return [field, ...offers];
  if (offers.includes('small group')) return ['small groups'];
  if (brief.isGeneralTrade || !business.noun)
    return [brief.language === 'en' && makesWork(brief) ? soldByNoun(brief)!.name : noun];
  // An owner who only says what the business is sells the first item of their industry's record.
  const isHouse = business.facts.some(
    ({ kind, value, holds }) => kind === 'is' && holds && safe(value).toLowerCase() === business.noun,
  );
  return [isHouse && brief.language === 'en' && archetype !== 'school' ? safe(facts.services[0]?.name ?? noun) : noun];
}
