import { useId, useRef, useState } from 'react';
import type { TaskStatus } from '#shared/domain/member.ts';
import type { TaskGroup } from '#shared/domain/plan-tasks.ts';
import { taskShows, type TaskShow } from '#shared/schemas/plan.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import { groupTasks, showSchema, type Plan, type Task } from '../plan-view.ts';
import { useSetStatus } from '../use-plan.ts';
import { AllDone, NoneShown, NoTasks } from './empty-plan.tsx';
import { TaskItem } from './task-item.tsx';
import classes from './tasks.module.css';

const groupNames: Record<TaskGroup, string> = {
  overdue: 'Overdue',
  week: 'This week',
  later: 'Later',
  closed: 'Done and skipped',
};
const showWords: Record<TaskShow, string> = { open: 'Open', done: 'Done', all: 'All' };
/** Among all tasks so many of the closed ones; the rest under their own filter. */
const closedShown = 5;

type Props = { plan: Plan; onEdit: (task: Task) => void };

/** All tasks by urgency, with the filter that stands in the address. */
export function TaskGroups({ plan, onEdit }: Props) {
  const [{ show }, setUrl] = useUrlState(showSchema);
  // Whatever is closed or opened stays in its place until another filter is chosen.
  const [kept, setKept] = useState<{ show: TaskShow; groups: ReadonlyMap<string, TaskGroup> }>({
    show,
    groups: new Map(),
  });
  const setStatus = useSetStatus();
  const groups = groupTasks(plan.tasks, {
    today: plan.today,
    show,
    kept: kept.show === show ? kept.groups : new Map(),
  });
  const names = (Object.keys(groupNames) as TaskGroup[]).filter((name) => groups[name].length > 0);
  const onStatus = (task: Task, status: TaskStatus) => {
    const here = names.find((name) => groups[name].includes(task));
    if (here)
      setKept((now) => ({ show, groups: new Map([...(now.show === show ? now.groups : []), [task.id, here]]) }));
    setStatus.mutate({ taskId: task.id, status });
  };
  // With another date it belongs elsewhere.
  const edit = (task: Task) => {
    setKept((now) => ({ ...now, groups: new Map([...now.groups].filter(([id]) => id !== task.id)) }));
    onEdit(task);
  };
  const openCount = plan.tasks.filter(({ status }) => status === 'open').length;
  if (plan.tasks.length === 0) return <NoTasks hasRoadmap={plan.hasRoadmap} />;
  return (
    <div className={classes.groups}>
      <ShowFilter show={show} onShow={(next) => setUrl({ show: next }, { replace: true })} />
      {show !== 'done' && openCount === 0 && <AllDone />}
      {names.map((name) => (
        <Group
          key={name}
          name={name}
          tasks={groups[name]}
          shown={show === 'all' && name === 'closed' ? closedShown : Infinity}
          today={plan.today}
          onStatus={onStatus}
          onEdit={edit}
        />
      ))}
      {names.length === 0 && show === 'done' && <NoneShown />}
    </div>
  );
}

function ShowFilter({ show, onShow }: { show: TaskShow; onShow: (show: TaskShow) => void }) {
  return (
    <div className={classes.filter} role="group" aria-label="Show">
      {taskShows.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.choice}
          aria-pressed={choice === show}
          onClick={() => onShow(choice)}
        >
          {showWords[choice]}
        </button>
      ))}
    </div>
  );
}

type GroupProps = {
  name: TaskGroup;
  tasks: Task[];
  shown: number;
  today: string;
  onStatus: (task: Task, status: TaskStatus) => void;
  onEdit: (task: Task) => void;
};

function Group({ name, tasks, shown, today, onStatus, onEdit }: GroupProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const visible = isWhole ? tasks : tasks.slice(0, shown);
  return (
    <section className={classes.group} data-group={name} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.groupName}>
        {groupNames[name]} <span className={classes.count}>{tasks.length}</span>
      </h3>
      <ul ref={list} className={classes.list}>
        {visible.map((task) => (
          <TaskItem key={task.id} task={task} today={today} onStatus={onStatus} onEdit={onEdit} />
        ))}
      </ul>
      {visible.length < tasks.length && (
        <button
          type="button"
          className={classes.more}
          onClick={() => {
            setIsWhole(true);
            // The button goes away from under the focus: on to the first that it has brought.
            requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('input')[shown]?.focus());
          }}
        >
          Show all {tasks.length}
        </button>
      )}
    </section>
  );
}
