import type { ReactNode } from 'react';
import classes from './numbers.module.css';

/** What every chart here has in common: colours of both schemes, no motion, and no stop for the keyboard. */
export const chartLook = {
  accessibilityLayer: false,
  gridColor: 'var(--eg-line)',
  textColor: 'var(--eg-ink-soft)',
  // In the order of the series, not of their letters.
  legendProps: { itemSorter: null },
} as const;

/** A picture of a table that stands beside it: whoever does not see it misses nothing. */
export function Chart({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes.chart}>
      <div aria-hidden>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
