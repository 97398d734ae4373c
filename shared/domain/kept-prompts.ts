/**
 * Chooses which prompts of a profile stay unlocked when it's transferred from a visitor, who could read all of them, to
 * an account.
 */
import { keyedPrompts } from './prompt-keys.ts';

/**
 * Sorts a profile's prompts by what its visitor would miss most: the ones they copied, then the first prompt of each
 * platform, then the second, and so on. The caller unlocks as many as the month's limit allows.
 * @param copied keys in the order they were copied
 * @returns every key of the profile once
 */
export function keptFirst(profile: Parameters<typeof keyedPrompts>[0], copied: readonly string[]): string[] {
  const rounds: string[][] = [];
  const seen = new Map<string, number>();
  const all = keyedPrompts(profile);
  for (const { key, platform } of all) {
    const round = seen.get(platform) ?? 0;
    seen.set(platform, round + 1);
    (rounds[round] ??= []).push(key);
  }
  const known = new Set(all.map(({ key }) => key));
  return [...new Set([...copied.filter((key) => known.has(key)), ...rounds.flat()])];
}
