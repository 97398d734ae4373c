/** A member's tasks and the actions on them. Changes show immediately and roll back if the server refuses them. */
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import type { TaskStatus } from '#shared/domain/member.ts';
import { toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Plan, Task } from './plan-view.ts';

const all = { show: 'all' } as const;

/** Error titles by the status that couldn't be set. */
const failures: Record<TaskStatus, string> = {
  done: m.member_use_plan_couldnt_check_off(),
  skipped: m.member_use_plan_couldnt_skip(),
  open: m.member_use_plan_couldnt_reopen(),
};

/** Returns a function that refetches task data elsewhere in the member area after a change. */
function useRenewOthers() {
  const utils = trpc.useUtils();
  return () => {
    void utils.weekly.current.invalidate();
    void utils.dashboard.invalidate();
  };
}

function usePlanData() {
  const utils = trpc.useUtils();
  const change = (how: (plan: Plan) => Plan) =>
    utils.plan.tasks.setData(all, (plan: Plan | undefined) => plan && how(plan));
  /** Replaces the displayed task with the server's version. */
  const put = (task: Task) =>
    change((plan) => {
      const known = plan.tasks.find(({ id }) => id === task.id);
      if (known?.dueOn === task.dueOn)
        return { ...plan, tasks: plan.tasks.map((other) => (other.id === task.id ? task : other)) };
      const others = plan.tasks.filter(({ id }) => id !== task.id);
      const next = others.findIndex(({ dueOn }) => dueOn > task.dueOn);
      return { ...plan, tasks: others.toSpliced(next === -1 ? others.length : next, 0, task) };
    });
  return { utils, change, put };
}

/** Returns the plan; refetched whenever the screen opens, because another tab or device may have changed it. */
export function usePlan() {
  const plan = trpc.plan.tasks.useQuery(all);
  const make = useMakeTasks();
  const { mutate, isIdle, isPending } = make;
  // Create tasks from a new roadmap automatically. After a failure, wait for the button.
  const isToMake = plan.data !== undefined && plan.data.hasRoadmap && !plan.data.hasRoadmapTasks;
  const asked = useRef(false);
  useEffect(() => {
    if (!isToMake || asked.current) return;
    asked.current = true;
    void mutate({ quietly: true });
  }, [isToMake, mutate]);
  return { plan, make, isMaking: isToMake && (isIdle || isPending || plan.isFetching) };
}

function useMakeTasks() {
  const utils = trpc.useUtils();
  const renewOthers = useRenewOthers();
  const { mutateAsync, ...call } = trpc.plan.make.useMutation();
  const mutate = async ({ quietly }: { quietly: boolean }) => {
    try {
      const { added, noRoom } = await mutateAsync();
      await utils.plan.tasks.invalidate();
      renewOthers();
      if (noRoom > 0)
        showToast({
          title: m.member_use_plan_steps_didnt_fit({ noRoom }),
          description: m.member_use_plan_remove_some_finished_tasks(),
          variant: 'destructive',
        });
      else if (!quietly) showToast({ title: m.member_use_plan_steps_added_plan({ added }) });
    } catch (error) {
      if (!quietly) toastFailure(m.member_use_plan_couldnt_add_steps(), error);
    }
  };
  return { ...call, mutate };
}

/** Completes, skips or reopens a task. */
export function useSetStatus() {
  const { utils, change, put } = usePlanData();
  const renewOthers = useRenewOthers();
  return trpc.plan.setStatus.useMutation({
    onMutate: async ({ taskId, status }: { taskId: string; status: TaskStatus }) => {
      await utils.plan.tasks.cancel();
      const before = utils.plan.tasks.getData(all)?.tasks.find(({ id }) => id === taskId);
      const closedAt = status === 'open' ? null : new Date().toISOString();
      change((plan) => ({
        ...plan,
        tasks: plan.tasks.map((task) => (task.id === taskId ? { ...task, status, closedAt } : task)),
      }));
      return { before };
    },
    onSuccess: (task) => {
      put(task);
      renewOthers();
    },
    onError: (error, { status }, context) => {
      if (context?.before) put(context.before);
      toastFailure(failures[status], error);
    },
  });
}

/** For the dialog, which stays open with the typed text until the server has it. */
export function useSaveTask(onSaved: () => void) {
  const { put } = usePlanData();
  const renewOthers = useRenewOthers();
  const onSuccess = (task: Task) => {
    put(task);
    renewOthers();
    onSaved();
  };
  return {
    add: trpc.plan.addTask.useMutation({ meta: { success: { title: m.member_task_added() } }, onSuccess }),
    update: trpc.plan.updateTask.useMutation({ meta: { success: { title: m.member_task_saved() } }, onSuccess }),
  };
}

export function useRemoveTask(onRemoved: () => void) {
  const { change } = usePlanData();
  const renewOthers = useRenewOthers();
  return trpc.plan.removeTask.useMutation({
    meta: { success: { title: m.member_task_removed() } },
    onSuccess: (_result, { taskId }) => {
      change((plan) => ({ ...plan, tasks: plan.tasks.filter(({ id }) => id !== taskId) }));
      renewOthers();
      onRemoved();
    },
  });
}
