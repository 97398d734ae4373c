import { z } from 'zod';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toMembershipView } from './present.ts';
import { currentMembership } from './service.ts';

export const membershipRouter = router({
  /** The caller's membership and preview clock; null before the welcome is done. */
  current: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toMembershipView(await currentMembership(ctx.deps, { userId: ctx.userId }))),
});
