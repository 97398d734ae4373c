import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { cart as browserCart, totalItemsOf, totalPriceOf, useCartItems, type Cart } from '#client/lib/cart.ts';

type CartValue = Cart & { lines: ReturnType<Cart['items']>; totalItems: number; totalPrice: number };

const CartContext = createContext<CartValue | undefined>(undefined);

/** Provides a cart to its children: the browser's own by default. */
export function CartProvider({ cart = browserCart, children }: { cart?: Cart; children: ReactNode }) {
  const lines = useCartItems(cart);
  const value = useMemo(
    () => ({ ...cart, lines, totalItems: totalItemsOf(lines), totalPrice: totalPriceOf(lines) }),
    [cart, lines],
  );
  return <CartContext value={value}>{children}</CartContext>;
}

/** @returns the cart's lines, totals (`totalPrice` in cents) and actions. @throws outside of a provider */
export function useCart(): CartValue {
  const value = useContext(CartContext);
  if (!value) throw new Error('useCart belongs inside a CartProvider');
  return value;
}
