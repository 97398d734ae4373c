import { memberSearchInput } from '#shared/schemas/search.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toFoundView } from './present.ts';
import { searchOwn } from './service.ts';

export const searchRouter = router({
  /** Returns the member's prompts, tasks, notifications, and orders that match a term, at most five of each. */
  mine: memberProcedure
    .input(memberSearchInput)
    .query(async ({ ctx, input }) => toFoundView(await searchOwn(ctx.deps, { userId: ctx.userId, ...input }))),
});
