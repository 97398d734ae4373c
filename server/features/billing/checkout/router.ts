import { z } from 'zod';
import { createSubscriptionInput, portalInput, startCheckoutInput } from '#shared/schemas/checkout.ts';
import { memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { checkoutOptions, managePlan, startCheckout, startSubscription } from './service.ts';

export const cartRouter = router({
  /** Whether checkout is available, in which mode, and how many seats are left. */
  options: visitorProcedure.input(z.void()).query(({ ctx }) => checkoutOptions(ctx.deps)),

  /** Starts checkout for a cart and returns the checkout page. */
  start: memberProcedure
    .input(startCheckoutInput)
    .mutation(({ ctx: { deps, userId, isPage }, input }) => startCheckout(deps, { ...input, userId, isPage })),

  /**
   * Starts Pro; `create-subscription-checkout` of the specification. The signed-in account pays, no matter what the
   * input says.
   */
  createSubscription: memberProcedure.input(createSubscriptionInput).mutation(async ({ ctx }) => {
    const { url } = await startSubscription(ctx.deps, { userId: ctx.userId });
    return { url };
  }),

  /** The provider's page for card, cancellation, and invoices. */
  portal: memberProcedure
    .input(portalInput)
    .mutation(({ ctx, input }) => managePlan(ctx.deps, { ...input, userId: ctx.userId })),
});
