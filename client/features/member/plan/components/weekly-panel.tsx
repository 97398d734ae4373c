import { Box, Divider, Fieldset, NavLink, Switch, Text, ThemeIcon } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { m } from '#messages';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Previews the weekly note, and shows when the next one is sent and its switches. */
export function WeeklyPanel() {
  const week = trpc.weekly.current.useQuery();
  if (week.isError && !week.data) {
    return (
      <FetchProblem
        title={m.member_weekly_panel_couldnt_load_week()}
        error={week.error}
        onRetry={() => void week.refetch()}
        isRetrying={week.isRefetching}
      />
    );
  }
  return (
    <Panel title={m.member_weekly_panel_whats_next_this_week()} lead={week.data?.summary}>
      {week.data ? (
        <ol>
          {week.data.actions.map(({ kind, text, about, href }, index) => (
            <li key={kind}>
              <NavLink
                component={AppLink}
                href={href}
                px={0}
                label={text}
                description={
                  about && (
                    <Text span inherit lineClamp={2} dir="auto">
                      {about}
                    </Text>
                  )
                }
                leftSection={
                  <ThemeIcon component="span" variant="light" color="teal" radius="xl" size={32} aria-hidden>
                    {index + 1}
                  </ThemeIcon>
                }
                rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
              />
            </li>
          ))}
        </ol>
      ) : (
        <LinesSkeleton lines={3} height={44} />
      )}
      <Switches nextAt={week.data?.nextAt} />
    </Panel>
  );
}

const switches = [
  { name: 'weeklyInApp', label: m.member_in_your_notifications() },
  { name: 'weeklyByMail', label: m.member_by_email() },
] as const;

/** Touch targets of 44 px. */
const switchStyles = { body: { minHeight: 44, alignItems: 'center' }, label: { paddingBlock: 10 } };

/** The settings have the same switches. */
function Switches({ nextAt }: { nextAt: string | undefined }) {
  const utils = trpc.useUtils();
  const settings = trpc.settings.notifications.useQuery();
  const save = trpc.settings.saveNotifications.useMutation({
    meta: { failure: m.member_not_saved() },
    onMutate: async (change) => {
      await utils.settings.notifications.cancel();
      const before = utils.settings.notifications.getData();
      utils.settings.notifications.setData(
        undefined,
        (now) =>
          now && {
            weeklyInApp: change.weeklyInApp ?? now.weeklyInApp,
            weeklyByMail: change.weeklyByMail ?? now.weeklyByMail,
            remindersByMail: change.remindersByMail ?? now.remindersByMail,
          },
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      utils.settings.notifications.setData(undefined, context?.before);
    },
    onSuccess: (now) => utils.settings.notifications.setData(undefined, now),
  });
  const { data } = settings;
  if (!data) return null;
  const isOn = data.weeklyInApp || data.weeklyByMail;
  return (
    <Box mt="md">
      <Divider mb="md" />
      <Fieldset variant="unstyled" legend={<strong>{m.member_the_weekly_note()}</strong>}>
        <Text c="dimmed" fz="sm">
          {isOn && nextAt
            ? m.member_weekly_panel_youll_get_note_like({ nextAt: dayOf(nextAt) })
            : m.member_its_turned_off()}
        </Text>
        {switches.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            styles={switchStyles}
            checked={data[name]}
            onChange={(event) => save.mutate({ [name]: event.currentTarget.checked })}
          />
        ))}
      </Fieldset>
    </Box>
  );
}
