/** Reads the answers outside the fourteen steps as facts: only what the question asked for. */
import type { Extras, SharperKey } from '#shared/schemas/extras.ts';
import { squeeze, wordsOf } from '../text.ts';
import type { Fact, FactKind } from './fact.ts';
import { foldAccents } from './cues.ts';
import { factsIn } from './facts.ts';
import type { Language } from './language.ts';
import type { Recognition } from './recognize.ts';
import { isThin } from './thin.ts';
import { trimEdges } from './words.ts';

const step = 'business_description';
const read = (answer: string, language: Language) => factsIn(answer, { language, step });
const only = (facts: readonly Fact[], ...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));

/** Removes markup, and commas in numbers, which would split a sentence. */
const plain = (answer: string) =>
  squeeze(answer.replace(/<(script|style).*?<\/\1>|<[^>]*>/gis, ' ').replace(/(\d),(?=\d{3}\b)/g, '$1'));

/**
 * Reads the owner's statement of what their business is, which replaces our understanding.
 * @returns facts with the business first; empty if the answer says nothing
 */
export function businessFacts(given: string, language: Language): Fact[] {
  const answer = plain(given);
  if (isThin(answer)) return [];
  const facts = read(answer, language);
  const phrase = phraseIn(answer);
  const named = facts.find(({ kind, holds }) => holds && (kind === 'is' || kind === 'sells'));
  const value = phrase ?? named?.value ?? trimEdges(answer.replace(/[.!]+$/, ''));
  return [
    { kind: 'is', value, holds: true, words: answer, step },
    // Facts read from the phrase itself add nothing.
    ...facts.filter(
      (fact) =>
        fact !== named && !(fact.holds && (fact.kind === 'is' || (phrase !== undefined && fact.kind === 'sells'))),
    ),
  ];
}

/**
 * Returns the noun phrase for a business if it was typed as such: "mobile dog and puppy grooming"; undefined for a
 * sentence.
 */
function phraseIn(answer: string): string | undefined {
  const phrase = answer
    .replace(/[.!]+$/, '')
    .replace(/^(?:(?:we|i|it)(?:'re|'m|'s| are| am| is) |somos |soy |es )/i, '')
    .replace(/^(?:an?|the|una?) /i, '')
    .replace(/\s(?:in|near|around|for|en|para|cerca de)\s.*$/i, '');
  const isSentence = /^(?:we|i|it|nosotros|yo|not?|nunca|never)\b|[,;:.!?]/i.test(phrase);
  return isSentence || phrase.split(' ').length > 6 ? undefined : phrase;
}

const sold = /^(?:is|sells|best|price)$/;
const everyBusiness =
  /^(?:mobile|local|online|home|service|services|shop|store|studio|business|company|with|from|your)$/;
const beginnings = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 3 && !everyBusiness.test(word))
    .map((word) => word.slice(0, 4));

/**
 * Returns the facts of a description except what the business is. If the correction names something else, what it seems
 * to sell is dropped too, because it was misread.
 * @param own the correction as typed
 * @param before the industry recognized in the description
 * @param right the industry according to the correction
 */
export function withoutMisread(
  described: readonly Fact[],
  own: string,
  before: Pick<Recognition, 'trade' | 'isGeneralTrade'>,
  right: Pick<Recognition, 'trade'>,
): Fact[] {
  const words = new Set(beginnings(own));
  const fits =
    (!before.isGeneralTrade && before.trade.slug === right.trade.slug) ||
    described.some(({ kind, value }) => sold.test(kind) && beginnings(value).some((word) => words.has(word)));
  return described.filter(({ kind, holds }) => !holds || (kind !== 'is' && (fits || !sold.test(kind))));
}

const amountIn =
  /(?:[,;:]|\s[-–—]|\b(?:at|for|is|costs?|it's|a|por|cuesta|desde|from))*\s*(?:\$\s?(\d+(?:\.\d+)?)|(?<![\w.])(\d+(?:\.\d+)?)(?=\s*(?:dollars?|bucks|usd|dolares|\/)|\s*[.!]?$|\s+(?:each|per|a|an|por|al|la|cada)\b))/;

/** Not a product: "Everything sells", "it depends". */
const vague =
  /^(?:no|not|none|nothing|everything|anything|all|it|that|depends?|varies|nada|todo|depende)(?![-\p{L}])/iu;

function bestSeller(answer: string, language: Language): Fact[] {
  const price = amountIn.exec(foldAccents(answer));
  const item = squeeze((price ? answer.slice(0, price.index) : answer).split(/[.;!](?:\s|$)/)[0]!)
    .replace(/^(?:the|our|an?|el|la|los|las|nuestr[oa]s?) /i, '')
    .replace(/[,:]+$/, '');
  if (isThin(item) || vague.test(item)) return [];
  const named = read(item, language).filter(({ holds }) => holds);
  const best = only(named, 'best')[0] ?? (item.split(' ').length > 7 ? only(named, 'sells')[0] : undefined);
  const value = best?.value ?? trimEdges(item);
  if (value === '' || value.split(' ').length > 7) return [];
  const amount = price && Number(price[1] ?? price[2]);
  return [
    { kind: 'best', value, holds: true, words: answer, step },
    ...(amount ? [{ kind: 'price' as const, value, holds: true, amount, words: answer, step } satisfies Fact] : []),
  ];
}

const numberWords: Readonly<Record<string, number>> = {
  half: 0.5, media: 0.5, a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4,
  five: 5, cinco: 5, six: 6, seis: 6, eight: 8, ocho: 8, ten: 10, diez: 10,
}; // prettier-ignore
const timeIn =
  /\b(?:(\d{1,2}(?:\.\d)?)|(half|media|an?|one|two|three|four|five|six|eight|ten|una?|dos|tres|cuatro|cinco|seis|ocho|diez)) ?(?:an? )?(?:hours?|hrs?|h|horas?|minutes?|mins?|minutos?|evenings?|mornings?|afternoons?|days?|tardes?|mananas?|dias?)\b/;
const noMoney = /^(?:no|none|nothing|zero|0|\$ ?0|nada|cero|ningun[oa]?|sin)\b/;

function budgetAndTime(answer: string, language: Language): Fact[] {
  const opening = language === 'es' ? 'mi presupuesto de publicidad es ' : 'my marketing budget is ';
  const said = { holds: true, words: answer, step } as const;
  const folded = foldAccents(answer).trim();
  const budget = noMoney.test(folded)
    ? { kind: 'budget' as const, value: 'nothing', amount: 0 }
    : only(read(opening + answer, language), 'budget')[0];
  const own = only(read(answer, language), 'time')[0];
  const hours = timeIn.exec(folded);
  const time =
    own ??
    (hours && {
      kind: 'time' as const,
      value: hours[0],
      amount: hours[1] ? Number(hours[1]) : (numberWords[hours[2]!] ?? 1),
    });
  // "2 hours" isn't a budget of $2.
  const isMoney = budget && (budget.amount === 0 || budget.amount !== time?.amount || folded.includes('$'));
  return [
    ...(isMoney ? [{ ...budget, ...said, value: budget.amount === 0 ? 'nothing' : answer }] : []),
    ...(time ? [{ ...time, ...said }] : []),
  ];
}

function ruledOut(answer: string, language: Language): Fact[] {
  const kinds = ['sells', 'serves', 'is', 'channel', 'discounts'] as const;
  const denied = only(read(answer, language), ...kinds).filter(({ holds }) => !holds);
  if (denied.length > 0) return denied;
  // In "cats, weddings", the listed items are what they don't want.
  const opening = language === 'es' ? 'no hacemos ' : "we don't do ";
  return only(read(opening + answer, language), ...kinds).map((fact) => ({ ...fact, holds: false, words: answer }));
}

/** Splits into sentences: "Full: weekends." is one, "busy in May and slow in June" is two. */
const asSentences = (answer: string) =>
  answer
    .replace(/(\p{L})\s*:\s*/gu, '$1 ')
    .replace(
      /\s+(?:and|but|y|pero)\s+(?=(?:(?:we|it)?(?:'re|'s| are| is)? ?)(?:full|busy|booked|packed|slammed|slow|empty|dead|quiet|llen|ocupad|vaci|tranquil|floj|muert))/gi,
      '. ',
    );

const demand = (answer: string, language: Language) =>
  only(read(asSentences(answer), language), 'full', 'empty', 'season', 'waitlist', 'capacity');

const readers: Record<SharperKey, (answer: string, language: Language) => Fact[]> = {
  best_seller: bestSeller,
  full_empty: demand,
  budget_time: budgetAndTime,
  avoid: ruledOut,
};

/** Reads one answer from the "Make it sharper" card; "idk" and nonsense give no facts. */
export function sharperFacts(key: SharperKey, answer: string, language: Language): Fact[] {
  const text = plain(answer);
  // "None" and "$500" are valid answers about a budget.
  const isEmpty = isThin(text) && !(key === 'budget_time' && (/\d/.test(text) || noMoney.test(foldAccents(text))));
  return isEmpty ? [] : readers[key](text, language);
}

/** Reads all answers from the card. */
export function sharpenedBy(extras: Extras, language: Language): Fact[] {
  return (Object.keys(readers) as SharperKey[]).flatMap((key) => {
    const answer = extras[key];
    return answer === undefined ? [] : sharperFacts(key, answer, language);
  });
}
