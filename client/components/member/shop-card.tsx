import { useId } from 'react';
import type { ShopItem } from '#shared/content/shop.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { AppLink } from '../app-link.tsx';
import classes from './shop-card.module.css';

type Props = {
  offer: ShopItem;
  /** Names its button for the guided tour. */
  tourTarget?: string | undefined;
  /** Where it is found by who has it: one needs no second. */
  owned?: { label: string; href: string } | undefined;
};

/** Something to buy: what it is, what it costs, and a button that puts it into the cart. */
export function ShopCard({ offer, tourTarget, owned }: Props) {
  const { item, title, text, contents, note, details } = offer;
  const titleId = useId();
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <p className={classes.price}>{formatCents(item.price)}</p>
      <p>{text}</p>
      <ul className={classes.contents}>
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes.note}>
        {note}{' '}
        <AppLink href={details} aria-describedby={titleId}>
          See details
        </AppLink>
      </p>
      <div className={classes.add} data-tour={tourTarget}>
        {owned ? (
          <p>
            You have it. <AppLink href={owned.href}>{owned.label}</AppLink>
          </p>
        ) : (
          <AddToCart item={item} label="Add to cart" describedBy={titleId} />
        )}
      </div>
    </article>
  );
}
