import { orderIdInput, orderPageInput } from '#shared/schemas/checkout.ts';
import { memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { toOrderView } from './present.ts';
import { cancelOrder, listOrders, lookAtOrder } from './service.ts';

export const ordersRouter = router({
  /** The caller's orders, newest first. */
  mine: memberProcedure.input(orderPageInput).query(async ({ ctx, input }) => {
    const page = await listOrders(ctx.deps, { userId: ctx.userId, cursor: input.cursor ?? undefined });
    return { items: page.items.map(toOrderView), nextCursor: page.nextCursor };
  }),
});

/** Starting orders, as part of the router `cart`. */
export const openOrderRouter = router({
  /** One of the caller's orders, or of a guest's in this browser; while it's open, as the provider currently shows it. */
  status: visitorProcedure
    .input(orderIdInput)
    .query(async ({ ctx: { deps, userId, visitorId }, input }) =>
      toOrderView(await lookAtOrder(deps, { ...input, userId, visitorId })),
    ),

  /** Cancels an open order. */
  cancel: visitorProcedure
    .input(orderIdInput)
    .mutation(async ({ ctx: { deps, userId, visitorId }, input }) =>
      toOrderView(await cancelOrder(deps, { ...input, userId, visitorId })),
    ),
});
