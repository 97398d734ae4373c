/** Articles a visitor wants to read later. They stay in this browser, under `reading-list`: a list of slugs. */
import { useSyncExternalStore } from 'react';

const key = 'reading-list';
/** Of no use to anybody beyond that, and a bound for what other tabs write. */
const most = 100;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastList = none;
/** Storage may be forbidden or full; then the list lasts as long as the page. */
let isKept = true;

/** @param text what the storage holds; whatever cannot be read counts as an empty list */
export function parseReadingList(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    return [...new Set(value.filter((slug): slug is string => typeof slug === 'string'))].slice(0, most);
  } catch {
    return none;
  }
}

function readText(): string | null {
  try {
    return isKept ? localStorage.getItem(key) : lastText;
  } catch {
    return lastText;
  }
}

/** @returns the slugs, last saved first; the same array until something changes. */
function readingList(): readonly string[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parseReadingList(text);
  }
  return lastList;
}

/**
 * Saves an article, or takes it off the list.
 * @returns whether it is on the list now
 */
export function toggleSaved(slug: string): boolean {
  const list = readingList();
  const isSaved = !list.includes(slug);
  lastList = isSaved ? [slug, ...list].slice(0, most) : list.filter((other) => other !== slug);
  lastText = JSON.stringify(lastList);
  try {
    localStorage.setItem(key, lastText);
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isSaved;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The slugs on the list, last saved first. Empty until hydration: the prerendered page is the same for everybody. */
export function useReadingList(): readonly string[] {
  return useSyncExternalStore(subscribe, readingList, () => none);
}
