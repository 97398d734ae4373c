import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type Tone = 'plain' | 'info' | 'good' | 'warn' | 'bad';

/** A state in a word or two. The word says it; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
