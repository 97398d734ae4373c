import { z } from 'zod';
import {
  machineProduceInput,
  machineSaveInput,
  machineStatusInput,
  machineStepInput,
} from '#shared/schemas/machine.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toStepView } from './present.ts';
import { machineOverview, machineRun, openStep, requestResult, saveStep, setStepStatus } from './service.ts';

const done = { ok: true } as const;

export const machineRouter = router({
  /** All eleven steps with their states, how many are behind the member, and where to go on. */
  overview: memberProcedure.input(z.void()).query(async ({ ctx }) => machineOverview(ctx.deps, { userId: ctx.userId })),

  /** One step: what was typed, what to suggest, notes, and what its tool wrote last. */
  step: memberProcedure
    .input(machineStepInput)
    .query(async ({ ctx, input }) => toStepView(await openStep(ctx.deps, { userId: ctx.userId, ...input }))),

  /** Keeps fields and notes as they are typed. */
  save: memberProcedure.input(machineSaveInput).mutation(async ({ ctx, input }) => {
    await saveStep(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  setStatus: memberProcedure.input(machineStatusInput).mutation(async ({ ctx, input }) => {
    await setStepStatus(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  /** Asks the step's tool for a result; one that is being written is not begun twice. */
  produce: memberProcedure
    .input(machineProduceInput)
    .mutation(async ({ ctx, input }) =>
      requestResult(ctx.deps, { userId: ctx.userId, address: ctx.address, ...input }),
    ),

  /** Where the newest run of a step stands; null before the first. */
  runStatus: memberProcedure
    .input(machineStepInput)
    .query(async ({ ctx, input }) => machineRun(ctx.deps, { userId: ctx.userId, ...input })),
});
