/** Progress on the check-up list of a Google Business Profile, kept in this browser under `listing-check`. */
import { local, storageKeys, storedValue } from '#client/lib/storage.ts';

type Item = { id: string; title: string };

const none: readonly string[] = [];
/** Sanity limit, because other tabs can write anything here. */
const most = 100;

/** @param value the stored value; anything but an array counts as an empty list */
export function parseDone(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return none;
  return [...new Set(value.filter((id): id is string => typeof id === 'string'))].slice(0, most);
}

const list = storedValue(local, storageKeys.listingCheck, parseDone);

/** Returns the ids of the items that are done; the same array until they change. */
export const readDone = (): readonly string[] => list.read() ?? none;

/** Marks an item as done or not. */
export function setDone(id: string, isDone: boolean): void {
  const others = readDone().filter((other) => other !== id);
  list.write(isDone ? [...others, id] : others);
}

/** Removes all check marks. */
export const clearDone = (): void => void list.write(undefined);

/** Calls the listener when the check marks change, here or in another tab. Returns an unsubscribe function. */
export const watchDone = (listener: () => void): (() => void) => list.subscribe(listener);

/** Returns the items that aren't done, in the list's order: most useful first. */
export const itemsLeft = <T extends Item>(items: readonly T[], done: readonly string[]): T[] =>
  items.filter(({ id }) => !done.includes(id));

/** Returns the list as text, with a mark in front of each item. */
export const listAsText = (items: readonly Item[], done: readonly string[]): string =>
  items.map(({ id, title }) => `[${done.includes(id) ? 'x' : ' '}] ${title}`).join('\n');
