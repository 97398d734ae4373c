import { Button } from '@mantine/core';
import { IconCalendarPlus, IconChecks, IconConfetti, IconMessageCircle } from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';
import panelClasses from '#client/components/member/panel.module.css';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';

/** Nothing to show at all: a roadmap comes from the chat, and a task can be written down any time. */
export function NoTasks({ hasRoadmap }: { hasRoadmap: boolean }) {
  return (
    <div className={panelClasses.empty}>
      <IconCalendarPlus size={32} stroke={1.5} aria-hidden />
      <p className={panelClasses.emptyTitle}>No tasks yet</p>
      {hasRoadmap ? (
        <p>Write down the first thing you want done.</p>
      ) : (
        <>
          <p>Make your marketing profile, and its roadmap becomes tasks with dates. Or write down one of your own.</p>
          <Button
            className={panelClasses.button}
            mt="md"
            leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />}
            onClick={openChat}
          >
            Start the chat
          </Button>
        </>
      )}
    </div>
  );
}

/** Everything is closed. */
export function AllDone() {
  return (
    <div className={panelClasses.empty}>
      <IconConfetti size={32} stroke={1.5} aria-hidden />
      <p className={panelClasses.emptyTitle}>All done. Well worked.</p>
      <p>Nothing is open in your plan. The Marketing Machine knows what comes next.</p>
      <Button component={AppLink} href={paths.machine} className={panelClasses.button} mt="md">
        Open the Marketing Machine
      </Button>
    </div>
  );
}

/** Nothing was closed yet. */
export function NoneShown() {
  return (
    <div className={panelClasses.empty}>
      <IconChecks size={32} stroke={1.5} aria-hidden />
      <p className={panelClasses.emptyTitle}>Nothing done yet</p>
      <p>What you tick off or skip collects here.</p>
    </div>
  );
}
