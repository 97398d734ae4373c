import { z } from 'zod';
import { notificationIdInput } from '../../../shared/schemas/auth.ts';
import { memberProcedure, router } from '../../trpc/init.ts';
import { toNotificationView } from './present.ts';
import { listNotifications, markAllRead, markRead } from './service.ts';

const done = { ok: true } as const;

export const notificationsRouter = router({
  /** One's own, newest first. */
  list: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => (await listNotifications(ctx.deps, { userId: ctx.userId })).map(toNotificationView)),

  markRead: memberProcedure.input(notificationIdInput).mutation(async ({ ctx, input }) => {
    await markRead(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  markAllRead: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    await markAllRead(ctx.deps, { userId: ctx.userId });
    return done;
  }),
});
