import { z } from 'zod';
import { packPromptsInput } from '#shared/schemas/packs.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toPackView, toPromptPage } from './present.ts';
import { myPacks, packPrompts } from './service.ts';

export const packsRouter = router({
  mine: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => (await myPacks(ctx.deps, { userId: ctx.userId })).map(toPackView)),

  /** A page of a pack's full prompts. */
  prompts: memberProcedure.input(packPromptsInput).query(async ({ ctx, input }) => {
    const { pack, search, category, favorites, cursor } = input;
    const wanted = { pack, search, category, favorites, cursor: cursor ?? undefined };
    return toPromptPage(await packPrompts(ctx.deps, { userId: ctx.userId, ...wanted }));
  }),
});
