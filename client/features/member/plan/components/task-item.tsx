import { ActionIcon } from '@mantine/core';
import { IconBell, IconPencil, IconPlayerSkipForward, IconRotate } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { TaskStatus } from '#shared/domain/member.ts';
import { dueText, type Task } from '../plan-view.ts';
import classes from './tasks.module.css';

type Props = {
  task: Task;
  today: string;
  onStatus: (task: Task, status: TaskStatus) => void;
  onEdit: (task: Task) => void;
};

const horizonWords = { '30': 'First 30 days', '90': 'First 90 days', own: 'Your own' } as const;

/** About three lines on a phone; what is longer is cut until somebody wants to read it. */
const longTitle = 110;

/** What was pressed goes away from under the focus; the box of the same task stays. */
const keepFocus = (button: HTMLElement) => button.closest('li')?.querySelector('input')?.focus();

/** One task. Its box ticks it off and back; what was closed can be opened again where it stands. */
export function TaskItem({ task, today, onStatus, onEdit }: Props) {
  const titleId = useId();
  const { status, dueOn, remindOn } = task;
  const isOpen = status === 'open';
  const [isWhole, setIsWhole] = useState(false);
  const isLong = task.title.length > longTitle || task.note.length > longTitle;
  const isLate = isOpen && dueOn < today;
  return (
    <li className={classes.item} data-status={status} data-late={isLate || undefined} data-whole={isWhole || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={status === 'done'}
          aria-labelledby={titleId}
          onChange={() => onStatus(task, status === 'done' ? 'open' : 'done')}
        />
      </label>
      <div className={classes.body}>
        <p id={titleId} className={classes.title} dir="auto">
          {task.title}
        </p>
        {task.note && (
          <p className={classes.note} dir="auto">
            {task.note}
          </p>
        )}
        {isLong && (
          <button
            type="button"
            className={classes.read}
            aria-expanded={isWhole}
            aria-describedby={titleId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : 'Read all'}
          </button>
        )}
        <p className={classes.meta}>
          {isOpen ? (
            <span className={classes.due}>
              {isLate ? 'Overdue: ' : ''}
              <time dateTime={dueOn}>{dueText(dueOn, today)}</time>
            </span>
          ) : (
            <span className={classes.state}>{status === 'done' ? 'Done' : 'Skipped'}</span>
          )}
          {isOpen && remindOn && remindOn >= today && (
            <span className={classes.reminder}>
              <IconBell size={16} stroke={1.7} aria-hidden />
              <span>
                <span className={classes.hidden}>Reminder: </span>
                {remindOn === dueOn ? 'on the day' : dueText(remindOn, today)}
              </span>
            </span>
          )}
          <span>{horizonWords[task.horizon]}</span>
        </p>
      </div>
      <div className={classes.actions}>
        {isOpen ? (
          <>
            <ActionIcon
              variant="subtle"
              className={classes.action}
              aria-label="Skip"
              title="Skip"
              aria-describedby={titleId}
              onClick={(event) => {
                keepFocus(event.currentTarget);
                onStatus(task, 'skipped');
              }}
            >
              <IconPlayerSkipForward size={20} stroke={1.7} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              className={classes.action}
              aria-label="Edit"
              title="Edit"
              aria-describedby={titleId}
              onClick={() => onEdit(task)}
            >
              <IconPencil size={20} stroke={1.7} aria-hidden />
            </ActionIcon>
          </>
        ) : (
          <button
            type="button"
            className={classes.undo}
            aria-describedby={titleId}
            onClick={(event) => {
              keepFocus(event.currentTarget);
              onStatus(task, 'open');
            }}
          >
            <IconRotate size={18} stroke={1.8} aria-hidden />
            Undo
          </button>
        )}
      </div>
    </li>
  );
}
