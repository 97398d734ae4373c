import { orderIdInput, orderPageInput } from '#shared/schemas/checkout.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
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
  /** One of the caller's orders; while it's open, as the provider currently shows it. */
  status: memberProcedure
    .input(orderIdInput)
    .query(async ({ ctx, input }) => toOrderView(await lookAtOrder(ctx.deps, { ...input, userId: ctx.userId }))),

  /** Cancels an open order. */
  cancel: memberProcedure
    .input(orderIdInput)
    .mutation(async ({ ctx, input }) => toOrderView(await cancelOrder(ctx.deps, { ...input, userId: ctx.userId }))),
});
