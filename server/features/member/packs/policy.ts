/** Which prompts of a pack are meant, and in which order. */
import type { PackPrompt, PromptPack } from '#shared/content/packs/pack.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '#shared/domain/search-words.ts';

export type KeyedPackPrompt = PackPrompt & { key: string };

/** A prompt with its place, and its words made ready for searching once. */
export type Indexed = { prompt: KeyedPackPrompt; place: number; title: string; whole: string };

/** Makes a pack ready for searching. */
export function indexPack(pack: PromptPack): Indexed[] {
  return pack.prompts.map((prompt, place) => ({
    prompt: { ...prompt, key: promptKey(pack.key, place) },
    place,
    title: plainText(prompt.title),
    whole: plainText([prompt.title, prompt.category, prompt.useCase, prompt.prompt].join('\n')),
  }));
}

export type Wanted = {
  search?: string | undefined;
  category?: string | undefined;
  /** Keys that alone may be shown; undefined for all. */
  keys?: ReadonlySet<string> | undefined;
  /** Key of the last prompt of the page before. */
  after?: string | undefined;
  limit: number;
};

export type PromptPage = {
  prompts: KeyedPackPrompt[];
  /** Of all pages. */
  total: number;
  nextCursor: string | undefined;
};

/**
 * Prompts that hold all words of the search, those that hold them in their titles first, else in the order of the pack.
 * A page begins behind a prompt, not at a number, so that it misses none when another one leaves the list meanwhile.
 * @returns an empty page behind a prompt that the pack does not have.
 */
export function pageOf(entries: readonly Indexed[], wanted: Wanted): PromptPage {
  const words = searchWords(wanted.search ?? '');
  const holds = (text: string) => words.every((word) => text.includes(word));
  const rankOf = (entry: Indexed) => (holds(entry.title) ? 0 : 1);
  const found = entries
    .filter(
      ({ prompt, whole }) =>
        (!wanted.category || prompt.category === wanted.category) &&
        (!wanted.keys || wanted.keys.has(prompt.key)) &&
        holds(whole),
    )
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((one, other) => one.rank - other.rank || one.entry.place - other.entry.place);
  const last = wanted.after === undefined ? undefined : entries.find(({ prompt }) => prompt.key === wanted.after);
  const isBehind = ({ entry, rank }: (typeof found)[number]) => {
    if (wanted.after === undefined) return true;
    return last !== undefined && (rank - rankOf(last) || entry.place - last.place) > 0;
  };
  const rest = found.filter(isBehind).map(({ entry }) => entry.prompt);
  const prompts = rest.slice(0, wanted.limit);
  return {
    prompts,
    total: found.length,
    nextCursor: rest.length > wanted.limit ? prompts.at(-1)?.key : undefined,
  };
}
