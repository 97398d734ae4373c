/** The prompts of a profile as one searchable list, whichever form the profile has. */
import { platformOrder } from '#shared/domain/platforms.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '#shared/domain/search-words.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

export type PromptEntry = {
  /** Stable within a profile. */
  id: string;
  /** By which the server knows it. */
  key: string;
  /** The platform's key; none in the older form. */
  platform?: string;
  title: string;
  prompt: string;
  useCase: string;
  category?: string;
};

export type PromptGroup = { platform: string; prompts: PromptEntry[] };

/** @returns the prompts by platform in the profile's order, empty platforms left out; no groups for the older form. */
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

/** Platforms we do not know come last. */
function rank(platform: string): number {
  const index = platformOrder.indexOf(platform);
  return index < 0 ? platformOrder.length : index;
}

/** @returns the flat list of the older form. */
export function olderPrompts(profile: GeneratedProfile): PromptEntry[] {
  return (profile.prompts ?? []).map((prompt, index) => ({
    ...prompt,
    id: `prompt-${index}`,
    key: promptKey(undefined, index),
  }));
}

/**
 * Keeps the prompts that hold every word of the query in title, text, use case, category or platform name.
 * @param nameOf the display name of a platform key.
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
