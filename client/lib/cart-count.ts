/** The count of the stored cart in headers. Public pages run this without React. */
import { m } from '#messages';
import { local, readText, storageKeys, subscribeTo } from './storage.ts';

/** Returns the number of items, as index.html counts them. */
function countOf(lines: unknown): number {
  if (!Array.isArray(lines)) return 0;
  return (lines as ({ quantity?: unknown } | null)[]).reduce(
    (sum, line) => sum + (Number.isInteger(line?.quantity) ? Math.max(Number(line?.quantity), 0) : 0),
    0,
  );
}

/** Shows the link to the cart with its count, or hides it if the cart is empty. */
export function showCartCount(): void {
  let count = 0;
  try {
    count = countOf(JSON.parse(readText(local, storageKeys.cart) ?? '[]'));
  } catch {
    // A broken cart is emptied and reported by client/lib/cart.ts.
  }
  document.documentElement.toggleAttribute('data-cart', count > 0);
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    link.setAttribute('aria-label', count > 0 ? m.components_cart_items({ count }) : m.components_cart());
    link.querySelector('[data-cart-count]')!.textContent = count > 99 ? '99+' : count > 0 ? String(count) : '';
  }
}

/** Keeps the count up to date, also when another tab changes the cart. Call once. */
export function watchCartCount(): void {
  showCartCount();
  subscribeTo(storageKeys.cart, showCartCount);
  addEventListener('pageshow', showCartCount);
}
