import { useEffect, useRef, useState } from 'react';
import { formatCents } from '../../../../shared/domain/catalogue.ts';
import { paths } from '../../../../shared/paths.ts';
import { FormCard } from '../../../components/form-card.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import type { CartItem } from '../../../lib/cart.ts';
import { CartLine } from '../cart-line.tsx';
import { CartProvider, useCart } from '../cart-provider.tsx';
import classes from '../cart.module.css';
import { OrderByMessage } from '../order-by-message.tsx';

export function CartScreen() {
  return (
    <CartProvider>
      <FormCard title="Your cart" isWide>
        <CartContents />
      </FormCard>
    </CartProvider>
  );
}

type Removed = { item: CartItem; at: number };

function CartContents() {
  const { lines, totalItems, totalPrice, setQuantity, remove, restore } = useCart();
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the keyboard went with its line.
  useEffect(() => undo.current?.focus(), [removed]);

  return (
    <>
      {removed && (
        <p className={classes.removed} role="status">
          <span>{removed.item.name} removed.</span>
          <button
            ref={undo}
            type="button"
            className="button quiet"
            onClick={() => {
              restore(removed.item, removed.at);
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
        </p>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul className={classes.lines} aria-label="Items">
            {lines.map((line, at) => (
              <CartLine
                key={line.id}
                line={line}
                onQuantity={(quantity) => {
                  setRemoved(undefined);
                  setQuantity(line.id, quantity);
                }}
                onRemove={() => {
                  setRemoved({ item: line, at });
                  remove(line.id);
                }}
              />
            ))}
          </ul>
          <dl className={classes.totals} aria-live="polite">
            <div>
              <dt>Items</dt>
              <dd>{totalItems}</dd>
            </div>
            <div className={classes.total}>
              <dt>Total</dt>
              <dd>{formatCents(totalPrice)}</dd>
            </div>
          </dl>
          <OrderByMessage items={lines} />
        </>
      )}
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <p className="lead">Nothing is in it yet. What you choose waits here, in this browser, until you come back.</p>
      <div className="row">
        <SiteLink href={paths.bootcamp} className="button">
          See the bootcamp
        </SiteLink>
        <SiteLink href={paths.tools} className="button quiet">
          See the prompt packs
        </SiteLink>
      </div>
    </>
  );
}
