import { formatAmount } from '#shared/domain/catalogue.ts';
import { dayOf } from '#client/lib/time.ts';
import classes from './done.module.css';
import type { Order } from './use-order.ts';

/** What is in an order and what it came to, with its receipt number. */
export function OrderSummary({ order }: { order: Order }) {
  const { number, lines, discountCents, totalCents, paidAt, receiptUrl, refundReason } = order;
  return (
    <section className={classes.summary} aria-label="What is in this order">
      <ul>
        {lines.map(({ itemId, name, unitCents, quantity }) => (
          <li key={itemId}>
            <span>
              {quantity > 1 && `${quantity} × `}
              {name}
            </span>
            <span>{formatAmount(unitCents * quantity)}</span>
          </li>
        ))}
        {discountCents > 0 && (
          <li>
            <span>Discount</span>
            <span>{formatAmount(-discountCents)}</span>
          </li>
        )}
        <li className={classes.total}>
          {/* What came may have been another amount. */}
          <span>{paidAt && refundReason !== 'amount' ? 'Paid' : 'Total'}</span>
          <span>{formatAmount(totalCents)}</span>
        </li>
      </ul>
      <p className={classes.number}>
        {paidAt ? 'Receipt' : 'Order'} number {number}
        {paidAt && `, ${dayOf(paidAt)}`}
        {receiptUrl && /^https?:/.test(receiptUrl) && (
          <>
            {' · '}
            <a href={receiptUrl} target="_blank" rel="noreferrer">
              Receipt of the payment
            </a>
          </>
        )}
      </p>
    </section>
  );
}
