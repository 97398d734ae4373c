/** What a clause says is so: what the business is and sells, to whom, where, and its details. */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import type { Draft, FactKind } from './fact.ts';
import type { Language } from './language.ts';
import { withoutPlaces } from './place-words.ts';
import { datesIn } from './times.ts';
import { isOwnersVerb, namedByVerb, separated, sharedHead, verbOf } from './verbs.ts';
import { dayWords, monthWords, organizationNouns, peopleNouns } from './vocabulary.ts';
import {
  andWords,
  clean,
  formOfBusiness,
  headOf,
  isCustomer,
  isPeople,
  isPlural,
  isThing,
  normsOf,
  orWords,
  partsOf,
  phraseOf,
  preposition,
  vague,
} from './words.ts';

const serveMarkers: Record<Language, RegExp> = { en: /^(?:for|to)$/, es: /^(?:para|pa|a)$/ };
const reachWords =
  /\b(?:online|nationwide|worldwide|remote(?:ly)?|virtual(?:ly)?|telehealth|mobile|statewide|all 50 states|anywhere|(?:we )?come to (?:you|them|your \w+|their \w+)|house calls?|ship \w+|a domicilio|en linea|todo el pais)\b/;

export function affirmedFacts(
  given: readonly Word[],
  clause: Clause,
  found: readonly Draft[],
  language: Language,
): Draft[] {
  const facts: Draft[] = [];
  const { places, rest: yes } = withoutPlaces(given);
  facts.push(...places.map((value): Draft => ({ kind: 'place', value, holds: true })));
  const text = normsOf(yes);
  const reach = reachWords.exec(text);
  if (reach) facts.push({ kind: 'reach', value: reach[0], holds: true });
  const has = (...kinds: FactKind[]) => found.some(({ kind }) => kinds.includes(kind));
  if (has('rule') && yes.length >= 2 && yes.length <= 7)
    facts.push({ kind: 'detail', value: spelledOut(yes), holds: true });
  if (yes.length === 0 || has('budget', 'rule')) return facts;
  // To whom: "for small hotels and restaurants", "to contractors".
  const marker = yes.findIndex(
    ({ norm }, at) =>
      at > 0 &&
      serveMarkers[language].test(norm) &&
      isCustomer(yes.slice(at + 1)) &&
      !/^\d/.test(yes[at + 1]?.norm ?? '') &&
      !/^\d/.test(yes[at - 1]!.norm),
  );
  if (marker > 0) {
    const people = yes.slice(marker + 1);
    const end = people.findIndex(
      ({ norm }, at) => at > 0 && (preposition.test(norm) || /^(?:who|starting|w|with|that)$/.test(norm)),
    );
    for (const part of partsOf(
      people.slice(0, end < 0 ? undefined : end),
      ({ norm }) => andWords.has(norm) || orWords.has(norm),
    )) {
      const value = phraseOf(part);
      if (value.length > 2) facts.push({ kind: 'serves', value, holds: true });
    }
  }
  if (has('channel', 'language', 'discounts') && !formOfBusiness.test(normsOf(headOf(yes)))) return facts;
  if (found.some(({ kind, value }) => kind === 'best' || (kind === 'price' && value !== ''))) {
    // "$0.62 a napkin, picked up Monday and Thursday"
    const schedule = yes.filter(({ norm }) => !/^\d|^\$/.test(norm));
    if (datesIn(yes).days.length > 0 && schedule.length >= 3 && schedule.length <= 7)
      facts.push({ kind: 'detail', value: spelledOut(schedule), holds: true });
    return facts;
  }
  // "online store", "mobile groomer": there it belongs to the noun.
  const isModifier =
    reach &&
    /^(?:online|mobile|virtual|remote)$/.test(reach[0]) &&
    yes.some(({ norm }, at) => norm === reach[0] && yes[at + 1]?.tags.has('Noun'));
  const kept = reach && !isModifier ? withoutText(yes, reach[0]) : yes;
  const about = headOf(marker > 0 ? kept.slice(0, marker) : kept).filter(
    ({ norm }) =>
      !/^(?:only|mostly|mainly|solo|solamente|also|please|principalmente|nomas|puro|pura|unicamente)$/.test(norm),
  );
  const detail = () => {
    const words = text.split(' ').length;
    if (
      words >= 2 &&
      words <= 10 &&
      yes.some((word) => isThing(word) || word.tags.has('Value')) &&
      !facts.some(({ kind }) => kind === 'detail')
    )
      facts.push({ kind: 'detail', value: spelledOut(yes), holds: true });
  };
  if (about.length === 0) return facts;
  if (datesIn(yes).months.length > 0) {
    detail();
    return facts;
  }
  const identity = /^(?:(?:we|i|it|this) (?:are|am|is)|we 're|i 'm|its an?|somos|soy|es) /.test(normsOf(about) + ' ');
  let open: Word | undefined;
  /** Verbs that share the next object: "repair and install". */
  const waiting: Word[] = [];
  const things: { words: Word[]; verb: Word | undefined }[] = [];
  const segments = partsOf(about, ({ norm }) => andWords.has(norm));
  for (const [index, segment] of segments.entries()) {
    const verb = identity ? undefined : verbOf(segment, index > 0 && open !== undefined, language);
    if (verb && !isOwnersVerb(verb, segment, clause)) {
      detail();
      return facts;
    }
    open = verb ?? open;
    const object = verb ? segment.slice(segment.indexOf(verb) + 1) : segment;
    const helped =
      verb && helping.test(verb.norm)
        ? object.findIndex(({ norm }, at) => at < 4 && (peopleNouns.test(norm) || organizationNouns.test(norm)))
        : -1;
    if (helped >= 0) {
      facts.push({ kind: 'serves', value: phraseOf(object.slice(0, helped + 1)), holds: true });
      continue;
    }
    if (verb && /^(?:what|how|why|when|where|that|it|lo|que|whatever)$/.test(object[0]?.norm ?? '')) detail();
    else if (object.some(isThing))
      things.push(...[...waiting.splice(0), open].map((one) => ({ words: object, verb: one })));
    else if (verb) waiting.push(verb);
    else detail();
  }
  if (things.length === 0 && waiting.length > 0) detail();
  for (const { words, verb } of sharedHead(things).flatMap(separated)) {
    const value = phraseOf(words);
    const folded = foldAccents(value);
    const last = words.at(-1)!;
    if (value.length < 3 || found.some(({ value: key }) => key === folded)) continue;
    if (
      folded
        .split(' ')
        .every((word) => dayWords.has(word) || monthWords.has(word) || /^(?:every|each|cada|on|and)$/.test(word))
    )
      continue;
    if (junk.test(folded)) {
      if (/\d/.test(text)) detail();
      continue;
    }
    if (
      vague.test(folded) ||
      last.tags.has('PastTense') ||
      last.tags.has('Participle') ||
      (/\d/.test(folded) && !/^\d+ (?:hour|day|week|month)/.test(folded))
    )
      detail();
    else if (isPeople(words) && isPlural(last.norm) && !verb) facts.push({ kind: 'serves', value, holds: true });
    else if (value.split(' ').length <= 5)
      facts.push({
        kind:
          identity ||
          formOfBusiness.test(folded) ||
          occupation.test(last.norm) ||
          last.tags.has('Actor') ||
          (isPeople(words) && !isPlural(last.norm))
            ? 'is'
            : 'sells',
        value: namedByVerb(value, verb, language),
        holds: true,
      });
    else detail();
  }
  return facts;
}

/** Words no product has in its name. */
const junk =
  /\b(?:thats|that's|theres|there's|its|it's|used|been|really|lol|sorry|still|again|ever|im|i'm|idk|anybody|somebody|someone|everybody|maybe|probably|hopefully|thing|things|stuff|lot|lots|way|me|us|them|better|best|good|great|nice|dead|love|loves|next|last|first|third|today|now|right|same day|hey|hi|hello|yes|tops|couple|call|calls|hour|hours|few)\b/;

/** Verbs whose object is a customer: "we help restaurants get more guests". */
const helping = /^(?:help|helps|serve|serves|support|assist|coach|represent|advise|ayud|atiend|atend)\w*$/;

const occupation =
  /(?:ologist|opractor|apist|ician|grapher|smith|maker|tender|keeper|groomer|trainer|planner|officiant|doula|midwife|nanny|dentist|attorney|lawyer|plumber|painter|roofer|cleaner|tutor|baker|florist|barber|stylist|builder|installer|movers?|notary|realtor|electricista|plomero|abogad[oa]|contador[a]?|dentista|pintor[a]?|jardinero|carpintero|cerrajero|fotograf[oa])$/;

/** The words with days by their full names: "we deliver Tuesday and Thursday". */
function spelledOut(words: readonly Word[]): string {
  const out: string[] = [];
  for (const [at, { norm }] of words.entries()) {
    const day = dayWords.get(norm);
    const isDay = day?.length === 1 && !/s$/.test(norm);
    const before = words[at - 1] && dayWords.get(words[at - 1]!.norm)?.length === 1;
    if (isDay && before) out.push('and');
    out.push(isDay ? day[0]!.replace(/^./, (letter) => letter.toUpperCase()) : norm);
  }
  return clean(out.join(' '));
}

function withoutText(words: readonly Word[], text: string): Word[] {
  const parts = text.split(' ');
  const at = words.findIndex((_, index) => parts.every((part, offset) => words[index + offset]?.norm === part));
  return at < 0 ? [...words] : [...words.slice(0, at), ...words.slice(at + parts.length)];
}
