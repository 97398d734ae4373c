import { Box, Divider, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './form-card.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Whether the content is loading: reserves its space. */
  isWaiting?: boolean;
  /** Whether the card replaced another one: focuses its heading and scrolls to it. */
  takesFocus?: boolean;
  children?: ReactNode;
  /** Links to other pages, below a line. */
  links?: ReactNode;
  /** Whether it's wide enough for a list with prices. */
  isWide?: boolean;
};

/** Card for a single task. */
export function FormCard({ title, lead, isWaiting, takesFocus = false, children, links, isWide }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack align="center" px="md" pt="clamp(20px, 5.5vw, 72px)" pb="clamp(72px, 12vh, 128px)">
      <Paper
        component="section"
        withBorder
        radius="lg"
        w="100%"
        maw={isWide ? 760 : 460}
        p={isWide ? 'var(--eg-gutter)' : 'var(--eg-fluid-m)'}
        aria-labelledby={id}
      >
        <Title id={id} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" mt="sm" style={{ overflowWrap: 'anywhere' }}>
            {lead}
          </Text>
        )}
        {isWaiting && <Box mih={260} />}
        {children}
        {links && (
          <>
            <Divider mt="var(--eg-space-6)" mb="md" />
            <Stack gap={2} c="dimmed" className={classes.links}>
              {links}
            </Stack>
          </>
        )}
      </Paper>
    </Stack>
  );
}
