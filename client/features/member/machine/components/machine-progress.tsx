import { Meter } from '#client/components/member/meter.tsx';
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
      <Meter value={done} max={total} rest={skipped} label="Marketing Machine" text={words} />
    </section>
  );
}
