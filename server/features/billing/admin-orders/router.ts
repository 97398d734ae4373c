import { z } from 'zod';
import { orderIdInput } from '#shared/schemas/checkout.ts';
import { adminOrdersInput } from '#shared/schemas/sales.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toDisputes, toOrderDetail, toOrderPage } from './present.ts';
import { listDisputes, listOrders, lookAtOrder } from './service.ts';

export const adminOrdersRouter = router({
  /** Orders: searched, filtered, in pages. */
  orders: adminProcedure
    .input(adminOrdersInput)
    .query(async ({ ctx, input }) => toOrderPage(await listOrders(ctx.deps, input))),

  /** One order with everything about it. */
  order: adminProcedure
    .input(orderIdInput)
    .query(async ({ ctx, input }) => toOrderDetail(await lookAtOrder(ctx.deps, input))),

  /** Disputes and inquiries, the nearest deadline first. */
  disputes: adminProcedure.input(z.void()).query(async ({ ctx }) => toDisputes(await listDisputes(ctx.deps))),
});
