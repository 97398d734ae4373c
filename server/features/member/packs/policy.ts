/** Finds and sorts prompts of a pack. */
import type { PackPrompt, PromptPack } from '#shared/content/packs/pack.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '#shared/domain/search-words.ts';

export type KeyedPackPrompt = PackPrompt & { key: string };

/** A prompt with its position, and its text normalized once for searching. */
export type Indexed = { prompt: KeyedPackPrompt; place: number; title: string; whole: string };

/** Prepares a pack for searching. */
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
  /** Limits results to these keys; undefined for all. */
  keys?: ReadonlySet<string> | undefined;
  /** Key of the last prompt of the previous page. */
  after?: string | undefined;
  limit: number;
};

export type PromptPage = {
  prompts: KeyedPackPrompt[];
  /** Total over all pages. */
  total: number;
  nextCursor: string | undefined;
};

/**
 * Finds prompts that contain all search terms, title matches first, otherwise in pack order. A page starts after a
 * prompt, not at an offset, so that it skips none when another one drops out of the list.
 * @returns an empty page after a prompt that the pack doesn't have
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
