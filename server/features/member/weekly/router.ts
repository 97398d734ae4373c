import { z } from 'zod';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toWeeklyView } from './present.ts';
import { currentWeek } from './service.ts';

export const weeklyRouter = router({
  /** Preview of the weekly note, and when the next one comes. Opting in and out is in the settings. */
  current: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toWeeklyView(await currentWeek(ctx.deps, { userId: ctx.userId }))),
});
