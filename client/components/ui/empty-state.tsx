import { Paper, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  icon?: Icon;
  title: string;
  /** What to do about it: a sentence or a button. */
  children?: ReactNode;
};

/** Says that a list is empty, and what to do about it. */
export function EmptyState({ icon: Icon, title, children }: Props) {
  return (
    <Paper className={classes.state} ta="center">
      <Stack gap="xs" align="center">
        {Icon && <Icon size={32} stroke={1.5} color="var(--eg-teal)" aria-hidden />}
        <Text fw={650}>{title}</Text>
        {children && (
          <Text component="div" c="dimmed">
            {children}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
