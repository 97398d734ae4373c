/** Recognizes a business's industry, if there's a record for it, and its archetype. */
import { generalTrade, trades } from '#shared/content/trades/registry.ts';
import type { Trade } from '#shared/content/trades/schema.ts';
import type { Archetype } from '#shared/domain/archetypes.ts';
import { wordsOf } from '../text.ts';
import { foldAccents } from './cues.ts';
import type { Business } from './business.ts';
import { matchTrade } from './match-trade.ts';
import { organizationNouns, peopleNouns } from './vocabulary.ts';

export type Recognition = {
  /** The industry's record, or the general one. */
  trade: Trade;
  isGeneralTrade: boolean;
  archetype: Archetype;
  /**
   * Confidence: the owner's noun names the record (`sure`), their words fit it (`likely`), only the archetype is known,
   * or nothing is.
   */
  confidence: 'sure' | 'likely' | 'archetype' | 'none';
};

/** Head nouns that are goods, whatever precedes them: "yoga mats" aren't yoga. */
const goods =
  /^(?:mats?|equipment|machines?|supply|supplies|software|apps?|platform|courses?|newsletters?|podcasts?|books?|magazines?|gear|parts|tools|uniforms?|linens?|merch|products?|menus?|fixtures|packaging|labels|signs|leads|wholesale|distribution|kits?|toys|treats|food|feed|fasteners|machinery|vehicles|trucks|trailers|franchise|directory|marketplace|association|templates?|plugins?)$/;

const lastPhraseWords = new Set(
  trades.flatMap(({ noun, match }) => [noun, ...match.strong]).map((phrase) => wordsOf(phrase).slice(-2).join(' ')),
);

/** Returns the owner's text about the business itself: without its customers, and for goods, only what they are. */
function selfText({ facts }: Business, kinds = /^(?:is|sells|best|price)$/): string {
  return facts
    .filter(({ kind, holds, step }) => holds && step === 'business_description' && kinds.test(kind))
    .map(({ value }) => {
      const words = wordsOf(value);
      if (!goods.test(words.at(-1) ?? '')) return value;
      const end = words.slice(-2).join(' ');
      return lastPhraseWords.has(end) ? end : words.at(-1)!;
    })
    .join(', ');
}

const cues: readonly (readonly [Archetype, RegExp])[] = [
  [
    'nonprofit',
    /\b(?:non-?profit|501 ?\(?c|charit(?:y|able)|volunteers?|donations?|food pantry|food bank|shelter|ministry|congregation|foundation|rescue|sanctuary|hospice volunteers?|501c3|adoptions? fee|sin fines de lucro|voluntarios?)\b/,
  ],
  ['saas', /\b(?:software|saas|app|apps|platform|plugin|api|crm|chrome extension|aplicacion)\b/],
  [
    'creator',
    /\b(?:newsletter|podcast|you ?tube|online (?:\w+ )?course|course|blog|substack|patreon|e-?books?|digital downloads?|streamer|influencer|curso(?:s)? en linea)\b/,
  ],
  [
    'events',
    /\b(?:weddings?|part(?:y|ies)|djs?|photo ?booth|bounce houses?|events?|quinceaneras?|bodas?|fiestas?|eventos)\b/,
  ],
  [
    'tours',
    /\b(?:tours?|hikes?|treks?|rentals?|charters?|rv park|rv|campsites?|hookups?|escape rooms?|axe throwing|arcade|bowling|mini golf|zoo|museum|trampoline|zip ?lines?|trail rides?|ferry|cabins?|cottages|b&b|bed and breakfast|inn|campground|glamping|lodge|vacation|guided|safaris?|excursion(?:s|es)?|cabalgatas?|hospedaje|renta de)\b/,
  ],
  ['school', /\b(?:lessons?|classes|tutoring|academy|camps?|instruction|workshops?|school|clases|academia|escuela)\b/],
  [
    'b2b',
    /\b(?:wholesale|google ads|(?:marketing|advertising|ad|media|seo|web design|creative|branding) agency|court report\w+|payroll|distribut\w+|supplier|supply|manufactur\w+|machine shop|fabricat\w+|net 30|fleets?|bulk|b2b|oem|industrial|mayoreo|proveedor|distribuidora?)\b/,
  ],
  [
    'maker',
    /\b(?:handmade|hand-?made|etsy|online (?:shop|store)|we make|i make|crafted|small batch|artisan|prints|pottery|candles?|soaps?|hecho a mano|artesan\w+)\b/,
  ],
  [
    'restaurant',
    /\b(?:restaurant|cafe|coffee|bar|brewery|winery|distillery|cidery|diner|deli|taproom|food truck|tacos?|pizza|barbecue|bbq|bakery|ice cream|catering|comida|restaurante|panaderia|taqueria|neveria|paleteria|heladeria|tortilleria|mariscos|birria|lonchera|loncheria)\b/,
  ],
  [
    'practice',
    /\b(?:attorney|lawyer|law|doctor|clinic|therap\w+|dentist\w*|medical|legal|tax(?:es)?|accountant|insurance|mortgage|notary|funeral|psycholog\w+|psychiatr\w+|speech|patholog\w+|botox|fillers?|laser (?:hair|skin|tattoo)|cupping|financial|advis[eo]r|wealth|enrolled agent|bookkeeping|chiropract\w+|podiatr\w+|orthodont\w+|hospice|pharmacy|veterinar\w+|midwife|doula|acupunctur\w+|optometr\w+|audiolog\w+|abogad[oa]|clinica|notario|contador[a]?)\b/,
  ],
  [
    'storefront',
    /\b(?:shop|store|salon|studio|boutique|gym|spa|gallery|market|laundromat|dispensary|showroom|boutique|tienda|salon|estudio|barberia)\b/,
  ],
];

const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ings?|ers?|ies|ed|es|s|e|y)$/, '');

const general = new Set(
  'business company shop store service studio office practice firm contractor agency specialist pro expert work job team owner operator and or for with'
    .split(' ')
    .map(stem),
);

/**
 * Returns whether the record covers the last word of a noun phrase: "piano tuning" isn't about pianos, and "yoga mats"
 * isn't about mats.
 */
function coversHead({ noun, match }: Trade, phrase: string): boolean {
  // In Spanish, the noun comes first, and what follows "for" belongs to someone else.
  const words = wordsOf(phrase.split(/ (?:for|de|del|para|with|con) /)[0]!);
  const head = words.at(-1) ?? '';
  const knows = (phrases: readonly string[], word: string) =>
    phrases.some((one) => wordsOf(one).map(stem).includes(stem(word)));
  const stems = words.map(stem);
  const named = [noun, ...match.strong].find((one) =>
    wordsOf(one)
      .map(stem)
      .every((word) => stems.includes(word)),
  );
  if (named) {
    // "restaurant hood cleaning" isn't a restaurant: what follows the industry's name must belong to the industry, or
    // be general.
    const after = stems.slice(stems.lastIndexOf(stem(wordsOf(named).at(-1)!)) + 1);
    return after.every((word) => general.has(word) || knows([noun, ...match.strong, ...match.weak], word));
  }
  if (goods.test(head) || !knows([noun, ...match.strong, ...match.weak], head)) return false;
  // A hint isn't enough if the words before it are unknown: "bounce house" isn't about houses.
  const known = words.filter((word) => knows([noun, ...match.strong, ...match.weak], word));
  return known.length * 2 > words.length;
}

/** "11 volunteers" who give something away: a nonprofit, whatever it calls itself. */
const volunteersRun =
  /\b(?:\d+|all|our|unpaid) volunteers?\b|\bvolunteer[- ](?:run|led|staffed)\b|\b(?:\d+|somos) voluntarios\b/;
const forFree =
  /\b(?:(?<!\bno )free|donat\w+|no charge|never (?:\w+ )?(?:ask|charge)|gratis|donaci\w+)\b|(?<!\d)\$ ?0\b/;

/** "Business only", "no public": the customers left are companies. */
const tradeOnly = /\b(?:business(?:es)?|trade|wholesale|b2b) only\b|\bsolo (?:empresas|negocios|mayoreo)\b/;
const nobodyPrivate = /^(?:the )?(?:(?:general )?public|retail|private individuals|homeowners|publico)\b/;

/** "I make brooms", "tool rolls, I sew them": handmade by the owner. */
const madeByHand =
  /\b(?:by hand|hand[- ](?:made|dipped|poured|bound|dyed|sewn|carved|thrown|knit|crafted|forged)|etsy|(?:we|i) (?:hand )?(?:sew|knit|carve|forge|hand ?make) (?:them|em|it|each|every))\b/;

/** "840 patrons", "every episode": the published work is the product. */
const publishes =
  /\b(?:patreon|patrons|substack|subscribers|\d+k? subs|episodes?|(?:my|our) (?:channel|podcast|newsletter))\b/;

/** Returns the archetype from the owner's own words if no record determines it. */
function archetypeOf(business: Business, text: string, description: string): Archetype {
  if (volunteersRun.test(description) && forFree.test(description)) return 'nonprofit';
  const words = foldAccents(`${text} ${business.noun ?? ''}`);
  // The end of the noun phrase is more specific than its start: "scheduling app for churches".
  const noun = foldAccents(business.noun ?? '');
  const head = noun.split(' ').slice(-2).join(' ');
  const hit =
    cues.find(([, pattern]) => pattern.test(head.split(' ').at(-1)!)) ??
    cues.find(([, pattern]) => pattern.test(head)) ??
    cues.find(([, pattern]) => pattern.test(words));
  if (hit && hit[0] !== 'storefront') return hit[0];
  const toBusinesses = business.serves.filter((who) => {
    // "yoga studio owners" buy on behalf of the studio.
    const named = foldAccents(who)
      .replace(/ (?:owners|managers|mgrs|buyers)$/, '')
      .split(' ');
    // "dentist offices" are organizations.
    const isPersons =
      peopleNouns.test(named[0]!) && !/^(?:offices?|clinics?|shops?|stores?|salons?)$/.test(named.at(-1)!);
    return (
      !isPersons &&
      (/^(?:businesses|contractors|builders|managers|companies|growers|farms|shops|wholesale|resale|plants?|mills?|factor(?:y|ies))$/.test(
        named.at(-1)!,
      ) ||
        organizationNouns.test(named.at(-1)!))
    );
  });
  if (toBusinesses.length > 0 && toBusinesses.length * 2 >= business.serves.length) return 'b2b';
  const turnsPublicAway = business.excluded.some(
    ({ kind, value }) => kind === 'serves' && nobodyPrivate.test(foldAccents(value)),
  );
  if (tradeOnly.test(description) || (turnsPublicAway && toBusinesses.length > 0)) return 'b2b';
  const isProduct = business.facts.some(({ kind, holds }) => kind === 'sells' && holds);
  if (!hit && isProduct && madeByHand.test(description)) return 'maker';
  if (!hit && publishes.test(description)) return 'creator';
  return hit?.[0] ?? 'local-service';
}

/** Nouns that businesses of any industry may use: "independent repair shop". */
const anyNoun =
  /^(?:(?:independent|family|family-owned|local|small|neighborhood|full-service|mobile|honest|old|new) )*((?:repair|service) (?:shop|garage|center|business|company)|shop|garage|repair|service)$/;

/** Returns the industry that the business name adds to such a noun: a "repair shop" called "Northside Import Auto". */
function byNoun(noun: string, businessName: string, denied: ReadonlySet<Trade>): Trade | undefined {
  const kind = anyNoun.exec(foldAccents(noun))?.[1];
  if (!kind) return undefined;
  const words = `${businessName} ${kind}`;
  const found = matchTrade({ description: words, businessName: '', website: '', targetAudience: '' }, trades, denied);
  return found && coversHead(found, wordsOf(words).join(' ')) ? found : undefined;
}

/** Returns the industries the owner says they aren't in: "not a restaurant", "we're not roofers". */
function deniedTrades({ excluded }: Business): ReadonlySet<Trade> {
  const key = (phrase: string) => wordsOf(phrase).map(stem).join(' ');
  const said = new Set(
    excluded.filter(({ kind }) => kind === 'is').flatMap(({ value }) => [key(value), ...wordsOf(value).map(stem)]),
  );
  if (said.size === 0) return new Set();
  return new Set(trades.filter(({ noun, match }) => [noun, ...match.strong].some((phrase) => said.has(key(phrase)))));
}

/** "I sell garden seed online": an online store, whatever it sells. */
const sellsOnline = /\b(?:sell|sells|selling)\b[^.;]{0,60}\bonline\b|\bonline (?:shop|store)\b/;

/** Records that represent archetypes whose industries are alike. */
const recordFor: Partial<Record<Archetype, string>> = { saas: 'saas', nonprofit: 'nonprofit' };

/**
 * Recognizes a business's industry and archetype.
 * @param business the facts read from the answers
 * @param given answers that may name the industry if the description doesn't
 */
export function recognize(
  business: Business,
  given: { description: string; businessName: string; website: string },
): Recognition {
  const text = selfText(business);
  const denied = deniedTrades(business);
  const match = (words: string) =>
    matchTrade({ description: words, businessName: '', website: '', targetAudience: '' }, trades, denied);
  const direct = match(text) ?? match(selfText(business, /^(?:is|sells|best|price|detail|reach)$/));
  const archetype = archetypeOf(business, text, foldAccents(given.description));
  if (direct) {
    const noun = wordsOf(business.noun ?? '').join(' ');
    const isNamed =
      coversHead(direct, noun) &&
      [direct.noun, direct.name, ...direct.match.strong].some((phrase) => noun.includes(wordsOf(phrase).join(' ')));
    // A single word among the services can belong to any industry ("tune-up"), but the noun or two services can't.
    const offers = isNamed
      ? 0
      : business.offers.slice(0, 5).filter(({ name }) => match(name)?.slug === direct.slug && coversHead(direct, name))
          .length;
    const isNoun = isNamed || (coversHead(direct, noun) && match(noun)?.slug === direct.slug);
    const isOtherKind =
      archetype === 'saas' || archetype === 'nonprofit' || (archetype === 'b2b' && business.serves.length > 0);
    if (isNoun || (!isOtherKind && (offers >= 2 || !business.noun)))
      return {
        trade: direct,
        isGeneralTrade: false,
        archetype: direct.archetype,
        confidence: isNamed ? 'sure' : 'likely',
      };
  }
  const named = byNoun(business.noun ?? '', given.businessName, denied);
  if (named) return { trade: named, isGeneralTrade: false, archetype: named.archetype, confidence: 'likely' };
  const isShop =
    /^(?:maker|storefront|local-service)$/.test(archetype) && sellsOnline.test(foldAccents(given.description));
  const record = trades.find(({ slug }) => slug === (isShop ? 'online-store' : recordFor[archetype]));
  if (record && isShop)
    return { trade: record, isGeneralTrade: false, archetype: record.archetype, confidence: 'likely' };
  if (record) return { trade: record, isGeneralTrade: false, archetype, confidence: 'likely' };
  if (!business.noun) {
    const byName = matchTrade(
      { description: '', businessName: given.businessName, website: given.website, targetAudience: '' },
      trades,
      denied,
    );
    if (byName) return { trade: byName, isGeneralTrade: false, archetype: byName.archetype, confidence: 'likely' };
  }
  return {
    trade: generalTrade,
    isGeneralTrade: true,
    archetype,
    confidence: business.noun ? 'archetype' : 'none',
  };
}
