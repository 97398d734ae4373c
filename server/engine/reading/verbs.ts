/** Turns what the owner does into a searchable noun phrase: "we repair jewelry" becomes "jewelry repair". */
import type { Clause, Word } from './clauses.ts';
import type { Language } from './language.ts';
import { formOfBusiness, occupation, plainVerbs } from './vocabulary.ts';
import { isOwnersSpanishVerb, isSpanishVerb } from './spanish-verbs.ts';
import { andWords, isPlural, isThing } from './words.ts';

/**
 * Splits "gel and natural nails" into gel nails and natural nails: a single word before "and" shares the noun that
 * follows.
 */
export function sharedHead(things: readonly { words: Word[]; verb: Word | undefined }[]) {
  const [first, last] = things;
  if (things.length !== 2 || !first || !last || last.words.length < 2 || first.verb !== last.verb) return things;
  const isShared = /(?:s|ing|tion|ment|repair|removal|rental|service|care|design|work)$/.test(last.words.at(-1)!.norm);
  const alone =
    first.words.length === 1 && isShared && !isPlural(first.words[0]!.norm) && !/s$/.test(first.words[0]!.norm);
  return alone ? [{ ...first, words: [...first.words, ...last.words.slice(1)] }, last] : things;
}

/** Plurals that precede a noun in a name: "sports bars", "kids clothes". */
const pluralModifiers =
  /^(?:sports|kids|mens|womens|ladies|girls|boys|arts|goods|sales|savings|customs|electronics|graphics|news|plus|jeans|overseas|athletics|aerobics|pilates|operations|communications|human|tapas|canvas|lens|gas|christmas|texas|kansas|arkansas|bonus|campus|dips|seas|always)$/;

const isBusinessWord = (norm: string) => occupation.test(norm) || formOfBusiness.test(norm);

/**
 * Splits lists without commas: in "bolts nuts anchors" and "wills trusts", a plural noun before another noun ends an
 * item.
 */
export function separated(words: readonly Word[]): Word[][] {
  const lists: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    lists.at(-1)!.push(word);
    const next = words[at + 1];
    const isPlural = /[^s'iu]s$/.test(word.norm) && !commonVerbs.test(word.norm) && !pluralModifiers.test(word.norm);
    if (
      next &&
      next.norm !== 'people' &&
      isPlural &&
      word.gap === ' ' &&
      isThing(next) &&
      !next.tags.has('Gerund') &&
      !isBusinessWord(next.norm)
    )
      lists.push([]);
  }
  return lists;
}

const commonVerbs =
  /^(?:is|has|does|needs|wants|comes|fills|starts|carries|makes|takes|gives|keeps|gets|goes|works|runs|helps|lets|means|says|tells|includes|opens|closes|ships|stays|offers|features|serves|lasts|costs|feels|looks|sounds|seems)$/;

/** At the start of a clause, these introduce what the owner wants or asks, not what they sell. */
const wishes =
  /^(?:need|want|wish|get|find|bring|check|hope|looking|trying|come|call|text|email|visit|ask|book|gave|got|used|started|ended|began|try|stop|call|send)$/;

const trade =
  /^(?:fix|build|install|clean|teach|sell|make|bake|sew|restore|split|plane|carve|weave|knit|forge|cast|dye|braid|engrave|mill|bind|polish|tune|re(?:pair|leather|hair|felt|glaze|sole|wind|grind|bind|plank|build|set|place|finish|upholster|furbish|cycle|grout|screen|cane|key|string|line|seal|surface|model|wire|pipe|roof|point|tip|size|cover|condition|tread|pot|plate|move|new|design|frame|load)|haul|cut|trim|mow|wash|tow|lend|loan|level|straighten|deliver|remove|replace|translate|cater|grow|raise|sharpen|tutor|press|recycle|coach|weld|rent|train|groom|inspect)$/;

/** Returns whether a verb names work: "repair", "press". */
export const isTradeVerb = (norm: string) => trade.test(norm);

/** Returns whether a phrase starts with a verb without a subject, before its object: "fix bikes", "build decks". */
const startsWithVerb = ([first, next, after]: readonly Word[]) =>
  first !== undefined &&
  next !== undefined &&
  (wishes.test(first.norm) ||
    (trade.test(first.norm) &&
      first.gap === ' ' &&
      (next.tags.has('Determiner') ||
        next.tags.has('Possessive') ||
        (next.tags.has('Plural') && next.tags.has('Noun')) ||
        (next.tags.has('Adjective') && /[^s]s$/.test(after?.norm ?? '')))));

/**
 * Returns whether it's a verb with an object: "haul the mill", "host websites", but not "flower seed" after "vegetable
 * and".
 */
const actsOn = ([first, next]: readonly Word[]) =>
  next === undefined || trade.test(first!.norm) || !(next.tags.has('Noun') && next.tags.has('Singular'));

/**
 * Returns the verb of a clause that says who does something; undefined for a noun phrase. @param goesOn whether the
 * subject is before "and"
 */
export function verbOf(words: readonly Word[], goesOn: boolean, language: Language): Word | undefined {
  if (language === 'es') return words.find(({ norm }, at) => isSpanishVerb(norm) && at <= 3);
  const at = words.findIndex(
    ({ norm, tags }, index) =>
      (tags.has('Verb') ||
        (isTradeVerb(norm) &&
          (/^(?:we|i)$/.test(words[index - 1]?.norm ?? '') || (index === 0 && (goesOn || startsWithVerb(words)))))) &&
      !tags.has('Gerund') &&
      !tags.has('Participle') &&
      !tags.has('Modal') &&
      !/^(?:free|to)$/.test(norm) &&
      !(tags.has('Auxiliary') && norm !== 'do' && words[index + 1]?.tags.has('Verb')) &&
      (index > 0 || (goesOn && actsOn(words)) || startsWithVerb(words)) &&
      (!/[^s]s$/.test(norm) || commonVerbs.test(norm)),
  );
  if (at < 0) return undefined;
  const subject = words.slice(0, at);
  const hasSubject =
    goesOn ||
    at === 0 ||
    commonVerbs.test(words[at]!.norm) ||
    subject.some(({ norm }) => /^(?:we|i|you|they|it|everyone|customers|people|students|clients|guests)$/.test(norm)) ||
    (/[^s]s$/.test(subject.at(-1)!.norm) && subject.at(-1)!.tags.has('Noun'));
  return hasSubject ? words[at] : undefined;
}

/** Things that owners do that aren't work for sale. */
const asides =
  /^(?:have|need|want|bill|come|ship|deliver|keep|call|know|think|answer|live|are|is|am|close|open|charge|accept|take|leave|speak|use|love|like|hate|try|get|work|spend|find|see|prefer|believe|started|opened|moved|bought|lost|retired|grew|won|died|been|wear|listen|drive)$/;

/** "I find lost rings" is work, but "find us at the market" isn't. */
const finds = (verb: Word, about: readonly Word[]) =>
  verb.norm === 'find' && /^(?:we|i)$/.test(about[about.indexOf(verb) - 1]?.norm ?? '');

/** Returns whether the owner does it: "we see athletes". */
export const isOwnersDoing = (verb: Word, about: readonly Word[], clause: Clause) => {
  const subject = about.slice(0, about.indexOf(verb)).filter(({ norm }) => !andWords.has(norm));
  return (
    (verb === about[0] || clause.words.some(({ norm }) => /^(?:we|i)$/.test(norm))) &&
    (!wishes.test(verb.norm) || finds(verb, about)) &&
    subject.every(
      ({ norm, tags }) =>
        /^(?:we|i|also|just|mostly)$/.test(norm) || tags.has('Verb') || tags.has('Adverb') || tags.has('Modal'),
    )
  );
};

/**
 * Returns whether the owner describes their work: "we repair", "I make", "hago"; "you can watch" or "llamas carry
 * lunch" is a detail of it.
 */
export const isOwnersVerb = (verb: Word, about: readonly Word[], clause: Clause) =>
  isOwnersSpanishVerb(verb.norm) ||
  (isOwnersDoing(verb, about, clause) && (!asides.test(verb.norm) || finds(verb, about)));

/** Turns what the owner does into a searchable noun phrase: "repair jewelry" becomes "jewelry repair". */
export function namedByVerb(object: string, verb: Word | undefined, language: Language): string {
  if (!verb) return object;
  const noun = verbNouns[language].find(([pattern]) => pattern.test(verb.norm))?.[1];
  if (!noun)
    return language === 'en' && !makes.test(verb.norm) && !plainVerbs.has(verb.norm)
      ? `${gerund(verb.norm)} ${object}`
      : object;
  // "I teach kids to swim"
  const skill = noun === 'lessons' ? /(?:^| )to (\p{L}+)$/u.exec(object)?.[1] : undefined;
  if (skill) return `${skill} lessons`;
  // "ring sizing" already names work.
  if (language === 'en' && isWork.test(object)) return object;
  // A noun before a noun is singular: "garage doors", but "garage door installation".
  return language === 'es'
    ? `${noun} de ${object}`
    : `${object
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x)es$/, '$1')
        .replace(/([^s])s$/, '$1')} ${noun}`;
}

const isWork =
  /(?:[^i]ing|tion|ment|ance|repairs?|removal|work|services?|lessons?|classes|jobs?|rentals?|upgrades?|swaps?|changes?|tune-?ups?)$/;

/**
 * Returns for each clause the verb of the list that it continues: "I fix typewriters, adding machines and clocks". Only
 * an "and" at the end shows that the items before it are one list.
 */
export function listVerbs(clauses: readonly Clause[]): (Word | undefined)[] {
  const verbs: (Word | undefined)[] = clauses.map(() => undefined);
  for (const [at, clause] of clauses.entries()) {
    const verb = clause.cueAt < 0 ? namingVerb(clause.words) : undefined;
    if (!verb) continue;
    const next = clauses[at + 1];
    // "we clean, level and reset headstones"
    if (verb === clause.words.at(-1) && at + 1 < verbs.length) {
      if (next?.joint === ',' && isTradeVerb(next.words[0]!.norm)) verbs[at + 1] = verb;
      continue;
    }
    let end = at + 1;
    while (clauses[end]?.joint === ',' && isBareList(clauses[end]!)) {
      end += 1;
      if (clauses[end - 1]!.words.some(({ norm }) => andWords.has(norm))) {
        verbs.fill(verb, at + 1, end);
        break;
      }
    }
  }
  return verbs;
}

/** Returns the verb of "we fix dental chairs" if it has a noun of its own: "repair". */
function namingVerb(words: readonly Word[]): Word | undefined {
  const verb = words.find(({ norm }) => verbNouns.en.some(([pattern]) => pattern.test(norm)));
  const at = verb ? words.indexOf(verb) : -1;
  const startsSo =
    andWords.has(words[at - 1]?.norm ?? '') ||
    words.slice(0, at).every(({ norm }) => /^(?:we|i|also|mostly|can|do)$/.test(norm));
  return startsSo ? verb : undefined;
}

const isBareList = ({ words, cueAt }: Clause) =>
  cueAt < 0 &&
  words.length <= 12 &&
  !words.some(({ norm }) => /\d|^(?:we|i|you|it|they|is|are|do|also)$/.test(norm)) &&
  verbOf(words, false, 'en') === undefined;

/** Verbs whose object is the product. */
const makes =
  /^(?:make|split|plane|carve|weave|knit|forge|cast|braid|bake|cook|brew|grow|roast|craft|sew|design|print|write|supply|stock|import|distribute|manufacture|produce|operate|own|run|staff|raise|breed|ship|deliver|create|publish|rent|lease|provide|specialize|focus|carry|serve|feature|have|got|love|love|use|need|want|keep|get|give|know|see|live|come|call|do|offer|take|handle|sell|build|host)s?$/;

const irregular: ReadonlyMap<string, string> = new Map([
  ['shot', 'shooting'],
  ['built', 'building'],
  ['sold', 'selling'],
  ['taught', 'teaching'],
  ['ran', 'running'],
  ['drove', 'driving'],
  ['wrote', 'writing'],
  ['grew', 'growing'],
  ['bought', 'buying'],
]);
const gerund = (verb: string) =>
  irregular.get(verb) ?? (/[^e]ed$/.test(verb) ? verb.replace(/ed$/, 'ing') : gerundOfBase(verb));
const gerundOfBase = (verb: string) =>
  `${/[^aeiou]e$/.test(verb) ? verb.slice(0, -1) : /^[^aeiou]*[aeiou][bdgmnprt]$|set$/.test(verb) ? verb + verb.at(-1)! : verb}ing`;

const verbNouns: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/^(?:repair|fix|restore)s?$/, 'repair'],
    [/^cleans?$/, 'cleaning'],
    [/^installs?$/, 'installation'],
    [/^teach(?:es)?$/, 'lessons'],
    [/^trains?$/, 'training'],
    [/^grooms?$/, 'grooming'],
    [/^rents?$/, 'rental'],
    [/^paints?$/, 'painting'],
    [/^(?:haul|remove)s?$/, 'removal'],
    [/^deliver/, 'delivery'],
    [/^inspects?$/, 'inspection'],
    [/^tunes?$/, 'tuning'],
    [/^designs?$/, 'design'],
    [/^walks?$/, 'walking'],
    [/^press(?:es)?$/, 'pressing'],
    [/^cuts?$/, 'cutting'],
    [/^trims?$/, 'trimming'],
    [/^mows?$/, 'mowing'],
    [/^wash(?:es)?$/, 'washing'],
    [/^tows?$/, 'towing'],
    [/^(?:lend|loan)s?$/, 'lending'],
    [/^recycles?$/, 'recycling'],
    [/^translates?$/, 'translation'],
  ],
  es: [
    [/^cort/, 'corte'],
    [/^(?:repar|arregl)/, 'reparación'],
    [/^limpi/, 'limpieza'],
    [/^instal/, 'instalación'],
    [/^pint/, 'pintura'],
    [/^ensen/, 'clases'],
    [/^rent/, 'renta'],
    [/^vend/, 'venta'],
  ],
};
