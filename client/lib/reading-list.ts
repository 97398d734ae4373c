/** Articles the visitor saved for later: a list of slugs in local storage, under `reading-list`. */
import { local, storageKeys, storedValue } from './storage.ts';

/** Sanity limit, because other tabs can write anything here. */
const most = 100;
const none: readonly string[] = [];

/** @param value the stored value; anything but an array counts as an empty list */
export function parseReadingList(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return none;
  return [...new Set(value.filter((slug): slug is string => typeof slug === 'string'))].slice(0, most);
}

const list = storedValue(local, storageKeys.readingList, parseReadingList);

/** Returns the slugs, most recently saved first; the same array until the list changes. */
export const readingList = (): readonly string[] => list.read() ?? none;

/** Returns whether an article is on the list. */
export function isSaved(slug: string): boolean {
  return readingList().includes(slug);
}

/**
 * Saves an article or removes it from the list.
 * @returns whether it's on the list now
 */
export function toggleSaved(slug: string): boolean {
  const saved = readingList();
  const isNew = !saved.includes(slug);
  list.write(isNew ? [slug, ...saved].slice(0, most) : saved.filter((other) => other !== slug));
  return isNew;
}

/** Calls the listener when the list changes, here or in another tab. Returns an unsubscribe function. */
export function watchReadingList(listener: () => void): () => void {
  return list.subscribe(listener);
}
