import { SimpleGrid, Switch } from '@mantine/core';
import { m } from '#messages';
import type { NoticeSettings } from '#shared/schemas/settings.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Setting } from './setting.tsx';

const switches = [
  {
    key: 'weeklyInApp',
    label: m.member_notices_panel_weekly_note_notifications(),
    hint: m.member_notices_panel_what_do_next_once(),
  },
  {
    key: 'weeklyByMail',
    label: m.member_notices_panel_weekly_note_by_email(),
    hint: m.member_notices_panel_same_note_inbox(),
  },
  { key: 'remindersByMail', label: m.member_reminders_by_email(), hint: m.member_notices_panel_days_set_tasks() },
] as const satisfies readonly { key: keyof NoticeSettings; label: string; hint: string }[];

/** Notification settings. Each switch saves immediately and rolls back on failure. */
export function NoticesPanel() {
  const utils = trpc.useUtils();
  const settings = trpc.settings.notifications.useQuery();
  const show = (change: Partial<NoticeSettings>) =>
    utils.settings.notifications.setData(undefined, (known) => known && { ...known, ...change });
  const save = trpc.settings.saveNotifications.useMutation({
    meta: { failure: m.member_not_saved() },
    onMutate: async (change) => {
      // A response requested earlier would overwrite the change.
      await utils.settings.notifications.cancel();
      show(change);
    },
    onError: (_error, change) => {
      const before = Object.entries(change).map(([key, value]) => [key, !value]);
      show(Object.fromEntries(before) as Partial<NoticeSettings>);
    },
  });
  return (
    <Setting title={m.member_notices_panel_what_we_send_you()} lead={m.member_notices_panel_youll_always_get_emails()}>
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
          title={m.member_notices_panel_couldnt_load_these_settings()}
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
