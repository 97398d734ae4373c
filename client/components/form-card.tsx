import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './form-card.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** The content is loading: reserves its space. */
  isWaiting?: boolean;
  /** The card replaced another one: moves the focus to its heading, and the heading into view. */
  takesFocus?: boolean;
  children?: ReactNode;
  /** Links to other pages, below a line. */
  links?: ReactNode;
  /** Wide enough for a list with prices. */
  isWide?: boolean;
};

/** A card for a single task. */
export function FormCard({ title, lead, isWaiting, takesFocus = false, children, links, isWide }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
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
