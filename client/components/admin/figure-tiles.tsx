import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminLink } from './admin-link.tsx';
import classes from './figure-tiles.module.css';

export type FigureTile = {
  label: string;
  value: string;
  /** A line under the value, such as its change. */
  note?: ReactNode;
  /** URL of the list behind the figure. */
  href?: string;
  /** Whether it needs attention; its label says why. */
  isUrgent?: boolean;
};

/** Tiles with one figure each. */
export function FigureTiles({
  label,
  tiles,
  most = 4,
}: {
  label: string;
  tiles: readonly FigureTile[];
  most?: number;
}) {
  return (
    <SimpleGrid
      component="ul"
      aria-label={label}
      cols={{ base: 2, sm: Math.min(3, most), lg: most }}
      spacing="sm"
      className={classes.tiles}
    >
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.href === undefined ? (
            <Paper withBorder h="100%" px="md" py="sm" lh={1.3}>
              <Figure {...tile} />
            </Paper>
          ) : (
            <Paper
              component={AdminLink}
              href={tile.href}
              withBorder
              display="block"
              h="100%"
              px="md"
              py="sm"
              td="none"
              lh={1.3}
              c="var(--eg-ink)"
              {...(tile.isUrgent && { bg: 'var(--eg-accent-soft)', bd: '1px solid var(--eg-accent)' })}
            >
              <Figure {...tile} />
            </Paper>
          )}
        </li>
      ))}
    </SimpleGrid>
  );
}

function Figure({ label, value, note }: FigureTile) {
  return (
    <>
      <Text span display="block">
        {label}
      </Text>
      <Text span display="block" ff="heading" fz="var(--eg-text-2xl)" fw={650} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
      {note}
    </>
  );
}
