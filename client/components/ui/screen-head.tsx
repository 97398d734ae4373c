import { Group, Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** The screen's main action, opposite the title. */
  aside?: ReactNode;
  /** Minimum width of the title, in pixels. Narrower screens show `aside` below it. */
  titleWidth?: number | undefined;
  /** The heading, for screens that move the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
};

/** Header of a screen: its h1, a line under it, its main action. */
export function ScreenHead({ title, lead, aside, titleWidth = 280, ref }: Props) {
  return (
    <Group
      component="header"
      justify="space-between"
      align="flex-start"
      gap="var(--eg-space-3) var(--eg-fluid-s)"
      mb="var(--eg-fluid-s)"
    >
      {/* The width doesn't depend on the text, which may load later. */}
      <div style={{ flex: `1 1 ${titleWidth}px`, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Title ref={ref} tabIndex={-1} dir="auto" data-screen-title>
          {title}
        </Title>
        {lead && (
          <Text component="div" c="dimmed" maw="46em" mt="xs">
            {lead}
          </Text>
        )}
      </div>
      {aside}
    </Group>
  );
}
