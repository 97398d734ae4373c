/** Converts a profile's prompts, in either format, to one searchable list. */
import { platformOrder } from '#shared/domain/platforms.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '#shared/domain/search-words.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

export type PromptEntry = {
  /** Unique and stable within a profile. */
  id: string;
  /** The prompt's key on the server. */
  key: string;
  /** The platform's key; undefined in the older format. */
  platform?: string;
  title: string;
  prompt: string;
  useCase: string;
  category?: string;
};

export type PromptGroup = { platform: string; prompts: PromptEntry[] };

/** @returns nonempty groups of prompts by platform, in the profile's order; no groups for the older format. */
export function promptGroups(profile: GeneratedProfile): PromptGroup[] {
  return Object.entries(profile.platformPrompts ?? {})
    .filter(([, prompts]) => prompts.length > 0)
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([platform, prompts]) => ({
      platform,
      prompts: prompts.map((prompt, index) => ({
        ...prompt,
        id: `${platform}-${index}`,
        key: promptKey(platform, index),
        platform,
      })),
    }));
}

/** Returns a platform's sort rank; unknown platforms come last. */
function rank(platform: string): number {
  const index = platformOrder.indexOf(platform);
  return index < 0 ? platformOrder.length : index;
}

/** @returns the flat list of the older format. */
export function olderPrompts(profile: GeneratedProfile): PromptEntry[] {
  return (profile.prompts ?? []).map((prompt, index) => ({
    ...prompt,
    id: `prompt-${index}`,
    key: promptKey(undefined, index),
  }));
}

/**
 * Keeps the prompts whose title, text, use case, category or platform name contain every word of the query.
 * @param nameOf returns the display name of a platform key.
 * @returns all prompts for a blank query.
 */
export function searchPrompts(
  entries: readonly PromptEntry[],
  query: string,
  nameOf: (platform: string) => string,
): PromptEntry[] {
  const words = searchWords(query);
  if (words.length === 0) return [...entries];
  return entries.filter((entry) => {
    const text = plainText(
      [
        entry.title,
        entry.prompt,
        entry.useCase,
        entry.category ?? '',
        entry.platform ? nameOf(entry.platform) : '',
      ].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
