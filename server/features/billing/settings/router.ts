import { z } from 'zod';
import { salesSettingsInput } from '#shared/schemas/revenue.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { salesSettings, saveSalesSettings } from './service.ts';

export const salesSettingsRouter = router({
  get: adminProcedure.input(z.void()).query(({ ctx }) => salesSettings(ctx.deps)),

  save: adminProcedure.input(salesSettingsInput).mutation(async ({ ctx, input }) => {
    await saveSalesSettings(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
