/**
 * Values that a member fills in before copying a prompt: `[words in square brackets]`, and business facts in the text
 * (name, town), so that a prompt also works for a second store or another town.
 */

/** `total`: characters of all values of one prompt together. */
export const variableLimits = { name: 60, value: 2000, count: 24, total: 6000 } as const;

/**
 * A known business fact. `short` is a part of the value that texts also use on its own: the town of "Hollywood,
 * Florida".
 */
export type BusinessFact = { name: string; label: string; value: string; short?: string; aliases: readonly string[] };

export type PromptVariable = {
  name: string;
  label: string;
  /** Initial value of the field. */
  preset: string;
  /** Needs more than one line: something pasted, listed, or explained. */
  isLong: boolean;
};

/** Key of the free-text field below every prompt. */
export const detailsVariable = 'details';

const placeholder = /\[(\p{L}[^[\]\n]{0,58})\](?!\()/gu;
const nameOf = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
const longPattern = /^(paste|describe|list|what|message|review|request|same)\b/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches whole words only: the town of "Davie" isn't part of "Davies". */
const wholeWords = (text: string) => `(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const aliasOf = (facts: readonly BusinessFact[], name: string) =>
  facts.find((fact) => fact.name === name || fact.aliases.includes(name));

/** @returns the variables of a text, in order, each once. */
export function variablesOf(text: string, facts: readonly BusinessFact[]): PromptVariable[] {
  const found = new Map<string, PromptVariable & { at: number }>();
  for (const fact of facts) {
    const at = text.search(new RegExp(wholeWords(fact.short ?? fact.value), 'u'));
    if (at >= 0) found.set(fact.name, { name: fact.name, label: fact.label, preset: fact.value, isLong: false, at });
  }
  for (const match of text.matchAll(placeholder)) {
    const name = nameOf(match[1]!);
    const fact = aliasOf(facts, name);
    const variable = fact
      ? { name: fact.name, label: fact.label, preset: fact.value, isLong: false }
      : { name, label: upperFirst(match[1]!.trim().replace(/\s+/g, ' ')), preset: '', isLong: longPattern.test(name) };
    const known = found.get(variable.name);
    if (!known || known.at > match.index) found.set(variable.name, { ...variable, at: match.index });
  }
  return [...found.values()]
    .toSorted((one, other) => one.at - other.at)
    .slice(0, variableLimits.count - 1)
    .map(({ name, label, preset, isLong }) => ({ name, label, preset, isLong }));
}

/**
 * @param values by variable; blank ones leave the text as it is: the bracket, or the fact
 * @returns the text to copy. Values are inserted literally, never parsed for more variables.
 */
export function fillPrompt(
  text: string,
  facts: readonly BusinessFact[],
  values: Readonly<Record<string, string>>,
): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name]!.trim() : '');
  const parts = facts
    .flatMap((fact) => [fact.value, fact.short ?? fact.value].map((words) => ({ fact, words })))
    .toSorted((one, other) => other.words.length - one.words.length);
  const pattern = new RegExp([placeholder.source, ...parts.map(({ words }) => wholeWords(words))].join('|'), 'gu');
  const filled = text.replace(pattern, (found: string, words?: string) => {
    if (words !== undefined) {
      const name = nameOf(words);
      const fact = aliasOf(facts, name);
      return (fact ? valueOf(fact.name) || fact.value : valueOf(name)) || found;
    }
    const part = parts.find((candidate) => candidate.words === found);
    const value = part && valueOf(part.fact.name);
    if (!part || !value || value === part.fact.value) return found;
    return found === part.fact.value ? value : value.split(',')[0]!.trim();
  });
  const details = valueOf(detailsVariable);
  return details ? `${filled}\n\nFor this time: ${details}` : filled;
}
