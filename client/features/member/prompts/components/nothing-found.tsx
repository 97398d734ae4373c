import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import type { Show, WorkbenchView } from '../workbench-view.ts';

const hints: Record<Show, { title: string; text: string }> = {
  all: { title: 'No prompt matches', text: 'Try a single word, such as “email” or “review”, or another platform.' },
  favorites: { title: 'No favorites here yet', text: 'Mark a prompt with the star and it waits for you here.' },
  unlocked: {
    title: 'Nothing unlocked here yet',
    text: 'Unlock a prompt and it stays here for the rest of the month.',
  },
  helpful: { title: 'None rated helpful yet', text: 'Give a prompt a thumb up after you have used it.' },
};

type Props = {
  view: WorkbenchView;
  /** What else to search for. */
  hint?: string;
  onClear: () => void;
};

/** An empty list says why, and leads back to the full one. */
export function NothingFound({ view, hint, onClear }: Props) {
  const { title, text } = view.q ? { ...hints.all, ...(hint && { text: hint }) } : hints[view.show];
  return (
    <EmptyState icon={IconSearchOff} title={title}>
      <p>{text}</p>
      <Button variant="default" mt="md" onClick={onClear}>
        Show all prompts
      </Button>
    </EmptyState>
  );
}
