/** What the visitor wants to buy: kept in this browser's local storage, the same in all its tabs. */
import { useSyncExternalStore } from 'react';

/** Other fields that an item was added with are kept. */
export type CartItem = {
  id: string;
  name: string;
  /** In cents. */
  price: number;
  product_type?: string;
  quantity: number;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const cartKey = 'cart';
/** No visitor means more of one thing. */
export const maxQuantity = 99;
const none: readonly CartItem[] = [];

function isCartItem(value: unknown): value is CartItem {
  const item = value as Partial<CartItem> | null;
  return (
    typeof item === 'object' &&
    typeof item?.id === 'string' &&
    typeof item.name === 'string' &&
    Number.isFinite(item.price) &&
    Number.isInteger(item.quantity) &&
    item.quantity! > 0
  );
}

/** @returns the stored items. @throws when the text is no list */
function parseItems(text: string | null): readonly CartItem[] {
  if (text === null) return none;
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new TypeError('The stored cart is no list');
  return stored.filter(isCartItem);
}

/** @returns the sum of quantities. */
export const totalItemsOf = (items: readonly CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
/** @returns the sum of price times quantity, in cents. */
export const totalPriceOf = (items: readonly CartItem[]) =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const withQuantity = (items: readonly CartItem[], id: string, next: (quantity: number) => number) =>
  items.map((line) => (line.id === id ? { ...line, quantity: next(line.quantity) } : line));

/**
 * A cart over a storage. Every change looks at the storage first, so that two tabs never undo each other's; where the
 * browser refuses to store, the cart lives as long as the page.
 * @param storageOf may throw, as browsers do whose owner forbids storage
 */
export function createCart(storageOf: () => Store) {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let items = none;

  function discard(storage: Store, error: unknown) {
    console.error('The stored cart could not be read and is empty now.', error);
    text = null;
    items = none;
    storage.removeItem(cartKey);
  }

  /** The same list as long as nothing has changed. */
  function read(): readonly CartItem[] {
    try {
      const storage = storageOf();
      const stored = storage.getItem(cartKey);
      if (stored === text) return items;
      text = stored;
      try {
        items = parseItems(stored);
      } catch (error) {
        discard(storage, error);
      }
    } catch {
      // No storage: what is in memory stands.
    }
    return items;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function change(edit: (items: readonly CartItem[]) => readonly CartItem[]) {
    items = edit(read());
    try {
      const next = JSON.stringify(items);
      storageOf().setItem(cartKey, next);
      text = next;
    } catch (error) {
      console.warn('The cart could not be stored; it lasts until this page is left.', error);
    }
    notify();
  }

  const remove = (id: string) => change((all) => all.filter((item) => item.id !== id));

  return {
    items: read,
    /** Tells when the cart changes, here or in another tab. @returns how to stop */
    subscribe: (listener: () => void) => {
      // A null key: another tab has emptied the whole storage.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === cartKey || key === null) listener();
      };
      listeners.add(listener);
      if (typeof window !== 'undefined') addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        if (typeof window !== 'undefined') removeEventListener('storage', onStorage);
      };
    },
    /** Puts one in: a new line, or one more of a line that is there. */
    add: (item: Omit<CartItem, 'quantity'>) =>
      change((all) =>
        all.some(({ id }) => id === item.id)
          ? withQuantity(all, item.id, (quantity) => Math.min(quantity + 1, maxQuantity))
          : [...all, { ...item, quantity: 1 }],
      ),
    remove,
    /** @param quantity a whole number; zero or less removes the line, what is no number changes nothing */
    setQuantity: (id: string, quantity: number) => {
      if (Number.isNaN(quantity)) return;
      const whole = Math.min(Math.trunc(quantity), maxQuantity);
      if (whole <= 0) remove(id);
      else change((all) => withQuantity(all, id, () => whole));
    },
    clear: () => change(() => none),
    /** Puts a removed line back where it stood. */
    restore: (item: CartItem, at: number) =>
      change((all) => (all.some(({ id }) => id === item.id) ? all : all.toSpliced(at, 0, item))),
  };
}

export type Cart = ReturnType<typeof createCart>;

/** The cart of this browser. */
export const cart = createCart(() => localStorage);

/** What is in the cart; empty in prerendered HTML and while it is hydrated. */
export function useCartItems(of: Cart = cart): readonly CartItem[] {
  return useSyncExternalStore(of.subscribe, of.items, () => none);
}
