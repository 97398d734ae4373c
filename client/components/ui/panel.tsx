import { Box, Group, Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** A button or link opposite the title. */
  aside?: ReactNode;
  /** Target id for links. */
  id?: string;
  children: ReactNode;
};

/** A long lead goes above the element opposite the title, rather than into a narrow column next to it. */
const isLong = (lead: ReactNode) => typeof lead === 'string' && lead.length > 40;

/** Section of a screen with a heading. */
export function Panel({ title, lead, aside, id, children }: Props) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      id={id}
      withBorder
      p="var(--eg-fluid-s)"
      miw={0}
      aria-labelledby={headingId}
      data-panel
      style={{ scrollMarginTop: 'calc(var(--eg-profile-top, 0px) + 24px)' }}
    >
      <Group justify="space-between" align="baseline" gap="var(--eg-space-2) var(--eg-space-4)" mb="md">
        <Box flex={isLong(lead) ? '1 1 18rem' : '1 1 14rem'} miw={0}>
          <Title order={2} id={headingId} tabIndex={-1} data-panel-title>
            {title}
          </Title>
          {lead && (
            <Text component="div" c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
        </Box>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
