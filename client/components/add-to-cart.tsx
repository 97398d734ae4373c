import { useState } from 'react';
import type { CatalogueItem } from '../../shared/domain/catalogue.ts';
import { paths } from '../../shared/paths.ts';
import { cart, useCartItems } from '../lib/cart.ts';
import styles from './add-to-cart.module.css';
import { SiteLink } from './site-link.tsx';

type Props = {
  item: CatalogueItem;
  label: string;
  /** Id of the words that say what is put in, where several such buttons stand together. */
  describedBy?: string;
};

/** A button that puts one in, and where it lies then. Without script, the way to order is a message. */
export function AddToCart({ item, label, describedBy }: Props) {
  const quantity = useCartItems().find(({ id }) => id === item.id)?.quantity;
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        data-needs-script=""
        aria-describedby={describedBy}
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
