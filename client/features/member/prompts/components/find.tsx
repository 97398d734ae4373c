/** Empty states of prompt lists. */
import { Button } from '@mantine/core';
import { IconMessageCircle, IconMessages, IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import type { Show, WorkbenchView } from '../workbench-view.ts';

const hints: Record<Show, { title: string; text: string }> = {
  all: { title: 'No matching prompts', text: 'Try a single word, such as “email” or “review”, or another platform.' },
  favorites: { title: 'No favorites yet', text: 'Star a prompt to save it here.' },
  unlocked: {
    title: 'No unlocked prompts yet',
    text: 'Unlock a prompt, and it stays here for the rest of the month.',
  },
  helpful: { title: 'No helpful prompts yet', text: 'Used a prompt and liked it? Give it a thumbs up.' },
};

type NothingProps = {
  view: WorkbenchView;
  /** What else to search for. */
  hint?: string;
  onClear: () => void;
};

/** Says why a list is empty, with a button that clears the filters. */
export function NothingFound({ view, hint, onClear }: NothingProps) {
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

/** Prompts are written with the profile, so the chat comes first. */
export function NoProfile() {
  return (
    <EmptyState icon={IconMessages} title="No prompts for your business yet">
      <p>Answer a few questions in about 2 minutes. You’ll get 200+ prompts for the tools you use.</p>
      <Button mt="md" leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />} onClick={openChat}>
        Start the chat
      </Button>
    </EmptyState>
  );
}
