import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Button that opens the search; shown as a field on wide screens and an icon on phones. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const icon = <IconSearch size={20} stroke={1.8} aria-hidden />;
  const keys = 'Control+K Meta+K';
  return (
    <>
      <Button
        visibleFrom="sm"
        variant="default"
        w="clamp(248px, 30vw, 340px)"
        mr="xs"
        px="sm"
        c="dimmed"
        fw={400}
        justify="space-between"
        leftSection={icon}
        rightSection={<Kbd aria-hidden>{isMac() ? '⌘ K' : 'Ctrl K'}</Kbd>}
        styles={{ label: { flex: 1 } }}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        Search or jump to
      </Button>
      <ActionIcon
        hiddenFrom="sm"
        variant="subtle"
        size={44}
        aria-label="Search or jump to"
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </>
  );
}
