import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { totalItemsOf, useCartItems } from '../../../lib/cart.ts';

/** Leads from here to the cart, when something is in it. The section it stands in has its styles. */
export function CartBanner() {
  const items = useCartItems();
  const count = totalItemsOf(items);
  if (count === 0) return null;
  return (
    <aside aria-label="Cart">
      <p>
        <strong>{count === 1 ? `${items[0]!.name} is in your cart.` : `${count} items are in your cart.`}</strong> Look
        it over and check out there.
      </p>
      <SiteLink href={paths.cart} className="button">
        Go to your cart
      </SiteLink>
    </aside>
  );
}
