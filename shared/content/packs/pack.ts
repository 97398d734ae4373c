/** Prompt packs that are the same for everyone, from files in `content/packs`. Only for Node. */
import { loadContent } from '../content-files.ts';

export type PackPrompt = { title: string; category: string; useCase: string; prompt: string };
export type PromptPack = { key: string; name: string; description: string; prompts: readonly PackPrompt[] };

/** Public information about a pack: categories and some titles, no prompts. */
export type PackOutline = Omit<PromptPack, 'prompts'> & {
  count: number;
  /** In the pack's order. `samples` are titles. */
  categories: readonly { name: string; count: number; samples: readonly string[] }[];
};

/** Returns a pack with its prompts, and its public titles. */
function readPack(key: string): { pack: PromptPack; samples: ReadonlySet<string> } {
  const files = loadContent('packs').filter(({ slug, pack }) => (pack ?? slug) === key);
  const { name, description } = files.find(({ slug }) => slug === key)!;
  const entries = files.flatMap((file) =>
    file.prompts.map((entry) => ({ ...entry, category: entry.category ?? file.category! })),
  );
  const prompts = entries.map(({ title, category, useCase, prompt }) => ({ title, category, useCase, prompt }));
  return {
    pack: { key, name: name!, description: description!, prompts },
    samples: new Set(entries.filter(({ sample }) => sample).map(({ title }) => title)),
  };
}

export const packOf = (key: string): PromptPack => readPack(key).pack;

/** Returns a pack without its prompts. */
export function outlineOf(key: string): PackOutline {
  const { pack, samples } = readPack(key);
  const { prompts, ...rest } = pack;
  const categories = [...Map.groupBy(prompts, ({ category }) => category)].map(([name, entries]) => ({
    name,
    count: entries.length,
    samples: entries.map(({ title }) => title).filter((title) => samples.has(title)),
  }));
  return { ...rest, count: prompts.length, categories };
}
