/**
 * One interface to the browser's storage. If storage is blocked or full, values live in memory until the page unloads.
 * Public pages use this too, so it imports nothing.
 */

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Returns a storage. Throws if the user blocks storage. */
export type Area = () => Store;

/** Kept until the visitor clears it; shared by all tabs. */
export const local = (): Storage => localStorage;
/** Kept per tab. */
export const session = (): Storage => sessionStorage;

/** All keys in one place. The functions are for families of keys. */
export const storageKeys = {
  cart: 'cart',
  /** Set when there's an answer to resume from; index.html reads it to choose what the chat's shell shows. */
  chatBegun: 'everglow-chat-begun',
  chatOpen: 'everglow-chat-open',
  /** Mantine uses the same key, and index.html reads it. */
  scheme: 'mantine-color-scheme-value',
  /** A toast that was still visible when its page was closed. */
  toast: 'toast',
  cartOrders: 'cart-orders',
  cartCoupon: 'cart-coupon',
  readAloud: 'everglow-read-aloud',
  readingList: 'reading-list',
  referral: 'referral',
  choosePasswordLater: 'choose-password-later',
  firstPage: 'first-page',
  /** Ids of the items that are done. */
  listingCheck: 'listing-check',
  sharedProfilesSeen: 'shared-profiles-seen',
  draft: (form: string) => `draft-${form}`,
  linkToken: (path: string) => `link-token ${path}`,
  /** Prefix of members' unsaved text, so that signing out can find all of it. */
  ofMembers: 'member:',
  ofMember: (userId: string, name: string) => `member:${userId}:${name}`,
} as const;

/** Values that a storage rejected; undefined for one it failed to remove. */
const refused = new WeakMap<Area, Map<string, string | undefined>>();
const refusedBy = (area: Area) => {
  const values = refused.get(area) ?? new Map<string, string | undefined>();
  refused.set(area, values);
  return values;
};

const listeners = new Map<string, Set<() => void>>();

/** Returns the text stored under a key. */
export function readText(area: Area, key: string): string | undefined {
  const values = refusedBy(area);
  if (values.has(key)) return values.get(key);
  try {
    return area().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function put(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) area().removeItem(key);
    else area().setItem(key, text);
    refusedBy(area).delete(key);
    return true;
  } catch (error) {
    const values = refusedBy(area);
    // Log once, not on every keystroke.
    if (!values.has(key)) console.info(`"${key}" could not be stored and lasts until this page is left.`, error);
    values.set(key, text);
    return false;
  }
}

/**
 * Stores a text, or removes it if undefined.
 * @returns whether the browser stored it; if not, it lasts until the page unloads
 */
export function writeText(area: Area, key: string, text: string | undefined): boolean {
  const isTaken = put(area, key, text);
  for (const listener of listeners.get(key) ?? []) listener();
  return isTaken;
}

/** Removes all keys that start with a prefix. */
export function removeAll(area: () => Storage, prefix: string): void {
  for (const key of refusedBy(area).keys()) if (key.startsWith(prefix)) refusedBy(area).delete(key);
  try {
    for (const key of Object.keys(area())) if (key.startsWith(prefix)) area().removeItem(key);
  } catch {
    // Storage is off, so nothing was stored.
  }
}

/** Calls a listener when a key's value changes, here or in another tab. @returns an unsubscribe function */
export function subscribeTo(key: string, listener: () => void): () => void {
  // A null key means that another tab cleared the whole storage.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  if (typeof window !== 'undefined') addEventListener('storage', onStorage);
  return () => {
    own.delete(listener);
    if (typeof window !== 'undefined') removeEventListener('storage', onStorage);
  };
}

/**
 * A value stored as JSON.
 * @param parse validates the stored value, such as a zod schema's `parse`; may throw. Invalid values are removed.
 */
export function storedValue<T>(
  area: Area,
  key: string,
  parse: (value: unknown) => T | undefined,
  onBroken?: (error: unknown) => void,
) {
  let text: string | undefined;
  let value: T | undefined;
  return {
    /** Returns the stored value; the same object until it changes. */
    read: (): T | undefined => {
      const stored = readText(area, key);
      if (stored === text) return value;
      text = stored;
      value = undefined;
      if (stored === undefined) return undefined;
      try {
        value = parse(JSON.parse(stored));
      } catch (error) {
        onBroken?.(error);
        text = undefined;
        // Don't notify: readers have treated it as empty all along.
        put(area, key, undefined);
      }
      return value;
    },
    /** Stores a value, or removes it if undefined. @returns as `writeText` */
    write: (next: T | undefined): boolean => {
      text = next === undefined ? undefined : JSON.stringify(next);
      value = next;
      return writeText(area, key, text);
    },
    subscribe: (listener: () => void) => subscribeTo(key, listener),
  };
}
