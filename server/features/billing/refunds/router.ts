import { refundLineInput } from '#shared/schemas/sales.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { refundLine } from './service.ts';

export const refundsRouter = router({
  /** Refunds some units of an order's line. */
  refundLine: adminProcedure
    .input(refundLineInput)
    .mutation(({ ctx, input }) => refundLine(ctx.deps, { ...input, adminId: ctx.userId })),
});
