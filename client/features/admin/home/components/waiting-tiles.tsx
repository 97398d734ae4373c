import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { countWords, type Wait } from '../waits.ts';
import classes from './today.module.css';

/** A figure for each thing that may wait, and the way to its list. */
export function WaitingTiles({ tiles }: { tiles: readonly Wait[] }) {
  return (
    <ul className={classes.tiles} aria-label="What waits">
      {tiles.map(({ label, count, href, isUrgent }) => (
        <li key={label}>
          <DeskLink
            href={href}
            className={classes.tile}
            data-urgent={isUrgent || undefined}
            data-none={count === 0 || undefined}
          >
            <span className={classes.count}>{countWords(count)}</span> <span className={classes.label}>{label}</span>
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}
