import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './form-card.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** What belongs here is on its way: the card has room for it already. */
  isWaiting?: boolean;
  /** Took the place of another card: reading goes on at its heading. */
  takesFocus?: boolean;
  children?: ReactNode;
  /** Ways on to other pages, under a line. */
  links?: ReactNode;
  /** Room for a list with prices beside it. */
  isWide?: boolean;
};

/** A sheet with one thing to do. */
export function FormCard({ title, lead, isWaiting, takesFocus = false, children, links, isWide }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={classes.stage}>
      <section className={`panel ${classes.card}`} data-wide={isWide} aria-labelledby={id}>
        <h1 id={id} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {isWaiting && <div className={classes.room} />}
        {children}
        {links && <div className={classes.links}>{links}</div>}
      </section>
    </div>
  );
}
