import { Alert, Badge, Box, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import {
  IconArrowLeft,
  IconCalendarPlus,
  IconChecks,
  IconConfetti,
  IconMapPlus,
  IconMessageCircle,
  IconSearchOff,
} from '@tabler/icons-react';
import { useDeferredValue, useId, useRef, useState, type RefObject } from 'react';
import { m } from '#messages';
import type { TaskStatus } from '#shared/domain/member.ts';
import type { TaskGroup } from '#shared/domain/plan-tasks.ts';
import { paths } from '#shared/paths.ts';
import { taskShows, type TaskShow } from '#shared/schemas/plan.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { Meter } from '#client/components/member/meter.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import { useTypedSearch } from '#client/lib/use-typed-search.ts';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { NumberedPager } from '#client/components/ui/numbered-pager.tsx';
import {
  groupNames,
  groupTasks,
  planSchema,
  progressOf,
  sectionsOf,
  type Plan,
  type Section,
  type Task,
} from '../plan-view.ts';
import { useSetStatus } from '../use-plan.ts';
import { TaskItem } from './task-item.tsx';

const showLabels: Record<TaskShow, string> = { open: m.member_open_2(), done: m.member_done(), all: m.member_all() };
const shows = taskShows.map((value) => ({ value, label: showLabels[value] }));

type Props = { plan: Plan; onEdit: (task: Task) => void };

/** Tasks grouped by urgency. Filter, search, expanded group, and page are in the URL. */
export function TaskGroups({ plan, onEdit }: Props) {
  const [url, setUrl] = useUrlState(planSchema);
  const { show } = url;
  const { typed, type, forget } = useTypedSearch(url.q, (q) => setUrl({ q, group: '', page: 1 }, { replace: true }));
  const q = useDeferredValue(typed.trim());
  const list = useRef<HTMLDivElement>(null);
  // Closed or reopened tasks stay in place until another filter is chosen.
  const [kept, setKept] = useState<{ show: TaskShow; groups: ReadonlyMap<string, TaskGroup> }>({
    show,
    groups: new Map(),
  });
  const setStatus = useSetStatus();
  const groups = groupTasks(plan.tasks, {
    today: plan.today,
    show,
    q,
    kept: kept.show === show ? kept.groups : new Map(),
  });
  const { sections, page, pages } = sectionsOf(groups, url);
  const onStatus = (task: Task, status: TaskStatus) => {
    const here = sections.find(({ tasks }) => tasks.includes(task))?.name;
    if (here)
      setKept((now) => ({ show, groups: new Map([...(now.show === show ? now.groups : []), [task.id, here]]) }));
    setStatus.mutate({ taskId: task.id, status });
  };
  // A new date may move the task to another group.
  const edit = (task: Task) => {
    setKept((now) => ({ ...now, groups: new Map([...now.groups].filter(([id]) => id !== task.id)) }));
    onEdit(task);
  };
  /** Changes the view. The pressed button disappears, so the focus moves to the heading. */
  const goTo = (group: TaskGroup | '', next = 1) => {
    setUrl({ group, page: next });
    focusHeading(list);
  };
  if (plan.tasks.length === 0) return <NoTasks hasRoadmap={plan.hasRoadmap} />;
  const hasOpen = plan.tasks.some(({ status }) => status === 'open');
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <SegmentedControl
          aria-label={m.member_show()}
          styles={{ label: { padding: '8px 14px' } }}
          data={shows}
          value={show}
          onChange={(next) => setUrl({ show: next, group: '', page: 1 }, { replace: true })}
        />
        <SearchField
          aria-label={m.member_search_your_tasks()}
          placeholder={m.member_search_your_tasks()}
          flex="1 1 180px"
          value={typed}
          onChange={type}
        />
      </Group>
      {show !== 'done' && !hasOpen && <AllDone />}
      {sections.length === 0 && q !== '' && (
        <EmptyState icon={IconSearchOff} title={m.member_no_tasks_match()}>
          <Button
            variant="default"
            mt="xs"
            onClick={() => {
              forget();
              setUrl({ q: '' }, { replace: true });
            }}
          >
            {m.member_show_all_tasks()}
          </Button>
        </EmptyState>
      )}
      {sections.length === 0 && q === '' && show === 'done' && (
        <EmptyState icon={IconChecks} title={m.member_task_groups_no_finished_tasks_yet()}>
          <p>{m.member_task_groups_tasks_check_off_skip()}</p>
        </EmptyState>
      )}
      <Stack ref={list} gap="lg">
        {sections.map((section) => (
          <TaskSection
            key={section.name}
            section={section}
            isPart={pages === 1 && section.tasks.length < section.total}
            today={plan.today}
            onWhole={() => goTo(section.name)}
            onBack={url.group !== '' && sections.length === 1 ? () => goTo('') : undefined}
            onStatus={onStatus}
            onEdit={edit}
          />
        ))}
      </Stack>
      <NumberedPager
        label={m.member_pages_of_tasks()}
        page={page}
        pages={pages}
        onGo={(next) => goTo(sections[0]!.name, next)}
      />
    </Stack>
  );
}

/** Focuses the heading after the next render. */
function focusHeading(list: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    const heading = list.current?.querySelector<HTMLElement>('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  });
}

type SectionProps = {
  section: Section;
  /** Whether the group has more tasks than shown. */
  isPart: boolean;
  today: string;
  onWhole: () => void;
  /** Returns to all groups. */
  onBack: (() => void) | undefined;
  onStatus: (task: Task, status: TaskStatus) => void;
  onEdit: (task: Task) => void;
};

function TaskSection({
  section: { name, tasks, total },
  isPart,
  today,
  onWhole,
  onBack,
  onStatus,
  onEdit,
}: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Group gap="xs">
        <Title order={3} id={headingId} tabIndex={-1} {...(name === 'overdue' && { c: 'var(--eg-danger)' })}>
          {groupNames[name]}
        </Title>
        <Badge component="span" variant="default" aria-label={m.member_task_groups_tasks({ total })}>
          {total}
        </Badge>
        {onBack && (
          <Button
            variant="subtle"
            px="xs"
            ml="auto"
            leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
            onClick={onBack}
          >
            {m.member_task_groups_back_to_all_groups()}
          </Button>
        )}
      </Group>
      <Box component="ul" mt={4}>
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} today={today} onStatus={onStatus} onEdit={onEdit} />
        ))}
      </Box>
      {isPart && (
        <Button variant="subtle" px="xs" onClick={onWhole}>
          {m.member_task_groups_show_all({ total })}
        </Button>
      )}
    </section>
  );
}

/** Shows the plan's progress as numbers and a bar. */
export function PlanProgress({ plan }: { plan: Plan }) {
  const { done, total, overdue } = progressOf(plan.tasks, plan.today);
  if (total === 0) return null;
  const figures = m.member_progress_panels_of_done({ done, total });
  return (
    <Box mb="lg">
      <Group gap="md" align="baseline" mb={6}>
        <Text fw={650}>{figures}</Text>
        {overdue > 0 && (
          <Text fw={600} c="var(--eg-danger)">
            {m.member_task_groups_overdue({ overdue })}
          </Text>
        )}
      </Group>
      <Meter value={done} max={total} label={m.member_tasks_done()} text={figures} />
    </Box>
  );
}

type NewStepsProps = { count: number; isAdding: boolean; onAdd: () => void };

/** Shown if the roadmap has changed and has steps that aren't in the plan yet. */
export function NewSteps({ count, isAdding, onAdd }: NewStepsProps) {
  return (
    <Alert role="status" color="teal" mb="lg" icon={<IconMapPlus stroke={1.7} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text>{m.member_task_groups_roadmap_has_new_steps({ count })}</Text>
        <Button variant="default" loading={isAdding} onClick={onAdd}>
          {m.member_task_groups_add_them({ count })}
        </Button>
      </Group>
    </Alert>
  );
}

/** Shown for an empty plan: a roadmap comes from the chat, and tasks can be added anytime. */
function NoTasks({ hasRoadmap }: { hasRoadmap: boolean }) {
  return (
    <EmptyState icon={IconCalendarPlus} title={m.member_no_tasks_yet()}>
      {hasRoadmap ? (
        <p>{m.member_task_groups_add_first_thing_want()}</p>
      ) : (
        <>
          <p>{m.member_task_groups_make_marketing_profile_well()}</p>
          <Button
            variant="default"
            mt="md"
            leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />}
            onClick={openChat}
          >
            {m.member_start_the_chat()}
          </Button>
        </>
      )}
    </EmptyState>
  );
}

function AllDone() {
  return (
    <EmptyState icon={IconConfetti} title={m.member_task_groups_all_done_nice_work()}>
      <p>{m.member_task_groups_youve_finished_plan_see()}</p>
      <Button component={AppLink} href={paths.machine} variant="default" mt="md">
        {m.member_task_groups_open_the_marketing_machine()}
      </Button>
    </EmptyState>
  );
}
