import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Expandable details below a line of text. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box component="details" miw={0}>
      <Text
        component="summary"
        w="fit-content"
        py="sm"
        lh="20px"
        fz="sm"
        fw={600}
        c="var(--eg-accent-text)"
        style={{ cursor: 'pointer' }}
      >
        {label}
      </Text>
      {children}
    </Box>
  );
}
