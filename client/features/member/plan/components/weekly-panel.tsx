import { Switch } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './side.module.css';

/** What the weekly note would say now, when the next one comes, and its switches. */
export function WeeklyPanel() {
  const week = trpc.weekly.current.useQuery();
  if (week.isError && !week.data) {
    return (
      <FetchProblem
        title="Your week could not be loaded"
        error={week.error}
        onRetry={() => void week.refetch()}
        isRetrying={week.isRefetching}
      />
    );
  }
  return (
    <Panel title="Your week: what next" lead={week.data?.summary}>
      {week.data ? (
        <ol className={classes.actions}>
          {week.data.actions.map(({ kind, text, about, href }) => (
            <li key={kind}>
              <AppLink href={href} className={classes.actionLink}>
                <span>{text}</span>
                <IconArrowRight size={18} stroke={1.8} aria-hidden />
              </AppLink>
              {about && (
                <p className={classes.about} dir="auto">
                  {about}
                </p>
              )}
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
  { name: 'weeklyInApp', label: 'In your notifications' },
  { name: 'weeklyByMail', label: 'By email' },
] as const;

/** The same switches stand in the settings. */
function Switches({ nextAt }: { nextAt: string | undefined }) {
  const utils = trpc.useUtils();
  const settings = trpc.settings.notifications.useQuery();
  const save = trpc.settings.saveNotifications.useMutation({
    meta: { failure: 'Not saved' },
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
    <fieldset className={classes.switches}>
      <legend className={classes.legend}>The weekly note</legend>
      <p className={classes.hint}>
        {isOn && nextAt
          ? `A note like this comes on Monday mornings. The next: ${dayOf(nextAt)}.`
          : 'It is turned off.'}
      </p>
      {switches.map(({ name, label }) => (
        <Switch
          key={name}
          className={classes.switch}
          label={label}
          checked={data[name]}
          onChange={(event) => save.mutate({ [name]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
