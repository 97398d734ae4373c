import { Button } from '@mantine/core';
import { IconMessageCircle, IconMessages } from '@tabler/icons-react';
import panelClasses from '#client/components/member/panel.module.css';
import { openChat } from '#client/lib/open-chat.ts';

/** Prompts are written with the profile, so the chat comes first. */
export function NoProfile() {
  return (
    <div className={panelClasses.empty}>
      <IconMessages size={32} stroke={1.5} aria-hidden />
      <p className={panelClasses.emptyTitle}>No prompts for your business yet</p>
      <p>Answer the assistant for about 2 minutes. It writes 200+ prompts for the tools you use.</p>
      <Button
        className={panelClasses.button}
        mt="md"
        leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />}
        onClick={openChat}
      >
        Start the chat
      </Button>
    </div>
  );
}
