import { setUserActiveInput, userIdInput } from '../../../shared/schemas/admin.ts';
import { adminProcedure, router, visitorProcedure } from '../../trpc/init.ts';
import { setUserActive } from './service.ts';

export const adminRouter = router({
  /** Whether the caller is an admin. About anybody else the answer is no, so that it tells nothing. */
  isAdmin: visitorProcedure
    .input(userIdInput)
    .query(({ ctx, input }) => ctx.signedIn?.role === 'admin' && ctx.signedIn.userId === input.userId),

  setUserActive: adminProcedure.input(setUserActiveInput).mutation(async ({ ctx, input }) => {
    await setUserActive(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
