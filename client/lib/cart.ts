/** The visitor's shopping cart, kept in local storage and shared by all tabs of the browser. */
import { useSyncExternalStore } from 'react';
import { local, storageKeys, storedValue, type Area } from './storage.ts';

/** A cart line. Keeps any extra fields that an item was added with. */
export type CartItem = {
  id: string;
  name: string;
  /** In cents. */
  price: number;
  product_type?: string;
  quantity: number;
};

/** Sanity limit: no real order needs more. */
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

/** Returns the stored items. @throws if they aren't an array */
function parseItems(stored: unknown): readonly CartItem[] {
  if (!Array.isArray(stored)) throw new TypeError('The stored cart is no list');
  return stored.filter(isCartItem);
}

export const totalItemsOf = (items: readonly CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
/** @returns the total in cents. */
export const totalPriceOf = (items: readonly CartItem[]) =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const withQuantity = (items: readonly CartItem[], id: string, next: (quantity: number) => number) =>
  items.map((line) => (line.id === id ? { ...line, quantity: next(line.quantity) } : line));

/** Creates a cart on a storage. Every change rereads the storage first, so two tabs never undo each other's changes. */
export function createCart(area: Area) {
  const stored = storedValue(area, storageKeys.cart, parseItems, (error) =>
    console.error('The stored cart could not be read and is empty now.', error),
  );
  const read = () => stored.read() ?? none;
  const change = (edit: (items: readonly CartItem[]) => readonly CartItem[]) => {
    if (!stored.write(edit(read()))) console.warn('The cart could not be stored; it lasts until this page is left.');
  };
  const remove = (id: string) => change((all) => all.filter((item) => item.id !== id));

  return {
    items: read,
    /** Calls back when the cart changes, here or in another tab. @returns an unsubscribe function */
    subscribe: stored.subscribe,
    /** Adds one unit of an item, as a new line or to the existing one. */
    add: (item: Omit<CartItem, 'quantity'>) =>
      change((all) =>
        all.some(({ id }) => id === item.id)
          ? withQuantity(all, item.id, (quantity) => Math.min(quantity + 1, maxQuantity))
          : [...all, { ...item, quantity: 1 }],
      ),
    remove,
    /** @param quantity a whole number; zero or less removes the line, NaN changes nothing */
    setQuantity: (id: string, quantity: number) => {
      if (Number.isNaN(quantity)) return;
      const whole = Math.min(Math.trunc(quantity), maxQuantity);
      if (whole <= 0) remove(id);
      else change((all) => withQuantity(all, id, () => whole));
    },
    clear: () => change(() => none),
    /** Puts a removed line back at its old position. */
    restore: (item: CartItem, at: number) =>
      change((all) => (all.some(({ id }) => id === item.id) ? all : all.toSpliced(at, 0, item))),
  };
}

export type Cart = ReturnType<typeof createCart>;

/** This browser's cart. */
export const cart = createCart(local);

/** Returns the items in the cart; empty in prerendered HTML and during hydration. */
export function useCartItems(of: Cart = cart): readonly CartItem[] {
  return useSyncExternalStore(of.subscribe, of.items, () => none);
}
