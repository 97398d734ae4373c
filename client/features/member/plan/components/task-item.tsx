import { Button, Center, Checkbox, Flex, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconChevronDown, IconPencil, IconPlayerSkipForward, IconRotate } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import type { TaskStatus } from '#shared/domain/member.ts';
import { dueText, type Task } from '../plan-view.ts';
import classes from '#client/components/ui/opening-row.module.css';

type Props = {
  task: Task;
  today: string;
  onStatus: (task: Task, status: TaskStatus) => void;
  onEdit: (task: Task) => void;
};

const horizonLabels = {
  '30': m.member_first_30_days(),
  '90': m.member_first_90_days(),
  own: m.member_your_own(),
} as const;

/** The pressed button disappears; the checkbox of the same task takes the focus. */
const keepFocus = (button: HTMLElement) => button.closest('li')?.querySelector('input')?.focus();

/** A task in a row, with expandable details. The checkbox completes or reopens it in place. */
export function TaskItem({ task, today, onStatus, onEdit }: Props) {
  const id = useId();
  const [isWhole, { toggle }] = useDisclosure();
  const isOpen = task.status === 'open';
  return (
    <li className={classes.item}>
      <Group className={classes.row} gap={0} wrap="nowrap" align="center">
        {/* The label makes the checkbox a 44 px target. */}
        <Center component="label" w={44} h={44} flex="none">
          <Checkbox
            radius="xl"
            size="1.5rem"
            color="var(--eg-success)"
            iconColor="var(--eg-surface)"
            checked={task.status === 'done'}
            aria-labelledby={id}
            onChange={() => onStatus(task, task.status === 'done' ? 'open' : 'done')}
          />
        </Center>
        <UnstyledButton
          className={classes.toggle}
          flex={1}
          miw={0}
          mih={44}
          py={4}
          pr="xs"
          aria-expanded={isWhole}
          aria-controls={isWhole ? `${id}-more` : undefined}
          onClick={toggle}
        >
          <Group wrap="nowrap" gap="xs">
            <Flex
              flex={1}
              miw={0}
              direction={{ base: 'column', xs: 'row' }}
              gap={{ base: 0, xs: 'md' }}
              align={{ xs: isWhole ? 'flex-start' : 'center' }}
            >
              <Text
                id={id}
                flex={1}
                miw={0}
                w={{ base: '100%', xs: 'auto' }}
                dir="auto"
                td={task.status === 'done' ? 'line-through' : undefined}
                {...(!isOpen && { c: 'dimmed' })}
                {...(isWhole ? { style: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } } : { truncate: true })}
              >
                {task.title}
              </Text>
              <State task={task} today={today} />
            </Flex>
            <IconChevronDown className={classes.down} size={18} stroke={1.7} color="var(--eg-ink-soft)" aria-hidden />
          </Group>
        </UnstyledButton>
        {!isOpen && (
          <Button
            variant="subtle"
            px="xs"
            leftSection={<IconRotate size={18} stroke={1.8} aria-hidden />}
            aria-describedby={id}
            onClick={(event) => {
              keepFocus(event.currentTarget);
              onStatus(task, 'open');
            }}
          >
            {m.member_undo()}
          </Button>
        )}
      </Group>
      {isWhole && (
        <Stack id={`${id}-more`} gap={0} pl={44} pb="xs">
          {task.note && (
            <Text dir="auto" c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {task.note}
            </Text>
          )}
          <Group gap="xs">
            <Text c="dimmed" fz="sm" mr="auto">
              {horizonLabels[task.horizon]}
            </Text>
            {isOpen && (
              <>
                <Button
                  variant="subtle"
                  px="sm"
                  leftSection={<IconPlayerSkipForward size={18} stroke={1.7} aria-hidden />}
                  aria-describedby={id}
                  onClick={(event) => {
                    keepFocus(event.currentTarget);
                    onStatus(task, 'skipped');
                  }}
                >
                  {m.member_skip()}
                </Button>
                <Button
                  variant="subtle"
                  px="sm"
                  leftSection={<IconPencil size={18} stroke={1.7} aria-hidden />}
                  aria-describedby={id}
                  onClick={() => onEdit(task)}
                >
                  {m.member_edit()}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      )}
    </li>
  );
}

/** Due date and reminder of an open task, or the outcome of a closed one. */
function State({ task, today }: { task: Task; today: string }) {
  const { status, dueOn, remindOn } = task;
  if (status !== 'open') {
    return (
      <Text span fz="sm" c={status === 'done' ? 'var(--eg-success)' : 'dimmed'}>
        {status === 'done' ? m.member_done() : m.member_skipped_2()}
      </Text>
    );
  }
  const isLate = dueOn < today;
  return (
    <Group component="span" gap={6} wrap="nowrap" flex="none">
      {remindOn && remindOn >= today && (
        <span>
          <IconBell size={16} stroke={1.7} color="var(--eg-ink-soft)" aria-hidden />
          <VisuallyHidden>
            {m.member_task_item_reminder({
              value: remindOn === dueOn ? m.member_on_the_day_2() : dueText(remindOn, today),
            })}{' '}
          </VisuallyHidden>
        </span>
      )}
      <Text span fz="sm" c={isLate ? 'var(--eg-danger)' : 'dimmed'}>
        {isLate && <VisuallyHidden>{m.member_overdue()} </VisuallyHidden>}
        <time dateTime={dueOn}>{dueText(dueOn, today)}</time>
      </Text>
    </Group>
  );
}
