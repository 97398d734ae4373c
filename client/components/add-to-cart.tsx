import { useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import type { CatalogueItem } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { cart, useCartItems } from '../lib/cart.ts';
import styles from './add-to-cart.module.css';

/**
 * Returns an item's limit per order. Duplicates `mostOf` of shared/domain/orders.ts, to keep that file out of public
 * pages.
 */
export const mostInCart = ({ product_type }: Pick<CatalogueItem, 'product_type'>) =>
  product_type === 'prompt_pack' ? 1 : 20;

type Props = {
  item: CatalogueItem;
  label: string;
  /** Id of the text that names the item, if several such buttons are shown together. */
  describedBy?: string;
};

/**
 * Button that adds one to the cart, then links to the cart. Without JavaScript, visitors order by sending a message.
 */
export function AddToCart({ item, label, describedBy }: Props) {
  const quantity = useCartItems().find(({ id }) => id === item.id)?.quantity;
  const [said, setSaid] = useState('');
  const most = mostInCart(item);
  return (
    <>
      <button
        type="button"
        className="button"
        data-needs-script=""
        aria-describedby={describedBy}
        onClick={() => {
          const isFull = quantity !== undefined && quantity >= most;
          if (!isFull) cart.add(item);
          setSaid(!isFull ? 'Added.' : m.components_add_to_cart_can_order_up_time({ most }));
        }}
      >
        {label}
      </button>
      <noscript>
        <a href={paths.contact} className="button">
          {m.components_order_by_message()}
        </a>
      </noscript>
      <p role="status" className={styles.status}>
        {quantity !== undefined && (
          <>
            <Markup
              parts={m.components_add_to_cart_cart_view_cart.parts({ said, quantity })}
              tags={{ link: (text) => <a href={paths.cart}>{text}</a> }}
            />
          </>
        )}
      </p>
    </>
  );
}
