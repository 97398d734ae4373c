import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconArrowRight, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import { plainDayOf } from '#client/lib/time.ts';
import type { NextAction } from '../next-action.ts';
import classes from './dashboard.module.css';

type Words = { title: string; text: ReactNode; to?: string; button: string };

const more = (count: number, what: string) =>
  count > 0 ? ` ${count} more ${count === 1 ? 'is' : 'are'} ${what}.` : '';
/** On a line of its own, because a title may or may not be a sentence. */
const named = (title: string) => (
  <>
    <strong>
      <bdi>{title}</bdi>
    </strong>
    <br />
  </>
);

export function wordsOf(action: NextAction): Words {
  switch (action.kind) {
    case 'choose-password':
      return {
        title: 'Choose a password',
        text: `Your activation link only works once. With a password of ${limits.password.min} or more characters, you can sign in on any device.`,
        to: `${paths.settings}#password`,
        button: 'Choose a password',
      };
    case 'make-profile':
      return {
        title: 'Make your marketing profile',
        text: 'Answer a few questions in about 2 minutes. You’ll get a plan and 200+ prompts.',
        button: 'Start the chat',
      };
    case 'plan-roadmap':
      return {
        title: 'Put dates on your roadmap',
        text: 'Turn your roadmap into tasks. You can move or skip any of them later.',
        to: paths.plan,
        button: 'Plan my tasks',
      };
    case 'overdue-task':
      return {
        title: 'Catch up on a task',
        text: (
          <>
            {named(action.task.title)}
            It was due on {plainDayOf(action.task.dueOn)}.{more(action.others, 'overdue')}
          </>
        ),
        to: paths.plan,
        button: 'Open my plan',
      };
    case 'task-today':
      return {
        title: 'Do this today',
        text: (
          <>
            {named(action.task.title)}
            {more(action.others, 'due today')}
          </>
        ),
        to: paths.plan,
        button: 'Open my plan',
      };
    case 'machine-step':
      return {
        title: action.isFirst ? 'Start your Marketing Machine' : 'Continue your Marketing Machine',
        text: `${action.isFirst ? 'The first step' : 'The next step'}: ${action.name}. We’ve filled in a lot of it from your profile.`,
        to: paths.machine,
        button: 'Open the step',
      };
    case 'coming-task':
      return {
        title: 'Get ahead of your plan',
        text: (
          <>
            {named(action.task.title)}
            It’s due on {plainDayOf(action.task.dueOn)}.
          </>
        ),
        to: paths.plan,
        button: 'Open my plan',
      };
    case 'all-done':
      return {
        title: 'You’ve finished your plan',
        text: 'Every task and step is done. Ready for what’s next? Chat with the assistant again, and we’ll write you a new profile.',
        button: 'Start the chat',
      };
  }
}

/** The one thing to do next. */
export function NextActionCard({ action }: { action: NextAction }) {
  const { title, text, to, button } = wordsOf(action);
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
