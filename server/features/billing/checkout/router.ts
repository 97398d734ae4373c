import { z } from 'zod';
import {
  checkCouponInput,
  createSubscriptionInput,
  guestCheckoutInput,
  orderIdInput,
  portalInput,
  startCheckoutInput,
} from '#shared/schemas/checkout.ts';
import { limited, memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import {
  checkoutOptions,
  couponForCart,
  managePlan,
  resendGuestLink,
  startCheckout,
  startGuestCheckout,
  startSubscription,
} from './service.ts';

export const cartRouter = router({
  /** Whether checkout is available, in which mode, what is sold at what price, and how many seats are left. */
  options: visitorProcedure.input(z.void()).query(({ ctx }) => checkoutOptions(ctx.deps)),

  /** What a coupon code takes off a cart. */
  checkCoupon: visitorProcedure
    .input(checkCouponInput)
    .use(limited('coupon.address', 'address'))
    .query(({ ctx: { deps, userId, visitorId }, input }) =>
      couponForCart(deps, { ...input, buyer: { userId, visitorId } }),
    ),

  /** Starts checkout for a cart and returns the checkout page. */
  start: memberProcedure
    .input(startCheckoutInput)
    .mutation(({ ctx: { deps, userId, visitorId, isPage }, input }) =>
      startCheckout(deps, { ...input, userId, visitorId, isPage }),
    ),

  /** Starts checkout for a cart without an account. Anyone who is signed in pays as themselves. */
  startAsGuest: visitorProcedure.input(guestCheckoutInput).mutation(async ({ ctx, input }) => {
    const { deps, userId, address, isPage } = ctx;
    const { email, visitId, ...cart } = input;
    const visitorId = await ctx.session.ensureVisitor();
    return userId
      ? startCheckout(deps, { ...cart, userId, visitorId, isPage })
      : startGuestCheckout(deps, { ...cart, email, visitId, visitorId, address, isPage });
  }),

  /** Sends the guest of a paid order another link to their account. */
  resendAccess: visitorProcedure.input(orderIdInput).mutation(async ({ ctx, input }) => {
    await resendGuestLink(ctx.deps, { ...input, visitorId: ctx.visitorId });
    return { sent: true };
  }),

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
