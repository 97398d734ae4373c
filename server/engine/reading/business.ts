/** Sorts the owner's facts by purpose, for the engines' decisions. */
import { trades } from '#shared/content/trades/registry.ts';
import { clausesOf, type Word } from './clauses.ts';
import type { Fact, FactKind } from './fact.ts';
import { foldAccents } from './cues.ts';
import { knownPlaces, stateByCode } from './places.ts';
import { homesOf, stateOf } from './town-lists.ts';
import { dayWords, formOfBusiness, occupation } from './vocabulary.ts';

export type Offer = { name: string; amount?: number; per?: string };

export type Business = {
  facts: readonly Fact[];
  /**
   * The owner's own noun for the business, lowercase except names: "mobile windshield repair"; undefined if they didn't
   * say.
   */
  noun: string | undefined;
  /** What they sell, best seller first, without repeats. */
  offers: readonly Offer[];
  /** Customers they named, starting with the chosen audience. */
  serves: readonly string[];
  /** What they don't do, sell, or serve, in their words. */
  excluded: readonly Fact[];
};

const of = (facts: readonly Fact[], kind: FactKind, holds = true) =>
  facts.filter((fact) => fact.kind === kind && fact.holds === holds);

const lower = (name: string) =>
  name
    .replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase())
    // "STEERING wheels" is emphasis, not a brand.
    .replace(/(?<!\p{L})\p{Lu}{6,}(?!\p{L})/gu, (word) => word.toLowerCase());

/** Returns the owner's noun; for a list of goods, the first two. */
function nounOf(self: Fact, sold: readonly Fact[], serves: readonly Fact[]): string {
  const animals = serves.find(
    ({ words, value }) => words === self.words && /^(?:cats|dogs|horses|birds|pets|kids|seniors)$/i.test(value),
  );
  // "boarding for cats" becomes cat boarding.
  const pet = animals && !self.value.includes(' ') ? animals.value : undefined;
  if (pet) return `${lower(pet).replace(/s$/, '')} ${lower(self.value)}`;
  const list =
    self.kind === 'sells' ? sold.filter(({ words, value }) => words === self.words && !value.includes(' ')) : [];
  return list.length >= 3 ? `${lower(list[0]!.value)} and ${lower(list[1]!.value)}` : lower(self.value);
}

/** Drops a town of the owner's states from the end of a name: "roofing amarillo" becomes "roofing". */
function withoutTown(name: string, codes: readonly string[]): string {
  const words = name.split(' ');
  const size = [3, 2, 1].find((count) => {
    const town = homesOf(words.slice(-count).join(' '));
    return count < words.length && codes.some((code) => town.has(code));
  });
  return size ? words.slice(0, -size).join(' ') : name;
}

/** Turns a price per piece into the price of the service: "knife sharpening, $4 a knife". */
function priceOf(price: Fact, sold: readonly Fact[]): Fact {
  const service = sold.find(
    ({ value }) =>
      value !== price.value &&
      foldAccents(value)
        .split(' ')
        .some((word) => word.startsWith(foldAccents(price.value))),
  );
  return service && price.value !== '' && price.per?.endsWith(price.value) ? { ...price, value: service.value } : price;
}

/**
 * Sorts the facts from all answers by what the engines need.
 * @param read in the order of the answers, the description first
 */
export function businessOf(read: readonly Fact[]): Business {
  const closed = new Set(of(read, 'open', false).map(({ value }) => value));
  // In "Weeknights are empty, closed Mondays", a closed day isn't an empty one.
  const facts = read.filter(({ kind, value }) => !(/^(?:full|empty)$/.test(kind) && closed.has(value)));
  const said = facts.filter(({ step }) => step === 'business_description');
  const [named, sells] = [of(said, 'is')[0], of(said, 'sells').find(isThingSold)];
  // In "Recording booth in Ogden. Podcasts yes", what's mentioned later isn't what they are.
  const isMentioned = named && sells && said.indexOf(sells) < said.indexOf(named) && mentioned(named);
  const self =
    (named && !isMentioned && !(sells && places.test(named.value)) ? named : sells) ??
    of(said, 'price').find(({ value }) => value !== '');
  const codes = of(facts, 'place').flatMap(
    ({ value }) => stateEndings.find(({ pattern }) => pattern.test(value))?.code ?? [],
  );
  const offers = new Map<string, Offer>();
  const add = (fact: Fact) => {
    const { value, amount, per } = fact;
    const name = withoutTown(lower(value), codes);
    // "tune ups" and "tune-up" are the same offer.
    const key = foldAccents(name)
      .replaceAll('-', ' ')
      .replace(/([^s])s$/, '$1');
    if (
      name === '' ||
      // "keene swanzey" names two towns.
      (name !== lower(value) && homesOf(name).size > 0) ||
      !isThingSold(fact) ||
      /^(?:\d|per\b)/.test(name) ||
      foldAccents(name) === foldAccents(self?.kind === 'is' ? self.value : '')
    )
      return;
    const known = offers.get(key);
    const priced = amount === undefined ? {} : { amount, ...(per ? { per } : {}) };
    offers.set(key, { name, ...known, ...priced });
  };
  const best = of(said, 'best').flatMap((fact) =>
    fact.value.split(/, | and | y | & /).map((value) => ({ ...fact, value })),
  );
  const sold = plainlySold(said);
  for (const fact of [...best, ...of(said, 'price').map((price) => priceOf(price, sold)), ...sold]) add(fact);
  const goods =
    self?.kind === 'is'
      ? /^(.+) (?:distributor|supplier|wholesaler|manufacturer|dealer|maker|installer|roaster|importer)$/i.exec(
          self.value,
        )?.[1]
      : undefined;
  if (goods && !/^(?:local|family|small|independent|wholesale|custom|mobile|licensed)$/i.test(goods))
    add({ ...self!, value: goods });
  return {
    facts,
    noun: self && withoutTown(nounOf(self, of(said, 'sells'), of(said, 'serves')), codes),
    offers: [...offers.values()],
    serves: [...new Set(of(facts, 'serves').map(({ value }) => lower(value)))],
    excluded: facts.filter(({ kind, holds }) => !holds && (kind === 'sells' || kind === 'serves' || kind === 'is')),
  };
}

/** "We also do", "hacemos": the owner states explicitly that they do it. */
const ownDoing =
  /^(?:(?:and|also|plus|y|tambi[eé]n) )*(?:we|i|(?:nosotros |yo )?(?:hac|vend|ofre|tene|teng|repar|instal|hago|rent|doy)\p{L}*)(?!\p{L})/iu;

/**
 * Returns what they sell. After an owner mentions what they don't do, other things they name are asides, unless they
 * say that they do them.
 */
function plainlySold(said: readonly Fact[]): readonly Fact[] {
  const firstNo = said.findIndex(({ kind, holds }) => !holds && /^(?:sells|serves|is|unclear)$/.test(kind));
  const sold = of(said, 'sells');
  const plainly = sold.filter((fact) => said.indexOf(fact) < firstNo || ownDoing.test(fact.words));
  return firstNo < 0 || plainly.length === 0 ? sold : plainly;
}

/** Remaining verbs: "lumber runs us", "stores ask", "zapatos afuera". */
const saysSomething =
  /\b(?:runs|have|has|had|lost|asks?|stays?|go|goes|come|comes|coming|sees|likes?|gets?|got|is|are|was|were|theyre|hence|nowhere|them|me|you|put|said|says?|needs?|wants?|knows?|closed|es|son|esta|salen?|sale|tiene|viene|afuera|agarro|cada)\b/;
/** Helpers: "cousin Dale". */
const relative =
  /^(?:wife|husband|sons?|daughters?|brothers?|sisters?|nieces?|nephews?|cousins?|uncles?|aunts?|grandma|grandpa|kids?|espos[oa]|hij[oa]s?|sobrin[oa]s?|herman[oa]s?|prim[oa]s?|cunad[oa]s?|compadre|comadre)$/;
/** Words that are only mentioned in passing or as a reason, and aren't a product by themselves. */
const inPassing =
  /^(?:dust|mud|snow|frost|heat|noise|traffic|ethics|waiting|building|labor|flour|counts?|liability|policy|rules?|about|same day|preorders?|the name|minimum|sq ft|square f(?:oo|ee)t|full|half|ground|period|seguro|frio|calor|backs?|necks?|knees?|hips?|shoulders?|feet|foot|migraines?|headaches?|stairs)$/;

/** Cached because each fact is checked twice, and splitting its words is slow. */
const things = new WeakMap<Fact, boolean>();

/** Returns whether words taken for a product name a thing. */
function isThingSold(fact: Fact): boolean {
  const isThing = things.get(fact) ?? namesThing(fact);
  things.set(fact, isThing);
  return isThing;
}

function namesThing({ value: name, words, kind }: Fact): boolean {
  const folded = foldAccents(name);
  const parts = folded.split(/[\s-]+/);
  return (
    !saysSomething.test(parts.join(' ')) &&
    !relative.test(parts[0]!) &&
    !inPassing.test(parts.join(' ')) &&
    !parts.some((word) => dayWords.has(word)) &&
    (kind === 'price' || (!isName(name, words) && !tellsOf(name)))
  );
}

/**
 * Returns whether it's a place or person: "Alvarado", "Southern Tier", capitalized mid-clause, unless more follows:
 * "Caesar salads".
 */
function isName(name: string, words: string): boolean {
  const at = foldAccents(words).indexOf(foldAccents(name));
  const typed = at > 0 ? words.slice(at, at + name.length) : '';
  const isShouted = words === words.toUpperCase();
  return typed !== '' && !isShouted && typed.split(/\s+/).every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** Kinds of words that never start a product name: "four blocks", "which". */
const notFirst = ['Value', 'QuestionWord', 'Unit', 'Conjunction', 'Determiner', 'Preposition'];
/** Kinds of words that aren't a product by themselves: "ben", "ago", "ludington". */
const notAlone = ['FirstName', 'Place', 'Date', 'Adverb', 'Pronoun', 'Determiner', 'QuestionWord', 'Unit'];

/** Returns whether English words describe an action rather than name a thing: "noreen cooks", "hygiene chair sits". */
function tellsOf(name: string): boolean {
  const words = clausesOf(name, 'en').flatMap((clause) => clause.words);
  const [first, last, before] = [words[0], words.at(-1), words.at(-2)];
  if (!first || !last) return true;
  const has = ({ tags }: Word, any: readonly string[]) => any.some((tag) => tags.has(tag));
  if (words.length === 1) return has(first, notAlone);
  const isOdd = has(first, notFirst) && !first.tags.has('Ordinal');
  const doesSomething = last.tags.has('PresentTense') && !has(last, ['Gerund', 'Infinitive']);
  return isOdd || (doesSomething && before!.tags.has('Noun') && !isWork(last.norm));
}

const root = (word: string) => foldAccents(word).replace(/(?:ations?|ings?|ers?|s)$/, '');
const services: ReadonlySet<string> = new Set(
  trades.flatMap((trade) => trade.services.flatMap(({ name }) => name.split(' ').map(root))),
);
/** Returns whether a word that may also be a verb names work: "charger installs", "hay rides". */
const isWork = (word: string) => services.has(root(word));

/**
 * Returns whether it was only mentioned, without saying that the business is one: in the plural, or as someone who does
 * something.
 */
const mentioned = ({ value, words }: Fact) =>
  !/^(?:we|i|it|this)(?: are| am| is|'re|'m|'s)\b/i.test(words) &&
  (/[^s]s$/.test(value) || !(formOfBusiness.test(foldAccents(value)) || occupation.test(foldAccents(value))));

/** Where the work is done, which is less specific than what it is: "lash extensions, home studio". */
const places =
  /^(?:home |small |private |family |our )?(?:porch |back ?yard |basement |retail )?(?:studio|shop|office|farm|warehouse|store|storefront|garage|kitchen|business|company|yard|practice|basement)$/i;

/** Returns the first town they named: "Tupelo, Mississippi". */
export function townOf({ facts }: Business): string | undefined {
  const town = of(facts, 'place').find(({ step }) => step === 'business_description')?.value;
  return town && withState(town.split(' ').map(capital).join(' '), facts);
}

/** Returns a town with its state, if the towns in the facts determine it. */
export function withState(town: string, facts: readonly Fact[]): string {
  const known = knownPlaces.find((place) => foldAccents(place.name) === foldAccents(town));
  const code = stateOf([town, ...of(facts, 'place').map(({ value }) => value)]);
  const state = known?.state ?? (code && stateByCode[code]);
  return state ? `${town}, ${state}` : town;
}

const capital = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const stateEndings = Object.entries(stateByCode).map(([code, name]) => ({
  code,
  name,
  pattern: new RegExp(`(?:^|[\\s,])(?:${code}|${name.replaceAll('.', '')})$`, 'i'),
}));

/** Returns the place in the facts, such as "Erie, Pennsylvania", or undefined if none of them names its state. */
export function placeOf({ facts }: Business): string | undefined {
  for (const { value } of of(facts, 'place')) {
    const state = stateEndings.find(({ pattern }) => pattern.test(value));
    if (!state) continue;
    const { code, name } = state;
    const town = value.replace(new RegExp(`[\\s,]*(?:${code}|${name})$`, 'i'), '').trim();
    // In "Lewiston, Auburn, some of NH", the towns are more specific.
    if (town === '' && of(facts, 'place').some((other) => homesOf(other.value).size > 0)) continue;
    if (town === '') return name;
    if (
      /^(?:(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:ern)?|central|upstate|rural)$/i.test(
        town,
      )
    )
      return `${town.toLowerCase()} ${name}`;
    const known = knownPlaces.find((place) => foldAccents(place.name) === foldAccents(town));
    return `${known?.name ?? town.split(' ').map(capital).join(' ')}, ${name}`;
  }
  return undefined;
}
