import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartProvider, useCart } from './cart-provider.tsx';

function Totals() {
  const { lines, totalItems, totalPrice } = useCart();
  return `${lines.length} ${totalItems} ${totalPrice}`;
}

it('shows the cart to what stands in it; prerendered, there is nothing in it', () => {
  expect(
    renderToString(
      <CartProvider>
        <Totals />
      </CartProvider>,
    ),
  ).toBe('0 0 0');
});

it('is an error of the developer outside of its provider', () => {
  expect(() => renderToString(<Totals />)).toThrow('useCart belongs inside a CartProvider');
});
