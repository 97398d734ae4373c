import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { paths } from '#shared/paths.ts';
import { totalItemsOf, useCartItems } from '#client/lib/cart.ts';

/** Links to the cart if it isn't empty. Styled by the section around it. */
export function CartBanner() {
  const items = useCartItems();
  const count = totalItemsOf(items);
  if (count === 0) return null;
  return (
    <aside aria-label={m.marketing_cart()}>
      <p>
        <Markup
          parts={m.marketing_cart_banner_items_cart_ready_check.parts({ name: items[0]!.name, count })}
          tags={{ bold: (text) => <strong>{text}</strong> }}
        />
      </p>
      <a href={paths.cart} className="button">
        {m.marketing_cart_banner_go_to_your_cart()}
      </a>
    </aside>
  );
}
