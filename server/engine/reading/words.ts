/** Phrases from words: heads, parts, people, and things. */
import type { Clause, Word } from './clauses.ts';
import { organizationNouns, peopleNouns, plainVerbs } from './vocabulary.ts';

export const normsOf = (words: readonly Word[]) => words.map(({ norm }) => norm).join(' ');
export const covered = (clause: Clause) => clause.words.filter((_, at) => clause.negated[at]);
export const free = (clause: Clause) => clause.words.filter((_, at) => !clause.negated[at] && at !== clause.cueAt);

export const spanOf = (match: RegExpExecArray): readonly [number, number] => [
  match.index,
  match.index + match[0].length,
];

const edges =
  /^(?:(?:and|or|y|o|with|from|at|for|is|are|the|a|an|my|our|we|i|it|its|desde|from|starts?|starting|only|just|cost|costs|charge|charges|about|around|desde|cobro|cobramos|cuesta|por|el|la|los|las|un|una|also|each|then|to|de|que)\s+)+|(?:\s+(?:and|or|y|o|with|from|at|for|is|are|the|a|an|starts?|starting|begins?|runs?|goes|only|just|cost|costs|charge|about|around|desde|por|each|then|to|be|de|en|of))+$/g;
export const trimEdges = (text: string) => text.replace(edges, '').replace(edges, '').trim();
export const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

export const small =
  /^(?:and|or|y|o|e|ni|but|also|just|only|please|any|anymore|some|more|most|mostly|mainly|all|the|a|an|our|my|your|their|its|we|i|you|they|it|is|are|am|be|do|does|did|not|no|never|to|of|de|del|el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|mi|mis|su|sus|se|nada|ya|mas|solo|solamente|con|en|in|at|on|for|with|w|from|by|that|who|there|here|will|would|can|could|have|has|than|other|as|para|por|que|starts?|starting|each|if|so|then|out|often|usually|sure|like|us|me|them|what|when|now|very|really|somos|soy|es|son|esta|estan|estamos|cobro|cobramos|cobra|cuesta|cuestan|charge|charges)$/;

/** The words as a phrase, without the small words and plain verbs at its ends. */
export function phraseOf(words: readonly Word[]): string {
  const list = [...words];
  while (list.length > 0 && (small.test(list[0]!.norm) || plainVerbs.has(list[0]!.norm))) list.shift();
  while (list.length > 0 && small.test(list.at(-1)!.norm)) list.pop();
  return clean(list.map(({ norm, text }) => (text === '' ? norm : text.replace(/[.,;:!?]+$/, ''))).join(' '));
}

export const orWords = new Set(['or', 'nor', 'o', 'u', 'ni']);
export const andWords = new Set(['and', 'y', 'e', '&', '+', 'plus', 'n']);
/** Names with "and" in them, which are one thing. */
const pairs =
  /\b(?:before (?:and|&) afters?|knob (?:and|&) tube|bed (?:and|&) breakfasts?|arts (?:and|&) crafts|wash (?:and|&) fold|pick ?-?up (?:and|&) (?:delivery|drop ?-?off)|cut (?:and|&) (?:color|style)|mac (?:and|&) cheese|surf (?:and|&) turf|bait (?:and|&) tackle|heating (?:and|&) (?:air|cooling)|tar (?:and|&) gravel|paint (?:and|&) sip|grab (?:and|&) go)\b/;

export function partsOf(words: readonly Word[], splits: (word: Word) => boolean): Word[][] {
  const keep = pairs.test(normsOf(words));
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (splits(word) && !(keep && andWords.has(word.norm))) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

export const formOfBusiness =
  /\b(?:agency|app|bakery|bar|barber ?shop|brewery|broker|brokerage|cafe|charity|church|clinic|club|company|contractor|creamery|daycare|dealer|dealership|distributor|farm|firm|franchise|gallery|garage|gym|hospital|hotel|inn|laundromat|lab|manufacturer|marketplace|museum|newsletter|non-?profit|pharmacy|platform|podcast|practice|ranch|restaurant|salon|saas|school|shop|software|spa|start-?up|store|studio|supplier|supermarket|taproom|theater|winery|wholesaler|panaderia|restaurante|tienda|taller|negocio|empresa|peluqueria|barberia|agencia|escuela|iglesia|clinica|floreria)$/;

export const preposition =
  /^(?:in|near|around|from|out|outside|across|serving|throughout|at|on|under|over|without|within|through|by|since|after|before|until|between|behind|inside|en|desde|cerca|hasta|sin|bajo|sobre|entre)$/;
export const isThing = ({ tags, norm }: Word) =>
  !small.test(norm) &&
  !preposition.test(norm) &&
  !spanishVerbs.test(norm) &&
  !/^\d/.test(norm) &&
  !tags.has('Value') &&
  (tags.has('Noun') ||
    tags.has('Gerund') ||
    (!tags.has('Adjective') &&
      !tags.has('Imperative') &&
      !tags.has('Adverb') &&
      !tags.has('PastTense') &&
      !tags.has('Conjunction')));

/** The phrase up to what only describes it: "homeowners" of "homeowners who call at night". */
export function headOf(words: readonly Word[]): Word[] {
  const end = words.findIndex(
    ({ norm, tags }, at) =>
      at > 0 &&
      ((preposition.test(norm) && words[at - 1]!.gap !== '-') ||
        /^(?:who|that|which|que|people|with|w|con|as|like|if|when|while|because|so|out|cuando|porque|mientras)$/.test(
          norm,
        ) ||
        tags.has('Money')),
  );
  return words.slice(0, end < 0 ? undefined : end);
}

const lastWord = (words: readonly Word[]) => headOf(words).at(-1)?.norm ?? '';
export const isPeople = (words: readonly Word[]) => peopleNouns.test(lastWord(words));
export const isPlural = (norm: string) =>
  /s$|^(?:men|women|children|people|military|public|residential|everyone|anyone|publico|gente|hombres|mujeres)$/.test(
    norm,
  );
export const isCustomer = (words: readonly Word[]) => {
  const [first = []] = partsOf(words, ({ norm }) => andWords.has(norm) || orWords.has(norm));
  return (
    isPeople(words) ||
    isPeople(first) ||
    organizationNouns.test(lastWord(words)) ||
    organizationNouns.test(lastWord(first))
  );
};
/** Too wide to be ruled out or offered by themselves. */
export const vague =
  /^(?:people|person|customers?|clients?|anything|everything|things?|stuff|work|jobs?|time|money|one|us|them|access|talk|lunch|site|what|much|many|idea|problem|appointments?|business|gente|cosas|trabajo|dinero|tiempo|nada|todo|clientes?)$/;

export const spanishVerbs =
  /^(?:(?:cort|arregl|repar|limpi|pint|instal|cocin|prepar|fabric|cuid|transport|dibuj|dict|entren|decor|lav|plan|mont|organiz|fotografi|grab|asesor|rent|alquil|trabaj|dise[nñ]|ense[nñ])(?:o|amos)|(?:vend|hac|ofrec|constru|atend|cos)(?:emos|imos)|vendo|hago|ofrezco|construyo|atiendo|doy|damos|coso|llevo|llevamos)$/;
