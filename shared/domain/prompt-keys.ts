/** Keys of prompts in a member's profile: platform and one-based position in its list, such as `veo3.4`. */
import { platformOrder } from './platforms.ts';

/** Platform part of keys in older profiles, which have one flat list. */
export const olderPlatform = 'older';

export const promptKeyPattern = /^[a-z][a-zA-Z0-9]{1,30}\.[1-9]\d{0,2}$/;

/** @param index zero-based position in the list */
export function promptKey(platform: string | undefined, index: number): string {
  return `${platform ?? olderPlatform}.${index + 1}`;
}

/** @param key matches `promptKeyPattern` @returns the platform, and the zero-based position in its list */
export function parsePromptKey(key: string): { platform: string; index: number } {
  const [platform = '', place = ''] = key.split('.');
  return { platform, index: Number(place) - 1 };
}

export type KeyedPrompt = {
  key: string;
  /** The platform's key, or `older`. */
  platform: string;
  title: string;
  prompt: string;
  category: string | null;
  useCase: string;
};

type Written = { title: string; prompt: string; useCase: string };
/** The parts of a profile with prompts, in its newer or older format. */
type Prompted = {
  platformPrompts?: Record<string, readonly (Written & { category: string })[]> | undefined;
  prompts?: readonly Written[] | undefined;
};

/** Unknown platforms come last. */
function rank(platform: string): number {
  const index = platformOrder.indexOf(platform);
  return index < 0 ? platformOrder.length : index;
}

/** @returns all prompts of a profile with their keys, platforms in display order. */
export function keyedPrompts(profile: Prompted): KeyedPrompt[] {
  const byPlatform = Object.entries(profile.platformPrompts ?? {})
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([platform, prompts]) =>
      prompts.map((entry, index) => ({ ...entry, platform, key: promptKey(platform, index) })),
    );
  const older = (profile.prompts ?? []).map((entry, index) => ({
    ...entry,
    category: null,
    platform: olderPlatform,
    key: promptKey(undefined, index),
  }));
  return [...byPlatform, ...older];
}
