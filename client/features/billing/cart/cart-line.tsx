import type { ReactNode } from 'react';
import { formatCents } from '#shared/domain/catalogue.ts';
import { mostOf } from '#shared/domain/orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import classes from './cart.module.css';
import type { LineState } from './line-state.ts';

type Props = {
  line: PricedLine;
  state: LineState;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** A way on from what the line says, such as a waiting list. */
  children?: ReactNode;
};

/** The place of what stands between a line and its payment; the focus goes there. */
export const problemId = (itemId: string) => `problem-${itemId}`;

/** What takes a line out again; the focus goes there when the line has come back. */
export const removeId = (itemId: string) => `remove-${itemId}`;

/** One thing in the cart, with what is to be known of it and what can be done to it. */
export function CartLine({ line: { id, name, price, quantity }, state, onQuantity, onRemove, children }: Props) {
  const { tag, notes, problem } = state;
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.each}>
          {formatCents(price)} each {tag && <span className={classes.tag}>{tag}</span>}
        </p>
        {notes.map((note) => (
          <p key={note} className={classes.each}>
            {note}
          </p>
        ))}
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
          aria-disabled={quantity >= mostOf(id)}
          onClick={() => quantity < mostOf(id) && onQuantity(quantity + 1)}
        >
          <Sign d="M4 9h10M9 4v10" />
        </button>
      </div>
      <RemoveButton id={id} name={name} onRemove={onRemove} />
      {problem && (
        <p id={problemId(id)} tabIndex={-1} className={classes.problem}>
          {problem}
        </p>
      )}
      {children && <div className={classes.wayOn}>{children}</div>}
    </li>
  );
}

type RemoveProps = { id: string; name: string; onRemove: () => void };

function RemoveButton({ id, name, onRemove }: RemoveProps) {
  return (
    <button id={removeId(id)} type="button" className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </button>
  );
}

/** A line of an older cart that nobody can buy any more. */
export function GoneLine({ id, name, onRemove }: RemoveProps) {
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        <p className={classes.each}>
          <span className={classes.tag}>No longer sold</span>
        </p>
        <p className={classes.each}>It is not part of the total.</p>
      </div>
      <RemoveButton id={id} name={name} onRemove={onRemove} />
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
