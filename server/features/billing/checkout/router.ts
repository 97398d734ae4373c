import { z } from 'zod';
import { createSubscriptionInput, portalInput, startCheckoutInput } from '#shared/schemas/checkout.ts';
import { memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { checkoutOptions, managePlan, startCheckout, startSubscription } from './service.ts';

export const cartRouter = router({
  /** Whether one can pay here, in which mode, and how many seats are left. */
  options: visitorProcedure.input(z.void()).query(({ ctx }) => checkoutOptions(ctx.deps)),

  /** Begins to buy a cart; leads to the payment page. */
  start: memberProcedure
    .input(startCheckoutInput)
    .mutation(({ ctx: { deps, userId, isPage }, input }) => startCheckout(deps, { ...input, userId, isPage })),

  /** Begins Pro; `create-subscription-checkout` of the specification. Who is signed in pays, whatever the input says. */
  createSubscription: memberProcedure.input(createSubscriptionInput).mutation(async ({ ctx }) => {
    const { url } = await startSubscription(ctx.deps, { userId: ctx.userId });
    return { url };
  }),

  /** The provider's page for card, end and invoices. */
  portal: memberProcedure
    .input(portalInput)
    .mutation(({ ctx, input }) => managePlan(ctx.deps, { ...input, userId: ctx.userId })),
});
