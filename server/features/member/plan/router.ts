import { z } from 'zod';
import { addTaskInput, setStatusInput, taskIdInput, tasksInput, updateTaskInput } from '#shared/schemas/plan.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toCalendarView, toPlanView, toTaskView } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

export const planRouter = router({
  /** The account's tasks by due date, and whether the roadmap has steps without a task. */
  tasks: memberProcedure
    .input(tasksInput)
    .query(async ({ ctx, input }) => toPlanView(await service.currentPlan(ctx.deps, { userId: ctx.userId, ...input }))),

  /** Creates tasks from the newest profile's roadmap, without duplicates. */
  make: memberProcedure
    .input(z.void())
    .mutation(async ({ ctx }) => service.makeTasks(ctx.deps, { userId: ctx.userId })),

  addTask: memberProcedure
    .input(addTaskInput)
    .mutation(async ({ ctx, input }) => toTaskView(await service.addTask(ctx.deps, { userId: ctx.userId, ...input }))),

  updateTask: memberProcedure
    .input(updateTaskInput)
    .mutation(async ({ ctx, input }) =>
      toTaskView(await service.updateTask(ctx.deps, { userId: ctx.userId, ...input })),
    ),

  setStatus: memberProcedure
    .input(setStatusInput)
    .mutation(async ({ ctx, input }) =>
      toTaskView(await service.setStatus(ctx.deps, { userId: ctx.userId, ...input })),
    ),

  removeTask: memberProcedure.input(taskIdInput).mutation(async ({ ctx, input }) => {
    await service.removeTask(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  /** The account's secret calendar URL, or null. */
  calendar: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toCalendarView(await service.calendarLink(ctx.deps, { userId: ctx.userId }))),

  makeCalendarLink: memberProcedure
    .input(z.void())
    .mutation(async ({ ctx }) => toCalendarView(await service.makeCalendarLink(ctx.deps, { userId: ctx.userId }))),

  removeCalendarLink: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    await service.removeCalendarLink(ctx.deps, { userId: ctx.userId });
    return done;
  }),
});
