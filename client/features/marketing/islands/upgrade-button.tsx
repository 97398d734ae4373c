import type { CatalogueItem } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { cart } from '#client/lib/cart.ts';
import { goTo } from '#client/lib/go-to.ts';

/** Adds the upgrade to the cart if it isn't there, and goes to the cart. */
export function UpgradeButton({ item, label }: { item: CatalogueItem; label: string }) {
  function upgrade() {
    // A seat can be upgraded only once.
    if (!cart.items().some(({ id }) => id === item.id)) cart.add(item);
    goTo(paths.cart);
  }
  return (
    <button type="button" className="button" data-needs-script="" onClick={upgrade}>
      {label}
    </button>
  );
}
