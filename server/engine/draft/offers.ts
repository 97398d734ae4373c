/** Phrases for what the owner sells: only things people can buy, each in the form people use in a sentence. */
import { createRequire } from 'node:module';
import type { Brief } from '../brief.ts';
import { foldAccents } from '../reading/cues.ts';
import { dollars, safe, spoken, type Said } from './said.ts';
import { lowerFirst, withArticle } from '../text.ts';

const require = createRequire(import.meta.url);
/** Loaded when first needed, to keep startup fast. */
const loadGrammar = () => require('compromise') as typeof import('compromise').default;

export type Sold = {
  /** Form used in a sentence: "panel swaps", "bicycle repair", "a booking app". */
  name: string;
  /** Form used in a search: "panel swap". */
  key: string;
  /** "from $2,400", "$0.62 each"; undefined if no price was given. */
  price: string | undefined;
};

/** Platforms, formats, and app stores: where something runs, not what it is. */
const platform =
  /^(?:ios|android|iphones?|ipads?|windows|mac(?:os)?|linux|web|websites?|desktop|mobile|mobile app|online|remote|virtual|in[- ]person|app store|google play|shopify|wordpress|amazon|etsy|ebay|youtube|instagram|facebook|tiktok|zoom|whatsapp|pdf|video|videos|local|nationwide|worldwide)$/;
/** Prices, terms, sizes, and people that an owner mentions next to their services. */
const terms =
  /^(?:per .+|net \d+|(?:the |our |my )?(?:(?:day|hourly|flat|daily|weekly|monthly|starting) )?(?:rates?|price|prices|pricing|fees?|cost|costs|total)|(?:\w+ )?(?:minimum|deposit|contract|contracts|warranty|guarantee|lead time|turnaround|discounts?)|cash|cash (?:or|and) checks?|health dep(?:t|artment)|cash pay|credit cards?|financing|insurance|licensed|insured|bonded|certified|(?:\w+ )?(?:guys|people|employees|staff|crew|team|chairs|seats|subs|subscribers|followers|students|guests|customers|clients|locations|trucks?|vans?|reviews?|stars?|spots|slots)|parking|counter|walk-?ins?|appointments?|years?|hours?|days?|weeks?|months?|weekends?|boat|shop|store|office|kitchen|studio space)$/;
/** A length of time for sale: "half day", "2 hour". */
const length =
  /^(?:half|full|all|multi|one|two|three|four|five|six|seven|eight|ten|twelve|\d+)[- ]?(?:day|hour|hr|week)s?$/;
const groupSize =
  /^(?:small[- ]group|semi-private|private|group|one[- ](?:on|to)[- ]one|1[: -]?(?:on[- ])?1|individual)$/;
/** The unit of a price, which isn't a product name: "$9 a bar". */
const unit =
  /^(?:gallon|quart|pint|ounce|mile|page|word|session|load|bar|piece|box|bag|jar|bottle|case|pack|unit|item|dozen|pound|lb|oz|yard|foot|hour|visit|person|head|plate|slice|cup|night|day|chair|seat|user|month|casa|visita|persona|pieza|hora|noche|d[ií]a|mes)$/;
/** A rate with its own name: "day rate". */
const rateName =
  /^(?:the |our |my )?(?:(?:day|hourly|flat|daily|weekly|monthly|starting) )?(?:rates?|price|prices|pricing|fees?|cost|costs)$/;
const chatter = /\b(?:lol|haha|kidding|jk|idk|etc|whatever|yet|you know)\b|^free\b/i;
const smallWords =
  /^(?:to|at|in|on|for|and|or|up|only|grades?|ages?|levels?|evenings?|mornings?|afternoons?|nights?|summers?|winters?)$/i;

/** What an owner says about an offer rather than its name: "by far", "every 2 weeks", "hard to explain", "oct to dec". */
const remark =
  /^(?:by|of|every|at|from|than|as|until|since|hard to|easy to|done) |(?:^| )(?:far|before|after|the|of|to|and|or|with|for|than|worth|ever|extra|there|here)$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}* (?:to|thru|through|-) /u;
/** Verbs around what's sold: "leading walking tours". */
const doing = /^(?:leading|hosting|giving|offering|doing|selling) (?=\p{L})/iu;

/** Work named without its object. */
const bareWork =
  /^(?:replacements?|installations?|installs?|repairs?|service|servicing|cleaning|maintenance|removal|restoration|refinishing|inspections?|upgrades?|setup|delivery|rentals?|training|lessons|classes|supplies|parts)$/;

const massNouns =
  /(?:ing|ment|ance|ence|ware|ery|ology|apy|graphy|ship|care|work|repair|service|support|help|advice|design|prep|removal|installation|restoration|refurbishment|inspection|coverage|insurance|protection|assistance|rehab|relief|delivery|transport|storage|supply|data|seo|payroll|tax|furniture|jewelry|equipment|apparel|clothing|bread|sourdough|coffee|tea|food|wine|beer|honey|meat|pork|beef|chicken|seafood|fish|bbq|barbecue|pizza|sushi|ice cream|gelato|pasta|soap|art|music|\w+metry|\w+istry|\w+ics|history|science|color|balayage|botox|ink|yoga|pilates|karate|judo|ballet|math|algebra|spanish|english|lumber|gravel|mulch|firewood|sod|concrete|hvac|plumbing|electrical|ac|tint|hail|rust|mold|radon|water|land|staff|tuna|salmon|cod|bass|linen|hospitality|media|content|strategy|law|software|hardware|help|cash|gear|decor|lace|leather|wood|glass|metal|steel|paper|produce|dairy|cheese|merchandise|memorabilia|bookkeeping|surgery|dentistry|taxidermy|upholstery|pottery|embroidery|nutrition|wellness|fitness|security|education|recovery|assembly|prevention|management|representation|mediation|hypnosis|acupuncture|reiki|keratin)$/;

/** Occupations, and what they sell. */
const makers: readonly (readonly [RegExp, string])[] = [
  [/\b(violin|piano|guitar|cello|drum|voice|vocal|singing|music|flute|ukulele|dance|art|yoga|swim|swimming|spanish|english|language|math) (?:teacher|instructor|coach|tutor)$/, '$1 lessons'],
  [/\b(?:teacher|instructor)$/, 'lessons'],
  [/\btherapist$/, 'therapy'],
  [/\bacupuncturist$/, 'acupuncture'],
  [/\bchiropractor$/, 'chiropractic care'],
  [/\bmidwife$/, 'midwife care'],
  [/\bphotographer$/, 'photography'],
  [/\bvideographer$/, 'videography'],
  [/\b(train|paint|clean|groom|plan|roof|weld|tun|writ|walk|wash|detail|bookkeep|landscap|coach|cater|land|mov|tailor|counsel)(?:n?er|or|e)$/, '$1ing'],
  [/\btutor$/, 'tutoring'],
  [/\bdesigner$/, 'design'],
  [/\bconsultant$/, 'consulting'],
  [/\b(inspector|appraiser|translator|installer)$/, '$1 services'],
  [/\belectrician$/, 'electrical work'],
  [/\bplumber$/, 'plumbing'],
  [/\bdjs?$/i, 'DJ service'],
  [/\bhandyman$/, 'handyman work'],
  [/\bcarpenter$/, 'carpentry'],
  [/\bnotary(?: public)?$/, 'notary services'],
  [/\blocksmith$/, 'locksmith services'],
  [/\bfarrier$/, 'hoof care'],
  [/\bbrewery$/, 'beer'],
  [/\bbakery$/, 'baked goods'],
  [/\bcafe$/, 'coffee'],
  [/ (?:company|service|services|business|contractor|shop|store|supplier|agency|firm|dealer|distributor|wholesaler|seller|maker)$/, ''],
]; // prettier-ignore

/** Singular products that take an article: "a booking app". */
const oneOfAKind =
  /\b(?:app|apps|platform|tool|newsletter|podcast|channel|membership|community|blog|magazine|course|bootcamp|program|marketplace|system)$/;

const plurals = new Map<string, string>();
function pluralOf(noun: string): string {
  const known = plurals.get(noun);
  if (known !== undefined) return known;
  const plural = /-(?:up|in|out|off|over|down|on)$/.test(noun)
    ? `${noun}s`
    : loadGrammar()(noun).nouns().toPlural().text().trim() || noun;
  plurals.set(noun, plural);
  return plural;
}

/** Splits a phrase into its head noun and the rest: "rehab | after surgery". */
function headOf(phrase: string): [string, string] {
  const rest = /\s(?:for|of|after|before|with|in|on|from|to|at|by|while|without)\s.*$/.exec(phrase)?.[0] ?? '';
  return [phrase.slice(0, phrase.length - rest.length), rest];
}

const isPlural = (word: string) => /s$/.test(word) && !/(?:ss|us|is|as)$/.test(word);

/** Returns the form people use when they talk about something in general. */
export function spokenOf(name: string): string {
  const [head, rest] = headOf(name);
  const last = head.split(' ').at(-1)!;
  if (oneOfAKind.test(head) && !isPlural(last)) return withArticle(name);
  if (/^(?:first|free|initial) /.test(head) && !isPlural(last) && !massNouns.test(last)) return withArticle(name);
  if (isPlural(last) || massNouns.test(last) || /[^\p{L}\-’']/u.test(last) || /^[A-Z]/.test(last)) return name;
  const plural = pluralOf(last);
  return `${head.slice(0, head.length - last.length)}${plural.split(' ').length === 1 ? plural : last}${rest}`;
}

/** Returns the form to use before another noun: "X-ray machine" in "X-ray machine supplier". */
export const beforeNoun = (name: string) =>
  isPlural(name.split(' ').at(-1)!) ? name.replace(/\S+$/, (last) => singular(last)) : name;

/** Returns what a business does, based on its name for itself: "violin teacher" sells "violin lessons". */
function workOf(noun: string): string {
  for (const [pattern, work] of makers)
    if (pattern.test(noun))
      return noun
        .replace(pattern, work)
        .replace(/\bplaning\b/, 'planning')
        .trim();
  return noun;
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/s$/, '');

/** In "X-ray and anesthesia machines", both are machines: adds the second item's noun to the first. */
function sharingHead(name: string, { facts }: Brief['business']): string {
  if (!/^[\p{L}-]+$/u.test(name) || isPlural(name) || massNouns.test(name)) return name;
  const pair = new RegExp(`\\b${escaped(name)} (?:and|&) \\p{L}+ (\\p{L}+s)\\b`, 'iu');
  const head = facts
    .filter(({ kind }) => kind === 'sells')
    .map(({ words }) => pair.exec(safe(words))?.[1])
    .find(Boolean);
  return head ? `${name} ${head}` : name;
}

/**
 * Completes an offer's name with the noun of the business: "replacement" becomes "windshield replacement"; undefined if
 * it isn't an offer.
 */
function offerName(typed: string, noun: string): string | undefined {
  const name = typed
    .replace(/\.$/, '')
    .replace(/^non-?profit /i, '')
    .replace(doing, '');
  const folded = foldAccents(name);
  if (!/\p{L}{2}/u.test(name) || platform.test(folded) || terms.test(folded)) return undefined;
  if ([unit, chatter, smallWords, remark].some((pattern) => pattern.test(folded))) return undefined;
  const words = noun
    .split(' ')
    .filter((word) => !/^(?:mobile|local|nonprofit|online|womens|women's|mens|family)$/.test(word));
  if (length.test(folded))
    return words.length > 0 ? `${folded.replace(' ', '-').replace(/s$/, '')} ${workOf(words.at(-1)!)}` : undefined;
  const taught = /^(?:tutor|teach|coach) (.+)$/.exec(folded)?.[1];
  if (taught) return `${taught} ${/^tutor/.test(folded) ? 'tutoring' : 'lessons'}`;
  if (/^tutor /.test(noun) && !/ing$/.test(folded)) return `${name} tutoring`;
  if (groupSize.test(folded)) return `${folded} sessions`;
  if (
    bareWork.test(folded) &&
    words.length > 1 &&
    /(?:repair|service|cleaning|installation|shop|company|work)$/.test(noun)
  )
    return `${words.slice(0, -1).join(' ')} ${name}`;
  // "Resoles" already means repairs.
  if (/\brepair$/.test(noun) && /^(?!re)\p{L}+s$/u.test(name) && !bareWork.test(folded))
    return `${singular(name)} repair`;
  return name;
}

/** "Hago jardines" sells the work, not the product. */
const spanishWork = (name: string) =>
  name
    .replace(/^jardines$/i, 'jardinería')
    .replace(/^techos$/i, 'trabajos de techo')
    .replace(/^pisos$/i, 'instalación de pisos')
    .replace(/^baños$/i, 'remodelación de baños')
    .replace(/^cocinas$/i, 'remodelación de cocinas')
    .replace(/^muebles$/i, 'muebles a la medida');

/** Returns an offer's name in Spanish; undefined if it isn't an offer. */
function spanishName(name: string, { facts }: Brief['business']): string | undefined {
  const folded = foldAccents(name);
  if (unit.test(folded) || platform.test(folded) || terms.test(folded)) return undefined;
  // In "limpieza de casas y oficinas", the offices are cleaned too.
  const shared = new RegExp(`\\b(\\p{L}+ (?:de|para)) \\p{L}+ [ye] ${escaped(name)}\\b`, 'iu');
  const before = /\s/.test(name)
    ? undefined
    : facts
        .filter(({ kind }) => kind === 'sells')
        .map(({ words }) => shared.exec(words)?.[1])
        .find(Boolean);
  return before ? `${before.toLowerCase()} ${name}` : spanishWork(name);
}

const perWords = (per: string, name: string) => {
  const text = safe(per, 30)
    .replace(/^\/ ?(?:mo|month)\b\.?/, 'a month')
    .replace(/^\/ ?(?:hr|hour)\b\.?/, 'an hour')
    .replace(/^\/ ?(?:yr|year)\b\.?/, 'a year')
    .replace(/^\/ ?(?:wk|week)\b\.?/, 'a week')
    .replace(/^\/ ?(?:ea|each)\b\.?/, 'each')
    .replace(/^\/ ?(?=\p{L})/u, 'per ');
  return foldAccents(text) === foldAccents(withArticle(name)) || foldAccents(text) === `per ${foldAccents(name)}`
    ? 'each'
    : text;
};

/** Returns whether the amount is a starting price: "from $160", "160 and up". */
function startsAt(amount: number, words: string): boolean {
  const figure = amount.toLocaleString('en-US').replace(',', ',?');
  return new RegExp(
    `\\b(?:from|starts? (?:at|from)|starting (?:at|from)|starts?|desde|a partir de)\\s*\\$?\\s*${figure}(?![\\d,])|\\b${figure}(?:\\.00)?\\s?(?:\\+|and up|y m[aá]s)`,
    'i',
  ).test(words);
}

/** "from $2,400", "$25 per chair a month". */
function priceText(
  { amount, per, words }: { amount: number; per?: string | undefined; words: string },
  language: Brief['language'],
  name = '',
): string {
  const from = startsAt(amount, words) ? (language === 'es' ? 'desde ' : 'from ') : '';
  const unit = per && perWords(per.replace(/(?:^|\s)(?:and|or|y|o|for|with|plus)$/i, ''), name);
  return `${from}${dollars(amount)}${unit ? ` ${unit}` : ''}`;
}

const stored = new WeakMap<object, readonly Sold[]>();

/** Returns what people encounter on a trip, which isn't sold by itself: "striper and tuna". */
export function metOnTrip({ business, language }: Said): string | undefined {
  if (!isTrip.test(safe(business.noun ?? ''))) return undefined;
  const names = business.offers
    .filter(({ name, amount }) => amount === undefined && /^\p{L}+$/u.test(name))
    .map(({ name }) => spoken(name, language))
    .filter(
      (name) =>
        !terms.test(name) &&
        !platform.test(name) &&
        !new RegExp(`with (?:a |an )?${escaped(name)}`).test(business.facts.map(({ words }) => words).join('\n')),
    );
  return names.length > 0 ? names.join(language === 'es' ? ' y ' : ' and ') : undefined;
}

/** Returns what the owner says they sell, best seller first, leaving out what can't be bought. */
export function soldBy({ business, language }: Said): readonly Sold[] {
  const known = stored.get(business);
  if (known) return known;
  const noun = safe(business.noun ?? '');
  const said = (name: string) =>
    business.facts.filter(({ holds, value }) => holds && foldAccents(value) === foldAccents(name));
  const all = business.offers.flatMap(({ name: typed, amount, per }): (Sold & { typed: string })[] => {
    const key =
      language === 'es'
        ? spanishName(spoken(typed, language), business)
        : offerName(sharingHead(safe(typed), business), noun);
    if (!key || !/\p{L}{2}/u.test(key)) return [];
    const words = said(typed)
      .map((fact) => fact.words)
      .join(' ');
    // "with picnic" is an extra, and "6 pack boat" is a capacity.
    if (
      amount === undefined &&
      new RegExp(`\\b(?:with|includes?|including|incluye|con) (?:a |an |the |free )?${escaped(typed)}`, 'i').test(words)
    )
      return [];
    if (
      amount === undefined &&
      !/ sessions$/.test(key) &&
      business.facts.some((fact) => fact.kind === 'capacity' && words.includes(fact.words))
    )
      return [];
    const price = amount === undefined ? undefined : priceText({ amount, per, words }, language, key);
    return [{ typed, key, name: language === 'es' ? key : spokenOf(key), price }];
  });
  const seen = new Set<string>();
  const sold = all
    // For a charter for striper and tuna, the charter is the product.
    .filter(
      ({ key, price }, _, list) => !isTrip.test(noun) || key.includes(' ') || price !== undefined || list.length < 2,
    )
    // "refurbishing xray" and "xray" are the same offer.
    .filter(
      ({ key }) => !(/^\w+ing /.test(key) && all.some((other) => other.key.startsWith(key.replace(/^\w+ing /, '')))),
    )
    .filter(({ name }) => !seen.has(foldAccents(name)) && seen.add(foldAccents(name)));
  stored.set(business, sold);
  return sold;
}

/** For trips, the trip itself is the product, not what people see on it. */
const isTrip = /(?:charters?|tours?|hikes?|treks?|cruises?|trips?|safaris?|rides)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns what a business without named offers sells, based on its noun: "a booking app", "violin lessons"; undefined
 * without a noun.
 */
export function soldByNoun({ business, language }: Said): Sold | undefined {
  const noun =
    business.noun &&
    safe(business.noun).replace(/^(?:non-?profit|licensed|certified|registered|solo|board[- ]certified) /, '');
  if (!noun) return undefined;
  const key = language === 'es' ? spoken(business.noun!, language) : lowerFirst(workOf(noun));
  return { key, name: language === 'es' ? key : spokenOf(key), price: undefined };
}

/**
 * Returns every price with its item: "panel swaps from $2,400". Includes items that can't be bought by themselves: "day
 * rate: $1,800".
 */
export function pricesOf(brief: Said): string[] {
  const at = brief.language === 'es' ? 'a' : 'at';
  return soldBy(brief)
    .filter(({ price }) => price !== undefined)
    .map(({ name, price }) => `${name} ${/^(?:from|desde)/.test(price!) ? '' : `${at} `}${price}`);
}

/** Returns prices without an item that can be bought: "$25 per chair a month", "day rate: $1,800". */
export function barePricesOf({ business, language }: Said): string[] {
  const sold = new Set(soldBy({ business, language }).map(({ price }) => price));
  return business.facts
    .filter(({ kind, amount, holds }) => kind === 'price' && amount !== undefined && holds)
    .filter(
      ({ value, per }) =>
        value === '' ||
        unit.test(foldAccents(value)) ||
        rateName.test(foldAccents(value)) ||
        (per !== undefined && chatter.test(value)),
    )
    .map(({ value, amount, per, words }) => {
      const price = priceText({ amount: amount!, per, words }, language);
      const rate = /^(day|hourly|daily|weekly|monthly) rate$/.exec(foldAccents(value))?.[1];
      const unit = { day: 'a day', daily: 'a day', hourly: 'an hour', weekly: 'a week', monthly: 'a month' }[
        rate ?? ''
      ];
      return unit ? `${price} ${unit}` : price;
    })
    .filter((price) => !sold.has(price));
}
