import { Button } from '@mantine/core';
import { IconArrowRight, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { cart, totalItemsOf, totalPriceOf, useCartItems } from '#client/lib/cart.ts';
import { pricedCart } from '#client/lib/cart-prices.ts';
import classes from './shop.module.css';

/** What lies in the cart of this browser, and the way to it. */
export function CartPanel() {
  const items = useCartItems();
  const { lines, gone } = pricedCart(items);
  const place = useRef<HTMLDivElement>(null);
  const count = totalItemsOf(lines);
  return (
    <Panel title="Your cart" lead={count === 0 ? undefined : `${count} ${count === 1 ? 'item' : 'items'}`}>
      <div ref={place} tabIndex={-1} className={classes.cart} data-tour="shop-cart">
        {items.length === 0 ? (
          <p className={classes.empty}>
            <IconShoppingCart size={28} stroke={1.6} aria-hidden />
            Nothing in it yet. What you add waits here, in this browser.
          </p>
        ) : (
          <>
            <ul className={classes.lines}>
              {[...lines, ...gone.map((item) => ({ ...item, price: undefined }))].map(
                ({ id, name, price, quantity }) => (
                  <li key={id}>
                    <span className={classes.name}>
                      {quantity > 1 && `${quantity} × `}
                      {name}
                    </span>
                    <span>{price === undefined ? 'No longer sold' : formatCents(price * quantity)}</span>
                    <button
                      type="button"
                      className={`icon-button ${classes.remove}`}
                      aria-label={`Remove ${name}`}
                      onClick={() => {
                        cart.remove(id);
                        // The button goes with its line.
                        place.current?.focus({ preventScroll: true });
                      }}
                    >
                      <IconTrash size={20} stroke={1.7} aria-hidden />
                    </button>
                  </li>
                ),
              )}
            </ul>
            <p className={classes.total} role="status">
              <span>Total</span> <strong>{formatCents(totalPriceOf(lines))}</strong>
            </p>
            <Button
              component={AppLink}
              href={paths.cart}
              fullWidth
              className={classes.toCart}
              rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}
            >
              Go to your cart
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
