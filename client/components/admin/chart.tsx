import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Shared props of all charts: colors for both schemes, and no keyboard stop. */
export const chartLook = {
  accessibilityLayer: false,
  gridColor: 'var(--eg-line)',
  textColor: 'var(--eg-ink-soft)',
  // In the order of the series instead of alphabetical.
  legendProps: { itemSorter: null },
} as const;

/** Chart of the table next to it. Hidden from screen readers, because the table says the same. */
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
