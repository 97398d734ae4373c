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
  /** All eleven steps with their states, progress, and where to continue. */
  overview: memberProcedure.input(z.void()).query(async ({ ctx }) => machineOverview(ctx.deps, { userId: ctx.userId })),

  /** One step: input, suggestions, notes, and the tool's last result. */
  step: memberProcedure
    .input(machineStepInput)
    .query(async ({ ctx, input }) => toStepView(await openStep(ctx.deps, { userId: ctx.userId, ...input }))),

  /** Saves fields and notes while the member types. */
  save: memberProcedure.input(machineSaveInput).mutation(async ({ ctx, input }) => {
    await saveStep(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  setStatus: memberProcedure.input(machineStatusInput).mutation(async ({ ctx, input }) => {
    await setStepStatus(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  /** Starts the step's tool; a run in progress isn't started twice. */
  produce: memberProcedure
    .input(machineProduceInput)
    .mutation(async ({ ctx, input }) =>
      requestResult(ctx.deps, { userId: ctx.userId, address: ctx.address, ...input }),
    ),

  /** Status of a step's newest run; null before the first. */
  runStatus: memberProcedure
    .input(machineStepInput)
    .query(async ({ ctx, input }) => machineRun(ctx.deps, { userId: ctx.userId, ...input })),
});
