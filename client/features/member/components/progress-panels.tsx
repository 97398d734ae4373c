/** Progress cards: this week's tasks, machine steps, prompts used this month, and days left in the trial. */
import { Anchor, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { Meter } from '#client/components/member/meter.tsx';
import { QuotaMeter } from '#client/components/member/quota-meter.tsx';
import { dayOf, daysLeftText, plainDayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import classes from './dashboard.module.css';

type Overview = RouterOutputs['dashboard']['overview'];

/** Small card about one topic, with a link to its screen. */
function Tile({
  title,
  more,
  tour,
  children,
}: {
  title: string;
  more?: ReactNode;
  tour?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" withBorder px="lg" py="sm" miw={0} h="100%" aria-labelledby={id} data-tour={tour}>
      <Group justify="space-between" gap="0 var(--eg-space-3)" mih={44}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {more}
      </Group>
      {children}
    </Paper>
  );
}

const moreLink = (href: string, words: string) => (
  <Anchor component={AppLink} href={href} fz="sm" fw={600} lh="44px" flex="none">
    {words}
  </Anchor>
);

const Hint = ({ children }: { children: ReactNode }) => (
  <Text fz="sm" c="dimmed">
    {children}
  </Text>
);

export function TasksPanel({ tasks: { overdue, dueThisWeek, open, done, next } }: Pick<Overview, 'tasks'>) {
  return (
    <Tile title="This week" more={moreLink(paths.plan, 'Open my plan')} tour="week">
      <Text fw={600}>
        {dueThisWeek} {dueThisWeek === 1 ? 'task' : 'tasks'} due
        {overdue > 0 && (
          <Text span inherit c="var(--eg-danger)">
            {' · '}
            {overdue} overdue
          </Text>
        )}
      </Text>
      <Text fz="sm" c="dimmed" lineClamp={3}>
        {next ? (
          <>
            Next, due {plainDayOf(next.dueOn)}: <bdi>{next.title}</bdi>
          </>
        ) : open === 0 && done === 0 ? (
          'No tasks yet. Open your plan to add one or start your roadmap.'
        ) : (
          'You’re all caught up. Nice work!'
        )}
      </Text>
      <Text fz="sm" c="dimmed" mt="xs">
        Short on time? <AppLink href={paths.myServices}>Ask our team</AppLink> to do it.
      </Text>
    </Tile>
  );
}

export function MachinePanel({ machine: { done, skipped, total, next } }: Pick<Overview, 'machine'>) {
  return (
    <Tile title="Marketing Machine" more={moreLink(paths.machine, 'See steps')}>
      <Text id="machine-done" fw={600}>
        {done} of {total} steps done
      </Text>
      <Meter value={done} max={total} labelledBy="machine-done" text={`${done} of ${total} done`} />
      <Hint>
        {next ? `Next: ${next.name}` : 'All steps done'}
        {skipped > 0 && ` · ${skipped} skipped`}
      </Hint>
    </Tile>
  );
}

export function PromptsPanel({ prompts }: Pick<Overview, 'prompts'>) {
  return (
    <Tile title="Prompts" more={moreLink(paths.myProfile, 'Open my prompts')} tour="quota">
      <QuotaMeter {...prompts} />
      {!prompts.unlimited && !prompts.mayUnlock && (
        <Hint>Your preview has ended. Upgrade to Pro to unlock more prompts.</Hint>
      )}
    </Tile>
  );
}

export function ProfilePanel({ profile }: { profile: { businessName: string; madeAt: string } }) {
  const id = useId();
  return (
    <Paper component="section" withBorder px="lg" py="sm" miw={0} aria-labelledby={id}>
      <Group justify="space-between" gap="0 var(--eg-space-5)">
        <Title order={2} size="h3" id={id}>
          My profile
        </Title>
        <Group gap="0 var(--eg-space-3)" miw={0} className={classes.profile}>
          <Text fw={600}>
            <bdi>{profile.businessName}</bdi>
          </Text>
          <Hint>Created on {dayOf(profile.madeAt)}</Hint>
        </Group>
        {moreLink(paths.myProfile, 'Open my profile')}
      </Group>
    </Paper>
  );
}

/** The two clocks of a new account, or Pro: how long the membership runs. */
export function MembershipPanel({ membership }: Pick<Overview, 'membership'>) {
  const more = moreLink(`${paths.settings}#plan`, 'See my plan');
  if (membership?.plan === 'pro') {
    return (
      <Tile title="Your membership" more={more} tour="membership">
        <Text fw={600}>Pro</Text>
        <Hint>
          {plans.pro.priceText}. Unlimited prompts, every tool, export and sharing. {plans.pro.terms[0]}.
        </Hint>
      </Tile>
    );
  }
  return (
    <Tile title="Your membership" more={more} tour="membership">
      <SimpleGrid type="container" cols={{ base: 1, '440px': 2 }} verticalSpacing="sm">
        {membership ? (
          <Clock title="Trial" {...trialClock(membership)} days={accountTimes.trialDays} />
        ) : (
          <Hint>Your trial of {accountTimes.trialDays} days is being set up.</Hint>
        )}
        {membership?.preview ? (
          <Clock title={previewTitle} {...previewClock(membership.preview)} days={accountTimes.previewDays} />
        ) : (
          <div>
            <Title order={3} fz="sm" fw={500} c="dimmed" ff="var(--eg-font-text)">
              {previewTitle}
            </Title>
            <Hint>{accountTimes.previewDays} days, counted from the day your profile is made.</Hint>
          </div>
        )}
      </SimpleGrid>
      <Text fz="sm" c="dimmed" mt="xs">
        Pro is {plans.pro.priceText}. You can still read your dashboard after your trial ends.
      </Text>
    </Tile>
  );
}

const previewTitle = 'Preview of profile and prompts';

/** @param props.daysLeft counted up, so the last day is 1; 0 when the time is over. */
function Clock({ title, daysLeft, text, days }: { title: string; daysLeft: number; text: string; days: number }) {
  const titleId = useId();
  return (
    <div>
      <Title order={3} id={titleId} fz="sm" fw={500} c="dimmed" ff="var(--eg-font-text)">
        {title}
      </Title>
      <Text fw={600}>{daysLeftText(daysLeft)}</Text>
      <Meter value={daysLeft} max={days} labelledBy={titleId} text={`${daysLeft} of ${days} days left`} />
      <Hint>{text}</Hint>
    </div>
  );
}
