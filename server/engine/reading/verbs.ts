/** What the owner does, as a thing one can look for: "we repair jewelry" is "jewelry repair". */
import type { Clause, Word } from './clauses.ts';
import type { Language } from './language.ts';
import { plainVerbs } from './vocabulary.ts';
import { andWords, small, spanishVerbs } from './words.ts';

/** "gel and natural nails" are gel nails and natural nails: a single word before "and" shares the noun that follows. */
export function sharedHead(things: readonly { words: Word[]; verb: Word | undefined }[]) {
  const [first, last] = things;
  if (things.length !== 2 || !first || !last || last.words.length < 2 || first.verb !== last.verb) return things;
  const alone = first.words.length === 1 && !/s$/.test(first.words[0]!.norm);
  return alone ? [{ ...first, words: [...first.words, ...last.words.slice(1)] }, last] : things;
}

/** "bolts nuts anchors": plural nouns in a row are a list without its commas. */
export function separated(thing: { words: Word[]; verb: Word | undefined }) {
  const list = thing.words.filter(({ norm }) => !small.test(norm));
  const isList = list.length >= 3 && list.every(({ norm }) => /[^s]s$/.test(norm));
  return isList ? list.map((word) => ({ words: [word], verb: thing.verb })) : [thing];
}

const commonVerbs =
  /^(?:is|has|does|needs|wants|comes|fills|starts|carries|makes|takes|gives|keeps|gets|goes|works|runs|helps|lets|means|includes|lasts|costs)$/;

/** The verb of a clause that says who does something; of a noun phrase none. @param goesOn the subject stood before "and" */
export function verbOf(words: readonly Word[], goesOn: boolean, language: Language): Word | undefined {
  if (language === 'es') return words.find(({ norm }, at) => spanishVerbs.test(norm) && at <= 3);
  const at = words.findIndex(
    ({ norm, tags }, index) =>
      tags.has('Verb') &&
      !tags.has('Gerund') &&
      !tags.has('Participle') &&
      (index > 0 || goesOn) &&
      (!/s$/.test(norm) || commonVerbs.test(norm)),
  );
  if (at < 0) return undefined;
  const subject = words.slice(0, at);
  const hasSubject =
    goesOn ||
    subject.some(({ norm }) => /^(?:we|i|you|they|it|everyone|customers|people|students|clients|guests)$/.test(norm)) ||
    (at === 1 && /[^s]s$/.test(subject[0]!.norm));
  return hasSubject ? words[at] : undefined;
}

/** "we repair", "I make", "hago": the owner speaks of their work; "you can watch" or "llamas carry lunch" is a detail of it. */
export const isOwnersVerb = (verb: Word, about: readonly Word[], clause: Clause) => {
  const subject = about.slice(0, about.indexOf(verb)).filter(({ norm }) => !andWords.has(norm));
  return (
    spanishVerbs.test(verb.norm) ||
    (clause.words.some(({ norm }) => /^(?:we|i)$/.test(norm)) &&
      subject.every(
        ({ norm, tags }) => /^(?:we|i|also|just|mostly)$/.test(norm) || tags.has('Verb') || tags.has('Adverb'),
      ) &&
      !/^(?:have|need|want|bill|come|ship|deliver|keep|call|know|think|answer|live|are|is|am|close|open|charge|accept|take|speak|use|love|like|hate|try|get|work)$/.test(
        verb.norm,
      ))
  );
};

/** Turns what the owner does into a thing one can look for: "repair jewelry" is "jewelry repair". */
export function namedByVerb(object: string, verb: Word | undefined, language: Language): string {
  if (!verb) return object;
  const noun = verbNouns[language].find(([pattern]) => pattern.test(verb.norm))?.[1];
  if (!noun)
    return language === 'en' && !makes.test(verb.norm) && !plainVerbs.has(verb.norm)
      ? `${gerund(verb.norm)} ${object}`
      : object;
  // A noun before a noun is singular: "garage doors", but "garage door installation".
  return language === 'es'
    ? `${noun} de ${object}`
    : `${object.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')} ${noun}`;
}

/** Verbs whose object is the thing that's sold. */
const makes =
  /^(?:make|bake|cook|brew|grow|roast|craft|sew|design|print|write|supply|stock|import|distribute|manufacture|produce|operate|own|run|staff|raise|breed|ship|deliver|create|publish|rent|lease|provide|specialize|focus|carry|serve|feature|have|got|love|love|use|need|want|keep|get|give|know|see|live|come|call)s?$/;

const gerund = (verb: string) =>
  `${/[^aeiou]e$/.test(verb) ? verb.slice(0, -1) : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1)! : verb}ing`;

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
  ],
  es: [
    [/^cort/, 'corte'],
    [/^(?:repar|arregl)/, 'reparación'],
    [/^limpi/, 'limpieza'],
    [/^instal/, 'instalación'],
    [/^pint/, 'pintura'],
    [/^(?:ensen|doy|damos)/, 'clases'],
    [/^rent/, 'renta'],
    [/^vend/, 'venta'],
  ],
};
