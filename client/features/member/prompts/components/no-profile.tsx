import { Button } from '@mantine/core';
import { IconMessageCircle, IconMessages } from '@tabler/icons-react';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { openChat } from '#client/lib/open-chat.ts';

/** Prompts are written with the profile, so the chat comes first. */
export function NoProfile() {
  return (
    <EmptyState icon={IconMessages} title="No prompts for your business yet">
      <p>Answer the assistant for about 2 minutes. It writes 200+ prompts for the tools you use.</p>
      <Button mt="md" leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />} onClick={openChat}>
        Start the chat
      </Button>
    </EmptyState>
  );
}
