import { userIdInput } from '#shared/schemas/admin.ts';
import { timelineInput, userListInput } from '#shared/schemas/users.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toTimeline, toUserPage, toUserView } from './present.ts';
import { listUsers, lookAtUser, personTimeline } from './service.ts';

export const usersRouter = router({
  /** Accounts: searched, filtered, sorted, in pages. */
  users: adminProcedure
    .input(userListInput)
    .query(async ({ ctx, input }) => toUserPage(await listUsers(ctx.deps, input), new Date())),

  /** One account with everything known about it. */
  user: adminProcedure
    .input(userIdInput)
    .query(async ({ ctx, input }) => toUserView(await lookAtUser(ctx.deps, input), new Date())),

  /** A person's timeline, newest first. */
  timeline: adminProcedure
    .input(timelineInput)
    .query(async ({ ctx, input }) => toTimeline(await personTimeline(ctx.deps, input))),
});
