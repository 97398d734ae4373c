import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { m } from '#messages';

/** Placeholder for the lines of a list that's loading. */
export function LinesSkeleton({ lines, height = 72 }: { lines: number; height?: number }) {
  return (
    <Stack>
      <VisuallyHidden role="status">{m.components_loading()}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
