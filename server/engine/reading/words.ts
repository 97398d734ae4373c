/** Builds phrases from words: heads, parts, people, and things. */
import type { Clause, Word } from './clauses.ts';
import { isSpanishVerb } from './spanish-verbs.ts';
import { dayWords, formOfBusiness, occupation, organizationNouns, peopleNouns, plainVerbs } from './vocabulary.ts';

export const normsOf = (words: readonly Word[]) => words.map(({ norm }) => norm).join(' ');
export const covered = (clause: Clause) => clause.words.filter((_, at) => clause.negated[at]);
export const free = (clause: Clause) => clause.words.filter((_, at) => !clause.negated[at] && at !== clause.cueAt);

export const spanOf = (match: RegExpExecArray): readonly [number, number] => [
  match.index,
  match.index + match[0].length,
];

const edges =
  /^(?:(?:and|or|y|o|with|from|at|for|is|are|the|a|an|my|our|we|i|it|its|desde|from|starts?|starting|only|just|cost|costs|charge|charges|flat|fee|free|plus|about|around|desde|cobro|cobramos|cuesta|por|el|la|los|las|un|una|also|each|then|to|de|que)\s+)+|(?:\s+(?:and|or|y|o|with|from|at|for|is|are|the|a|an|starts?|starting|begins?|runs?|goes|only|just|cost|costs|charge|about|around|desde|por|each|then|to|be|de|en|of))+$/g;
export const trimEdges = (text: string) => text.replace(edges, '').replace(edges, '').trim();
export const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

export const small =
  /^(?:and|or|y|o|e|ni|but|also|just|only|please|any|anymore|some|more|most|mostly|mainly|all|the|a|an|our|my|your|their|its|we|i|you|they|it|is|are|am|be|do|does|did|not|no|never|to|of|de|del|el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|mi|mis|su|sus|se|nada|ya|mas|solo|solamente|con|en|in|at|on|for|with|w|from|by|that|who|there|here|will|would|can|could|have|has|than|other|as|para|por|que|starts?|starting|each|if|so|then|out|often|usually|sure|like|us|me|them|what|when|now|very|really|too|either|nomas|aqui|aca|anywhere|once|ever|etc|welcome|yes|si|this|these|those|somos|es|son|esta|estan|estamos|cobro|cobramos|cobra|cuesta|cuestan|charge|charges)$/;

/** Removes function words and plain verbs from both ends. */
export function coreOf(words: readonly Word[]): Word[] {
  const list = [...words];
  while (list.length > 0 && (small.test(list[0]!.norm) || plainVerbs.has(list[0]!.norm))) list.shift();
  while (list.length > 0 && small.test(list.at(-1)!.norm)) list.pop();
  return list;
}

/** Returns the core of the words as a phrase. */
export const phraseOf = (words: readonly Word[]): string =>
  clean(
    coreOf(words)
      .map(({ norm, text, gap }, at, list) => {
        const word = text === '' ? norm : text.replace(/[.,;:!?]+$/, '');
        return at === list.length - 1 ? word : `${word}${gap === '-' ? '-' : ' '}`;
      })
      .join(''),
  );

export const orWords = new Set(['or', 'nor', 'o', 'u', 'ni']);
export const andWords = new Set(['and', 'y', 'e', '&', '+', 'plus', 'n', 'tambien', 'also']);
/** Names of a single thing that contain "and". */
const pairs =
  /\b(?:before (?:and|&) afters?|knob (?:and|&) tube|bed (?:and|&) breakfasts?|arts (?:and|&) crafts|wash (?:and|&) fold|pick ?-?up (?:and|&) (?:delivery|drop ?-?off)|cut (?:and|&) (?:color|style)|mac (?:and|&) cheese|surf (?:and|&) turf|bait (?:and|&) tackle|heating (?:and|&) (?:air|cooling)|tar (?:and|&) gravel|paint (?:and|&) sip|tile (?:and|&) grout|grab (?:and|&) go)\b/;

export function partsOf(words: readonly Word[], splits: (word: Word) => boolean): Word[][] {
  const keep = pairs.test(normsOf(words));
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (splits(word) && !(keep && andWords.has(word.norm))) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

export const preposition =
  /^(?:in|near|around|from|out|outside|across|serving|throughout|at|on|under|over|without|within|through|into|onto|by|since|after|before|until|between|behind|inside|en|desde|cerca|hasta|sin|bajo|sobre|entre)$/;
export const isThing = ({ tags, norm }: Word) =>
  !small.test(norm) &&
  !preposition.test(norm) &&
  !isSpanishVerb(norm) &&
  !/^\d/.test(norm) &&
  !tags.has('Value') &&
  (tags.has('Noun') ||
    tags.has('Gerund') ||
    formOfBusiness.test(norm) ||
    occupation.test(norm) ||
    (!tags.has('Adjective') &&
      !tags.has('Imperative') &&
      !tags.has('Adverb') &&
      !tags.has('PastTense') &&
      !tags.has('Conjunction')));

/** Words after a product that say how it's made: "soy candles hand poured". */
const madeHow =
  /^(?:hand|poured|made|built|baked|roasted|grown|crafted|sewn|brewed|smoked|cooked|woven|carved|sourced|freshly|locally)$/;

const distance = /^(?:an? )?(?:few|couple(?: of)?|\d+) (?:miles?|mi|minutes?|mins?|blocks?|hours?|hrs?|doors)\b/;

/** Cuts a phrase before a description: "homeowners" from "homeowners who call at night". */
export function headOf(words: readonly Word[]): Word[] {
  const end = words.findIndex(
    ({ norm, tags }, at) =>
      at > 0 &&
      ((preposition.test(norm) && words[at - 1]!.gap !== '-') ||
        madeHow.test(norm) ||
        // In "to your place" and "a tattoo shop it is just me", another sentence starts.
        (norm === 'to' && /^(?:your|their|you|them)$/.test(words[at + 1]?.norm ?? '')) ||
        (norm === 'it' && /^(?:is|was|has)$/.test(words[at + 1]?.norm ?? '')) ||
        // "puesto de tacos los viernes", "taco stand Friday nights": when, not what.
        (dayWords.has(words[at + 1]?.norm ?? '') && /^(?:los|las|el|cada|every|on)$/.test(norm)) ||
        (dayWords.has(norm) && (/s$/.test(norm) || /^(?:nights?|mornings?|only)$/.test(words[at + 1]?.norm ?? ''))) ||
        // "plant nursery a few miles out of town"
        (/^(?:an?|few|couple|\d+)$/.test(norm) && distance.test(normsOf(words.slice(at, at + 4)))) ||
        // "motel west side of town"
        (/^(?:north|south|east|west|downtown|upstairs|back)$/.test(norm) &&
          /^(?:side|end|edge|of)$/.test(words[at + 1]?.norm ?? '')) ||
        // "walkers free to anyone"
        (norm === 'free' && (words[at + 1]?.norm ?? 'to') === 'to' && /[^s]s$/.test(words[at - 1]!.norm)) ||
        // Stops at "folks people like", but "chisel people" are people.
        (norm === 'people' && at < words.length - 1) ||
        /^(?:who|that|which|where|que|donde|with|w|con|as|like|if|when|while|because|so|out|about|all|any|cuando|porque|mientras)$/.test(
          norm,
        ) ||
        tags.has('Money')),
  );
  return words.slice(0, end < 0 ? undefined : end);
}

const lastOf = (words: readonly Word[]) => coreOf(headOf(words)).at(-1);
const namesPeople = (word: Word | undefined) =>
  word !== undefined &&
  (peopleNouns.test(word.norm) ||
    word.tags.has('Demonym') ||
    (word.tags.has('Actor') && /(?:ers|ors|ists|ians|ants|men|women)$/.test(word.norm)));
/** In Spanish, the people come first: "perros chicos", "dueños de trocas". */
const spanishPeople =
  /^(?:dueños|duenos|familias|ninos|ninas|mujeres|hombres|adultos|jovenes|senoras|senores|mamas|madres|padres|parejas|novias|clientes|clientas|pacientes|personas|gente|perros|gatos|mascotas|estudiantes|vecinos|mayores|muchachas|muchachos|trabajadores|bebes)$/;
/** Matches "chisel people", but not people in general. */
const isKindOfPeople = (words: readonly Word[]) => {
  const core = coreOf(headOf(words));
  return core.length > 1 && core.at(-1)!.norm === 'people';
};
export const isPeople = (words: readonly Word[]) =>
  namesPeople(lastOf(words)) || isKindOfPeople(words) || spanishPeople.test(coreOf(headOf(words))[0]?.norm ?? '');
export const isPlural = (norm: string) =>
  /s$|^(?:men|women|\w+men|children|people|folks?|military|public|residential|cattle|livestock|staff|everyone|anyone|publico|gente|hombres|mujeres)$/.test(
    norm,
  );
/** Returns the people without what they do or how old they are: "americans living abroad", "kids 2 to 8". */
export function withoutDoing(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ norm, tags }, index) =>
      index > 0 && (/^\d/.test(norm) || tags.has('Gerund')) && isPlural(words[index - 1]!.norm),
  );
  return at < 0 ? words : words.slice(0, at);
}

/**
 * Returns whether the words after "for" or "to" name customers: people, organizations, or their belongings ("for
 * boats").
 */
export const isCustomer = (words: readonly Word[], anyPlural = true) => {
  const [first = []] = partsOf(words, ({ norm }) => andWords.has(norm) || orWords.has(norm));
  return [words, first].some((list) => {
    const last = lastOf(withoutDoing(list));
    if (!last) return false;
    if (namesPeople(last) || isKindOfPeople(list) || organizationNouns.test(last.norm)) return true;
    return (
      anyPlural && list.length <= 3 && last.tags.has('Plural') && last.tags.has('Noun') && !purposes.test(last.norm)
    );
  });
};
/** After "for", these give a reason or a time, not a customer. */
const purposes =
  /^(?:weddings|parties|events|birthdays|holidays|graduations|celebrations|occasions|reviews|leads|referrals|sales|quotes|details|years|months|weeks|days|hours|minutes|nights|dollars|bucks|reasons|jobs|projects|repairs|photos|ads|shots|returns|refunds|prices|services|appointments|classes|lessons|weekends|mornings|afternoons|evenings|goods|things|beds?)$/;

/** Too general to be ruled out or offered by themselves. */
export const vague =
  /^(?:people|person|customers?|clients?|anything|everything|things?|stuff|work|jobs?|time|money|one|us|them|access|talk|lunch|site|what|much|many|idea|problem|promise (?:one|it|them|any\w*)|business|nothing|ones?|rest|buy|sell|text|sale|name|the name|ppl|guess|kind|kinds|sort|(?:kind|sort) of (?:work|thing|place)|full service|same day|custom work|else|way|ways|gente|cosas|trabajo|dinero|tiempo|nada|todos?|todas?|clientes?)$/;

/** Returns whether a clause only names things and says nothing about them: "laces", "drag chutes". */
export const namesOnly = (words: readonly Word[]) =>
  words.length <= 4 &&
  !plainVerbs.has(words[0]!.norm) &&
  words.every(
    ({ norm, tags }) =>
      !/^(?:only|just|mostly|mainly|yes|solo)$/.test(norm) &&
      !['Value', 'Money', 'Pronoun', 'Copula', 'Auxiliary'].some((tag) => tags.has(tag)),
  );
