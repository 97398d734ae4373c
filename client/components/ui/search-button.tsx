import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { m } from '#messages';

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Button that opens the search; looks like a field on wide screens and an icon on phones. */
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
        rightSection={<Kbd aria-hidden>{isMac() ? '⌘ K' : m.components_ctrl_k()}</Kbd>}
        styles={{ label: { flex: 1 } }}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {m.components_search_button_search_or_jump_to()}
      </Button>
      <ActionIcon
        hiddenFrom="sm"
        variant="subtle"
        size={44}
        aria-label={m.components_search_button_search_or_jump_to()}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </>
  );
}
