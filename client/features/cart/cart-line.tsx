import { formatCents } from '../../../shared/domain/catalogue.ts';
import { maxQuantity, type CartItem } from '../../lib/cart.ts';
import classes from './cart.module.css';

type Props = { line: CartItem; onQuantity: (quantity: number) => void; onRemove: () => void };

/** One thing in the cart, with what can be done to it. */
export function CartLine({ line: { name, price, quantity }, onQuantity, onRemove }: Props) {
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.each}>{formatCents(price)} each</p>
      </div>
      <p className={classes.sum}>{formatCents(price * quantity)}</p>
      <div className={classes.stepper} role="group" aria-label={`Quantity of ${name}`}>
        <button
          type="button"
          className="icon-button"
          aria-label="One less"
          onClick={() => (quantity > 1 ? onQuantity(quantity - 1) : onRemove())}
        >
          <Sign d="M4 9h10" />
        </button>
        <output aria-label="Quantity">{quantity}</output>
        <button
          type="button"
          className="icon-button"
          aria-label="One more"
          // Not `disabled`: the focus would be lost to whoever works by keyboard.
          aria-disabled={quantity >= maxQuantity}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Sign d="M4 9h10M9 4v10" />
        </button>
      </div>
      <button type="button" className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
