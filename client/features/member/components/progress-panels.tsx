/** Progress cards: this week's tasks, toolkit steps, prompts unlocked this month, and days left in the trial. */
import { Anchor, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { accountTimes } from '#shared/domain/accounts.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { Meter } from '#client/components/member/meter.tsx';
import { QuotaMeter } from '#client/components/member/quota-meter.tsx';
import { useProPrice } from '#client/lib/catalog.ts';
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
    <Tile title={m.member_this_week()} more={moreLink(paths.plan, m.member_open_my_plan())} tour="week">
      <Text fw={600}>
        {m.member_progress_panels_tasks_due({ dueThisWeek })}
        {overdue > 0 && (
          <Text span inherit c="var(--eg-danger)">
            {` · ${m.member_progress_panels_overdue({ overdue })}`}
          </Text>
        )}
      </Text>
      <Text fz="sm" c="dimmed" lineClamp={3}>
        {next ? (
          <Markup
            parts={m.member_progress_panels_next_due.parts({ dueOn: plainDayOf(next.dueOn), title: next.title })}
            tags={{ task: (text) => <bdi>{text}</bdi> }}
          />
        ) : open === 0 && done === 0 ? (
          m.member_progress_panels_no_tasks_yet_open()
        ) : (
          m.member_progress_panels_youre_all_caught_up()
        )}
      </Text>
      <Text fz="sm" c="dimmed" mt="xs">
        <Markup
          parts={m.member_progress_panels_short_time_ask_team.parts()}
          tags={{ link: (text) => <AppLink href={paths.myServices}>{text}</AppLink> }}
        />
      </Text>
    </Tile>
  );
}

export function MachinePanel({ machine: { done, skipped, total, next } }: Pick<Overview, 'machine'>) {
  return (
    <Tile title={m.member_marketing_machine()} more={moreLink(paths.machine, m.member_see_steps())}>
      <Text id="machine-done" fw={600}>
        {m.member_progress_panels_of_steps_done({ done, total })}
      </Text>
      <Meter
        value={done}
        max={total}
        labelledBy="machine-done"
        text={m.member_progress_panels_of_done({ done, total })}
      />
      <Hint>
        {next ? m.member_progress_panels_next({ name: next.name }) : m.member_all_steps_done()}
        {skipped > 0 && ` · ${m.member_progress_panels_skipped({ skipped })}`}
      </Hint>
    </Tile>
  );
}

export function PromptsPanel({ prompts }: Pick<Overview, 'prompts'>) {
  return (
    <Tile title={m.member_prompts()} more={moreLink(paths.myProfile, m.member_open_my_prompts())} tour="quota">
      <QuotaMeter {...prompts} />
      {!prompts.unlimited && !prompts.mayUnlock && <Hint>{m.member_progress_panels_preview_has_ended_upgrade()}</Hint>}
    </Tile>
  );
}

export function ProfilePanel({ profile }: { profile: { businessName: string; madeAt: string } }) {
  const id = useId();
  return (
    <Paper component="section" withBorder px="lg" py="sm" miw={0} aria-labelledby={id}>
      <Group justify="space-between" gap="0 var(--eg-space-5)">
        <Title order={2} size="h3" id={id}>
          {m.member_my_profile()}
        </Title>
        <Group gap="0 var(--eg-space-3)" miw={0} className={classes.profile}>
          <Text fw={600}>
            <bdi>{profile.businessName}</bdi>
          </Text>
          <Hint>{m.member_progress_panels_created_on({ madeAt: dayOf(profile.madeAt) })}</Hint>
        </Group>
        {moreLink(paths.myProfile, m.member_open_my_profile())}
      </Group>
    </Paper>
  );
}

/** Shows a new account's two countdowns, or for Pro how long the membership lasts. */
export function MembershipPanel({ membership }: Pick<Overview, 'membership'>) {
  const more = moreLink(`${paths.settings}#plan`, m.member_see_my_plan());
  const priceText = useProPrice();
  if (membership?.plan === 'pro') {
    return (
      <Tile title={m.member_your_membership()} more={more} tour="membership">
        <Text fw={600}>{m.member_pro()}</Text>
        <Hint>
          {m.member_progress_panels_unlimited_prompts_every_tool({
            priceText,
            terms: plans.pro.terms[0],
          })}
        </Hint>
      </Tile>
    );
  }
  return (
    <Tile title={m.member_your_membership()} more={more} tour="membership">
      <SimpleGrid type="container" cols={{ base: 1, '440px': 2 }} verticalSpacing="sm">
        {membership ? (
          <Clock title={m.member_trial()} {...trialClock(membership)} days={accountTimes.trialDays} />
        ) : (
          <Hint>{m.member_progress_panels_trial_days_being_set({ trialDays: accountTimes.trialDays })}</Hint>
        )}
        {membership?.preview ? (
          <Clock title={previewTitle} {...previewClock(membership.preview)} days={accountTimes.previewDays} />
        ) : (
          <div>
            <Title order={3} fz="sm" fw={500} c="dimmed" ff="var(--eg-font-text)">
              {previewTitle}
            </Title>
            <Hint>{m.member_progress_panels_days_counted_day_profile({ previewDays: accountTimes.previewDays })}</Hint>
          </div>
        )}
      </SimpleGrid>
      <Text fz="sm" c="dimmed" mt="xs">
        {m.member_progress_panels_pro_can_still_read({ priceText })}
      </Text>
    </Tile>
  );
}

const previewTitle = m.member_progress_panels_preview_profile_prompts();

/** @param props.daysLeft counts the last day as 1; 0 when the time is over. */
function Clock({ title, daysLeft, text, days }: { title: string; daysLeft: number; text: string; days: number }) {
  const titleId = useId();
  return (
    <div>
      <Title order={3} id={titleId} fz="sm" fw={500} c="dimmed" ff="var(--eg-font-text)">
        {title}
      </Title>
      <Text fw={600}>{daysLeftText(daysLeft)}</Text>
      <Meter
        value={daysLeft}
        max={days}
        labelledBy={titleId}
        text={m.member_progress_panels_of_days_left({ daysLeft, days })}
      />
      <Hint>{text}</Hint>
    </div>
  );
}
