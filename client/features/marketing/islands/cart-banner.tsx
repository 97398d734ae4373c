import { paths } from '#shared/paths.ts';
import { totalItemsOf, useCartItems } from '#client/lib/cart.ts';

/** Links to the cart if there's anything in it. Styled by the section it's in. */
export function CartBanner() {
  const items = useCartItems();
  const count = totalItemsOf(items);
  if (count === 0) return null;
  return (
    <aside aria-label="Cart">
      <p>
        <strong>{count === 1 ? `${items[0]!.name} is in your cart.` : `${count} items are in your cart.`}</strong> Ready
        to check out?
      </p>
      <a href={paths.cart} className="button">
        Go to your cart
      </a>
    </aside>
  );
}
