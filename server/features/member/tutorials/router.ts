import { z } from 'zod';
import { saveTutorialInput, tutorialInput } from '#shared/schemas/tutorials.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toProgressView } from './present.ts';
import { progressOf, resetAllProgress, resetProgress, saveProgress } from './service.ts';

const done = { ok: true } as const;

export const tutorialsRouter = router({
  /** Progress in each tour. */
  progress: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toProgressView(await progressOf(ctx.deps, { userId: ctx.userId }))),

  save: memberProcedure.input(saveTutorialInput).mutation(async ({ ctx, input }) => {
    await saveProgress(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  reset: memberProcedure.input(tutorialInput).mutation(async ({ ctx, input }) => {
    await resetProgress(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  resetAll: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    await resetAllProgress(ctx.deps, { userId: ctx.userId });
    return done;
  }),
});
