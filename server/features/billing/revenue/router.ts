import { z } from 'zod';
import { analyticsInput } from '#shared/schemas/analytics.ts';
import { subscriptionsInput } from '#shared/schemas/revenue.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toRevenue, toSubscriptionFigures, toSubscriptions, toToday } from './present.ts';
import { overview, subscriptionFigures, subscriptions, today } from './service.ts';

export const revenueRouter = router({
  /** What was paid and given back in a range, over time, by item, and by coupon, with the range before. */
  overview: adminProcedure
    .input(analyticsInput)
    .query(async ({ ctx, input }) => toRevenue(await overview(ctx.deps, input))),

  /** Sales of today, this week, and this month, and what needs attention. */
  today: adminProcedure.input(z.void()).query(async ({ ctx }) => toToday(await today(ctx.deps))),

  /** Monthly recurring revenue, new and ended subscriptions, and churn. */
  subscriptionFigures: adminProcedure
    .input(z.void())
    .query(async ({ ctx }) => toSubscriptionFigures(await subscriptionFigures(ctx.deps))),

  /** Subscriptions, newest first. */
  subscriptions: adminProcedure
    .input(subscriptionsInput)
    .query(async ({ ctx, input }) => toSubscriptions(await subscriptions(ctx.deps, input))),
});
