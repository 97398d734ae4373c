import { Progress } from '@mantine/core';
import type { Overview } from '../use-overview.ts';
import classes from './workshop.module.css';

/** How many of the eleven are done, in words and as a bar. */
export function MachineProgress({ overview: { done, skipped, total } }: { overview: Overview }) {
  const words = `${done} of ${total} steps done${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return (
    <section className={classes.progress} aria-label="Progress" data-tour="machine-progress">
      <p className={classes.progressWords} role="status">
        {words}
      </p>
      <Progress.Root size={10} radius={5} className={classes.track}>
        <Progress.Section
          className={classes.doneFill}
          value={(done / total) * 100}
          // Mantine's own words would be a percentage.
          withAria={false}
          role="progressbar"
          aria-label="Marketing Machine"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={words}
        />
        <Progress.Section
          className={classes.skippedFill}
          value={(skipped / total) * 100}
          withAria={false}
          aria-hidden
        />
      </Progress.Root>
    </section>
  );
}
