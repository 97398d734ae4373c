import { Button } from '@mantine/core';
import { IconCalendarPlus, IconChecks, IconConfetti, IconMessageCircle } from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';

/** Nothing to show at all: a roadmap comes from the chat, and a task can be written down any time. */
export function NoTasks({ hasRoadmap }: { hasRoadmap: boolean }) {
  return (
    <EmptyState icon={IconCalendarPlus} title="No tasks yet">
      {hasRoadmap ? (
        <p>Write down the first thing you want done.</p>
      ) : (
        <>
          <p>Make your marketing profile, and its roadmap becomes tasks with dates. Or write down one of your own.</p>
          <Button mt="md" leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />} onClick={openChat}>
            Start the chat
          </Button>
        </>
      )}
    </EmptyState>
  );
}

/** Everything is closed. */
export function AllDone() {
  return (
    <EmptyState icon={IconConfetti} title="All done. Well worked.">
      <p>Nothing is open in your plan. The Marketing Machine knows what comes next.</p>
      <Button component={AppLink} href={paths.machine} mt="md">
        Open the Marketing Machine
      </Button>
    </EmptyState>
  );
}

/** Nothing was closed yet. */
export function NoneShown() {
  return (
    <EmptyState icon={IconChecks} title="Nothing done yet">
      <p>What you tick off or skip collects here.</p>
    </EmptyState>
  );
}
