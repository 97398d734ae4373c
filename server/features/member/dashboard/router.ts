import { z } from 'zod';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toOverviewView } from './present.ts';
import { overviewOf } from './service.ts';

export const dashboardRouter = router({
  /** Profile, membership, prompts, machine and tasks in brief. */
  overview: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toOverviewView(await overviewOf(ctx.deps, { userId: ctx.userId }))),
});
