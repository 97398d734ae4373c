import { z } from 'zod';
import { createCouponInput, editCouponInput, editItemInput } from '#shared/schemas/catalog.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toCatalogView } from './present.ts';
import { createCoupon, editCoupon, editItem, wholeCatalog } from './service.ts';

const done = { ok: true } as const;

/** The catalog as admins see and change it. */
export const catalogRouter = router({
  list: adminProcedure.input(z.void()).query(async ({ ctx }) => toCatalogView(await wholeCatalog(ctx.deps))),

  /** Changes an item's name, price, or availability. Pages follow within seconds, in every process. */
  editItem: adminProcedure.input(editItemInput).mutation(async ({ ctx, input }) => {
    await editItem(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  createCoupon: adminProcedure.input(createCouponInput).mutation(async ({ ctx, input }) => {
    await createCoupon(ctx.deps, { adminId: ctx.userId, coupon: input });
    return done;
  }),

  editCoupon: adminProcedure.input(editCouponInput).mutation(async ({ ctx, input }) => {
    await editCoupon(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),
});
