/** What is known of one thing: names and values, as a definition list. */
import type { ReactNode } from 'react';
import classes from './facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** A line of `Facts`. Nothing known is said with a word, not left out, so that lines keep their places. */
export function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const isUnknown = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={isUnknown ? classes.unknown : classes.value} dir="auto">
        {isUnknown ? 'None' : children}
      </dd>
    </div>
  );
}
