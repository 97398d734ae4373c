/** "Because you said …": links a recommendation to the visitor's own words, on screen and in files. */
import { locale } from './locale.ts';
import { stepById, type StepId } from './domain/chat-script.ts';
import { wordsOf, type Answers } from './domain/chat-answers.ts';
import type { GeneratedProfile } from './schemas/profile.ts';
import { once } from './once.ts';

const list = once(() => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }));
const graphemes = once(() => new Intl.Segmenter(locale, { granularity: 'grapheme' }));

/** @returns "a", "a and b" or "a, b, and c"; an empty string for an empty list */
export function joinNaturally(items: readonly string[]): string {
  return list().format(items);
}

/** Joins non-text items the same way: returns the pieces in order, each an item's index or the words between items. */
export function joinPieces(count: number): (number | string)[] {
  const marks = Array.from({ length: count }, (_, index) => String(index));
  return list()
    .formatToParts(marks)
    .map((part) => (part.type === 'element' ? Number(part.value) : part.value));
}

/**
 * Puts a text on one line of at most `max` visible characters.
 * @returns the text, or its start cut after a word, with an ellipsis; never half an emoji
 */
export function clip(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(graphemes().segment(line), (part) => part.segment);
  if (letters.length <= max) return line;
  const head = letters.slice(0, max - 1).join('');
  const lastSpace = head.lastIndexOf(' ');
  // A single endless word has no good place to cut, so cut anywhere.
  const cut = lastSpace > head.length / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}

export const becauseMaxChars = 56;

export type BecausePart = {
  stepId: StepId;
  /** The question in a few words. */
  label: string;
  /** The relevant part of the answer, clipped to one line. */
  answer: string;
};

/** Returns the stems of a text's meaningful words, so that "cleaning" and "cleans" match. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Returns the text at a path such as `strategies.aiTools.0`; empty if there is none. */
function textAt(profile: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), profile);
  return typeof found === 'string' ? found : '';
}

/**
 * Returns the part of a long answer that an item is based on: the run of whole phrases that fits and shares the most
 * words with it, the first one if tied; the answer's start if none shares any.
 */
function phraseFor(answer: string, item: string): string {
  const line = answer.replace(/\s+/g, ' ').trim();
  if (line.length <= becauseMaxChars) return line;
  const wanted = stemsOf(item);
  const phrases = line.split(/(?<=[.;!?,])\s+/);
  let best = { quote: clip(line, becauseMaxChars), shared: 0 };
  for (const first of phrases.keys())
    for (let end = first + 1; end <= phrases.length; end += 1) {
      const text = phrases
        .slice(first, end)
        .join(' ')
        .replace(/[\s,;.]+$/, '');
      if (text.length > becauseMaxChars && end > first + 1) break;
      const quote = clip(text, becauseMaxChars);
      const shared = [...stemsOf(quote)].filter((stem) => wanted.has(stem)).length;
      if (shared > best.shared) best = { quote, shared };
    }
  return best.quote;
}

/**
 * Returns the answers that an item is based on.
 * @param path the item's path, such as `strategies.aiTools.0`
 * @returns one part for each answer in the profile's order, without skipped and unknown answers
 */
export function becauseParts(
  profile: Pick<GeneratedProfile, 'because'>,
  answers: Answers,
  path: string,
): BecausePart[] {
  const because = profile.because ?? {};
  if (!Object.hasOwn(because, path)) return [];
  return [...new Set(because[path])].flatMap((stepId) => {
    const answer = phraseFor(joinNaturally(wordsOf(stepId, answers[stepId])), textAt(profile, path));
    return answer === '' ? [] : [{ stepId, label: stepById(stepId).label, answer }];
  });
}
