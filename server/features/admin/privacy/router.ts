import { z } from 'zod';
import { erasePersonInput, personInput } from '#shared/schemas/privacy.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toPersonData, toRetention } from './present.ts';
import { erasePerson, exportPerson, lookUpPerson } from './service.ts';

export const privacyRouter = router({
  /** Returns what is stored about an email address. */
  person: adminProcedure
    .input(personInput)
    .query(async ({ ctx, input }) => toPersonData(await lookUpPerson(ctx.deps, input))),

  /** Exports it for the person who asked. */
  exportPerson: adminProcedure
    .input(personInput)
    .mutation(({ ctx, input }) => exportPerson(ctx.deps, { adminId: ctx.userId, ...input })),

  /** Deletes it, with the account. Payment records stay without the person. */
  erasePerson: adminProcedure.input(erasePersonInput).mutation(async ({ ctx, input }) => {
    await erasePerson(ctx.deps, { adminId: ctx.userId, email: input.email });
    return { ok: true } as const;
  }),

  /** Lists how long each kind of data is kept. */
  retention: adminProcedure.input(z.void()).query(({ ctx }) => toRetention(ctx.deps.settings.retention)),
});
