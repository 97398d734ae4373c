import { z } from 'zod';
import { notificationIdInput } from '#shared/schemas/auth.ts';
import { listNotificationsInput } from '#shared/schemas/notifications.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toNotificationView } from './present.ts';
import { listNotifications, markAllRead, markRead, newsOf } from './service.ts';

const done = { ok: true } as const;

export const notificationsRouter = router({
  /** A page of the account's notifications, newest first. */
  list: memberProcedure.input(listNotificationsInput).query(async ({ ctx, input }) => {
    const { show, cursor } = input;
    const page = await listNotifications(ctx.deps, { userId: ctx.userId, show, cursor: cursor ?? undefined });
    return { entries: page.entries.map(toNotificationView), nextCursor: page.nextCursor ?? null };
  }),

  /** Number of unread ones, and the newest three. Cheap, because every open screen polls it each minute. */
  summary: memberProcedure.input(z.void()).query(async ({ ctx }) => {
    const { unread, latest } = await newsOf(ctx.deps, { userId: ctx.userId });
    return { unread, latest: latest.map(toNotificationView) };
  }),

  markRead: memberProcedure.input(notificationIdInput).mutation(async ({ ctx, input }) => {
    await markRead(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  markAllRead: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    await markAllRead(ctx.deps, { userId: ctx.userId });
    return done;
  }),
});
