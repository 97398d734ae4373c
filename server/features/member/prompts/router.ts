import { z } from 'zod';
import { promptKeyInput, rateInput, saveVariablesInput, setFavoriteInput } from '#shared/schemas/prompts.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toPromptList, toUsageView } from './present.ts';
import { listPrompts, promptUsage, ratePrompt, saveVariables, setFavorite, unlockPrompt } from './service.ts';

const done = { ok: true } as const;

export const promptsRouter = router({
  /** All prompts of the newest profile, with the text of unlocked ones. */
  list: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toPromptList(await listPrompts(ctx.deps, { userId: ctx.userId }))),

  usage: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toUsageView(await promptUsage(ctx.deps, { userId: ctx.userId }))),

  /** A prompt's text; counts once per prompt and month without Pro. */
  unlock: memberProcedure.input(promptKeyInput).mutation(async ({ ctx, input }) => {
    const { text, usage } = await unlockPrompt(ctx.deps, { userId: ctx.userId, ...input });
    return { text, usage: toUsageView(usage) };
  }),

  setFavorite: memberProcedure.input(setFavoriteInput).mutation(async ({ ctx, input }) => {
    await setFavorite(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  rate: memberProcedure.input(rateInput).mutation(async ({ ctx, input }) => {
    await ratePrompt(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  saveVariables: memberProcedure.input(saveVariablesInput).mutation(async ({ ctx, input }) => {
    await saveVariables(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),
});
