import { definitions, type Definition } from '#shared/domain/numbers.ts';
import classes from './numbers.module.css';

/** What the figures beside it mean, in the words of docs/numbers.md. */
export function WhatCounts({ of }: { of: readonly Definition[] }) {
  return (
    <details className={classes.what}>
      <summary>What counts</summary>
      <ul>
        {of.map((name) => (
          <li key={name}>{definitions[name]}</li>
        ))}
      </ul>
    </details>
  );
}
