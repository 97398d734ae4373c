import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';

/** Definition list of names and values, in as many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList
      size="md"
      gap="6px 40px"
      labelWidth={0}
      display="grid"
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}
    >
      {children}
    </DataList>
  );
}

/**
 * A line of `Facts`. Shows a word for an unknown value instead of omitting the line, so that all lines keep their
 * places.
 */
export function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const isUnknown = children === null || children === undefined || children === '' || children === false;
  return (
    <DataList.Item>
      <DataList.ItemLabel flex="none" w={{ base: 'min(9.5rem, 36%)', xs: 'min(9.5rem, 38%)' }}>
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue c={isUnknown ? 'dimmed' : undefined} dir="auto">
        {isUnknown ? m.components_none() : children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
