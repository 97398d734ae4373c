import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconArrowRight, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import { plainDayOf } from '#client/lib/time.ts';
import type { NextAction } from '../next-action.ts';
import classes from './dashboard.module.css';

type Labels = { title: string; text: ReactNode; to?: string; button: string };

/** Puts the title on its own line, because it may or may not be a sentence. */
const named = (title: string) => (
  <>
    <strong>
      <bdi>{title}</bdi>
    </strong>
    <br />
  </>
);

export function labelsOf(action: NextAction): Labels {
  switch (action.kind) {
    case 'choose-password':
      return {
        title: m.member_choose_a_password(),
        text: m.member_next_action_card_activation_link_only_works({ min: limits.password.min }),
        to: `${paths.settings}#password`,
        button: m.member_choose_a_password(),
      };
    case 'make-profile':
      return {
        title: m.member_next_action_card_make_your_marketing_profile(),
        text: m.member_next_action_card_answer_few_questions_about(),
        button: m.member_start_the_chat(),
      };
    case 'plan-roadmap':
      return {
        title: m.member_next_action_card_put_dates_roadmap(),
        text: m.member_next_action_card_turn_roadmap_into_tasks(),
        to: paths.plan,
        button: m.member_plan_my_tasks(),
      };
    case 'overdue-task':
      return {
        title: m.member_next_action_card_catch_up_task(),
        text: (
          <>
            {named(action.task.title)}
            {m.member_next_action_card_it_was_due_on({ dueOn: plainDayOf(action.task.dueOn) })}
            {action.others > 0 && ` ${m.member_next_action_card_more_overdue({ count: action.others })}`}
          </>
        ),
        to: paths.plan,
        button: m.member_open_my_plan(),
      };
    case 'task-today':
      return {
        title: m.member_do_this_today(),
        text: (
          <>
            {named(action.task.title)}
            {action.others > 0 && m.member_next_action_card_more_due_today({ count: action.others })}
          </>
        ),
        to: paths.plan,
        button: m.member_open_my_plan(),
      };
    case 'machine-step':
      return {
        title: action.isFirst
          ? m.member_next_action_card_start_your_marketing_machine()
          : m.member_next_action_card_continue_your_marketing_machine(),
        text: action.isFirst
          ? m.member_next_action_card_first_step_weve_filled({ name: action.name })
          : m.member_next_action_card_next_step_weve_filled({ name: action.name }),
        to: paths.machine,
        button: m.member_open_the_step(),
      };
    case 'coming-task':
      return {
        title: m.member_next_action_card_get_ahead_plan(),
        text: (
          <>
            {named(action.task.title)}
            {m.member_next_action_card_its_due_on({ dueOn: plainDayOf(action.task.dueOn) })}
          </>
        ),
        to: paths.plan,
        button: m.member_open_my_plan(),
      };
    case 'all-done':
      return {
        title: m.member_next_action_card_youve_finished_your_plan(),
        text: m.member_next_action_card_every_task_step_done(),
        button: m.member_start_the_chat(),
      };
  }
}

/** Card with the member's next step. */
export function NextActionCard({ action }: { action: NextAction }) {
  const { title, text, to, button } = labelsOf(action);
  return (
    <Paper
      component="section"
      radius="lg"
      px="var(--eg-fluid-m)"
      py="lg"
      bg="var(--eg-dusk)"
      c="var(--eg-dusk-ink)"
      className={classes.next}
      aria-labelledby="next-action"
      data-tour="next-action"
    >
      <Group justify="space-between" gap="var(--eg-space-4) var(--eg-space-8)">
        <Text component="div" flex="1 1 18rem" miw={0}>
          <Title order={2} id="next-action">
            {title}
          </Title>
          <Text mt={4} maw="60ch" c="var(--eg-dusk-ink-soft)">
            {text}
          </Text>
        </Text>
        {to ? (
          <Button
            component={AppLink}
            href={to}
            className={classes.nextButton}
            rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}
          >
            {button}
          </Button>
        ) : (
          <Button
            className={classes.nextButton}
            leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />}
            onClick={openChat}
          >
            {button}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
