import { useState } from 'react';
import type { CatalogueItem } from '../../../shared/domain/catalogue.ts';
import { paths } from '../../../shared/paths.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { cart, useCartItems } from '../../lib/cart.ts';
import styles from './add-to-cart.module.css';

/** A button that puts one in, and where it lies then. Without script, the way to order is a message. */
export function AddToCart({ item, label }: { item: CatalogueItem; label: string }) {
  const quantity = useCartItems().find(({ id }) => id === item.id)?.quantity;
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        data-needs-script=""
        onClick={() => {
          cart.add(item);
          setAdded(true);
        }}
      >
        {label}
      </button>
      <noscript>
        <a href={paths.contact} className="button">
          Order by message
        </a>
      </noscript>
      <p role="status" className={styles.status}>
        {quantity !== undefined && (
          <>
            {isAdded ? 'Added.' : ''} In your cart: {quantity}. <SiteLink href={paths.cart}>View cart</SiteLink>
          </>
        )}
      </p>
    </>
  );
}
