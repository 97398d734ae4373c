import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** What every chart here has in common: colours of both schemes, no motion, and no stop for the keyboard. */
export const chartLook = {
  accessibilityLayer: false,
  gridColor: 'var(--eg-line)',
  textColor: 'var(--eg-ink-soft)',
  // In the order of the series, not of their letters.
  legendProps: { itemSorter: null },
} as const;

/** A chart of the table next to it. Hidden from screen readers, because the table says the same. */
export function Chart({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box component="figure" miw={0}>
      <div aria-hidden className={classes.drawing}>
        {children}
      </div>
      <Text component="figcaption" fz="sm" c="dimmed" mt="xs">
        {caption}
      </Text>
    </Box>
  );
}
