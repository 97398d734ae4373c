import { Badge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'info' | 'good' | 'warn' | 'bad';

const looks: Record<Tone, BadgeProps> = {
  plain: { variant: 'default' },
  info: { variant: 'light', color: 'teal' },
  good: { variant: 'outline', color: 'success' },
  warn: { variant: 'light' },
  bad: { variant: 'outline', color: 'danger' },
};

/** A state in a word or two. The color only repeats the word. */
export function StatusBadge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Badge component="span" {...looks[tone]}>
      {children}
    </Badge>
  );
}
