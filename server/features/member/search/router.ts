import { memberSearchInput } from '#shared/schemas/search.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toFoundView } from './present.ts';
import { searchOwn } from './service.ts';

export const searchRouter = router({
  /** What the member's own prompts, tasks, notifications and orders hold of a text; a few of each kind. */
  mine: memberProcedure
    .input(memberSearchInput)
    .query(async ({ ctx, input }) => toFoundView(await searchOwn(ctx.deps, { userId: ctx.userId, ...input }))),
});
