import { SimpleGrid, Switch } from '@mantine/core';
import type { NoticeSettings } from '#shared/schemas/settings.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Setting } from './setting.tsx';

const switches = [
  {
    key: 'weeklyInApp',
    label: 'Weekly note in your notifications',
    hint: 'What to do next, once a week.',
  },
  { key: 'weeklyByMail', label: 'Weekly note by email', hint: 'The same note, in your inbox.' },
  { key: 'remindersByMail', label: 'Reminders by email', hint: 'On the days you set for your tasks.' },
] as const satisfies readonly { key: keyof NoticeSettings; label: string; hint: string }[];

/** Notification settings. Each switch saves immediately and rolls back when that fails. */
export function NoticesPanel() {
  const utils = trpc.useUtils();
  const settings = trpc.settings.notifications.useQuery();
  const show = (change: Partial<NoticeSettings>) =>
    utils.settings.notifications.setData(undefined, (known) => known && { ...known, ...change });
  const save = trpc.settings.saveNotifications.useMutation({
    meta: { failure: 'Not saved' },
    onMutate: async (change) => {
      // An answer asked for before would undo it.
      await utils.settings.notifications.cancel();
      show(change);
    },
    onError: (_error, change) => {
      const before = Object.entries(change).map(([key, value]) => [key, !value]);
      show(Object.fromEntries(before) as Partial<NoticeSettings>);
    },
  });
  return (
    <Setting title="What we send you" lead="You’ll always get emails about the account itself.">
      {settings.data ? (
        <SimpleGrid component="ul" type="container" cols={{ base: 1, '560px': 2 }} spacing="xl" verticalSpacing="sm">
          {switches.map(({ key, label, hint }) => (
            <li key={key}>
              <Switch
                size="md"
                mih={44}
                label={label}
                description={hint}
                checked={settings.data[key]}
                onChange={(event) => save.mutate({ [key]: event.currentTarget.checked })}
              />
            </li>
          ))}
        </SimpleGrid>
      ) : settings.isError ? (
        <FetchProblem
          title="We couldn’t load these settings"
          error={settings.error}
          onRetry={() => void settings.refetch()}
          isRetrying={settings.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={3} height={44} />
      )}
    </Setting>
  );
}
