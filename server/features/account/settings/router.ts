import { z } from 'zod';
import { deletionInput, exportInput, namesInput, noticeSettingsInput } from '#shared/schemas/settings.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toNoticeSettingsView } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

export const settingsRouter = router({
  saveNames: memberProcedure.input(namesInput).mutation(async ({ ctx, input }) => {
    await service.saveNames(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  /** Notification settings. */
  notifications: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toNoticeSettingsView(await service.noticeSettingsOf(ctx.deps, { userId: ctx.userId }))),

  /** Changes the given settings. */
  saveNotifications: memberProcedure
    .input(noticeSettingsInput)
    .mutation(async ({ ctx, input }) =>
      toNoticeSettingsView(await service.saveNoticeSettings(ctx.deps, { userId: ctx.userId, settings: input })),
    ),

  /** Returns the path of a one-time download. */
  requestExport: memberProcedure.input(exportInput).mutation(async ({ ctx, input }) => {
    const { userId, epoch } = ctx.signedIn;
    return { path: await service.requestExport(ctx.deps, { userId, epoch, password: input.password }) };
  }),

  requestDeletion: memberProcedure.input(deletionInput).mutation(async ({ ctx, input }) => {
    const { userId, sessionId, email } = ctx.signedIn;
    const dueAt = await service.requestDeletion(ctx.deps, { userId, sessionId, email, password: input.password });
    return { dueAt };
  }),

  cancelDeletion: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    const { userId, email } = ctx.signedIn;
    await service.cancelDeletion(ctx.deps, { userId, email });
    return done;
  }),
});
