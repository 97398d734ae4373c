import { z } from 'zod';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toOverviewView } from './present.ts';
import { overviewOf } from './service.ts';

export const dashboardRouter = router({
  /** Summaries of profile, membership, prompts, tools, and tasks. */
  overview: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toOverviewView(await overviewOf(ctx.deps, { userId: ctx.userId }))),
});
