import { adminSearchInput } from '#shared/schemas/search.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toFoundView } from './present.ts';
import { searchAll } from './service.ts';

export const adminSearchRouter = router({
  /** Returns users, leads, orders, and emails that match a term, at most five of each. */
  all: adminProcedure
    .input(adminSearchInput)
    .query(async ({ ctx, input }) => toFoundView(await searchAll(ctx.deps, { adminId: ctx.userId, ...input }))),
});
