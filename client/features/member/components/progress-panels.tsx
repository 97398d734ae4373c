/** How far the member is: prompts of the month, steps of the machine, tasks of the week. */
import { paths } from '#shared/paths.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { QuotaMeter } from '#client/components/member/quota-meter.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { dayOf, plainDayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Meter } from '#client/components/member/meter.tsx';
import classes from './dashboard.module.css';

type Overview = RouterOutputs['dashboard']['overview'];

const more = (href: string, words: string) => (
  <AppLink href={href} className={classes.more}>
    {words}
  </AppLink>
);

export function PromptsPanel({ prompts }: Pick<Overview, 'prompts'>) {
  return (
    <Panel title="Prompts" aside={more(paths.myProfile, 'Open my prompts')}>
      <QuotaMeter {...prompts} />
      {!prompts.unlimited && !prompts.mayUnlock && (
        <p className={classes.hint}>Your preview is over, so no new prompts can be unlocked without Pro.</p>
      )}
    </Panel>
  );
}

export function MachinePanel({ machine: { done, skipped, total, next } }: Pick<Overview, 'machine'>) {
  return (
    <Panel title="Marketing Machine" aside={more(paths.machine, 'Open the steps')}>
      <p id="machine-done" className={classes.figure}>
        {done} of {total} steps done
      </p>
      <Meter value={done} max={total} labelledBy="machine-done" text={`${done} of ${total} done`} />
      <p className={classes.hint}>
        {next ? `Next: ${next.name}` : 'Nothing is left to do'}
        {skipped > 0 && ` · ${skipped} skipped`}
      </p>
    </Panel>
  );
}

export function TasksPanel({ tasks: { overdue, dueThisWeek, open, done, next } }: Pick<Overview, 'tasks'>) {
  return (
    <Panel title="This week" aside={more(paths.plan, 'Open my plan')}>
      <p className={classes.figure}>
        {dueThisWeek} {dueThisWeek === 1 ? 'task' : 'tasks'} due
      </p>
      {overdue > 0 && <p className={classes.overdue}>{overdue} overdue</p>}
      {next ? (
        <p className={classes.hint}>
          Next, due {plainDayOf(next.dueOn)}: <bdi className={classes.taskName}>{next.title}</bdi>
        </p>
      ) : (
        <p className={classes.hint}>
          {open === 0 && done === 0
            ? 'No tasks yet. Your roadmap makes them, or you do.'
            : 'Nothing is open. Well done.'}
        </p>
      )}
    </Panel>
  );
}

export function ProfilePanel({ profile }: { profile: { businessName: string; madeAt: string } }) {
  return (
    <Panel title="My profile" aside={more(paths.myProfile, 'Open my profile')}>
      <p className={classes.business}>
        <bdi>{profile.businessName}</bdi>
      </p>
      <p className={classes.hint}>Made on {dayOf(profile.madeAt)}</p>
    </Panel>
  );
}
