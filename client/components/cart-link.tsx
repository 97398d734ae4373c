import { useEffect } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { showCartCount } from '../lib/cart-count.ts';
import styles from './cart-link.module.css';

/**
 * Link to the cart with its count. index.html shows it before the first paint if something is in the cart, and
 * client/lib/cart-count.ts fills in the count.
 */
export function CartLink() {
  useEffect(showCartCount, []);
  return (
    <a href={paths.cart} className={`icon-button ${styles.link}`} data-cart-link="" aria-label={m.components_cart()}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3 4h2l2.4 11h10.2L20 8H6M9 19.5h.01M16 19.5h.01" />
      </svg>
      <span className={styles.count} data-cart-count="" aria-hidden="true" />
    </a>
  );
}
