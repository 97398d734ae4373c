import { analyticsInput } from '#shared/schemas/analytics.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toOverview, toSteps } from './present.ts';
import { overview, steps } from './service.ts';

export const analyticsRouter = router({
  /** The funnel from page view to payment, over time and by page, city, source and campaign. */
  overview: adminProcedure
    .input(analyticsInput)
    .query(async ({ ctx, input }) => toOverview(await overview(ctx.deps, input))),

  /** Seen, answered and left for each step of the chat. */
  steps: adminProcedure.input(analyticsInput).query(async ({ ctx, input }) => toSteps(await steps(ctx.deps, input))),
});
