import { Skeleton } from '@mantine/core';
import classes from './panel.module.css';

/** Lines of a list that is on its way. */
export function LinesSkeleton({ lines, height = 72 }: { lines: number; height?: number }) {
  return (
    <div className={classes.stack}>
      <p role="status" className={classes.hidden}>
        Loading
      </p>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </div>
  );
}
