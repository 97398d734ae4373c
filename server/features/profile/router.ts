import { z } from 'zod';
import { conversationInput } from '#shared/schemas/chat-input.ts';
import { copiedPromptInput } from '#shared/schemas/prompts.ts';
import { limited, memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { toGenerationView, toGenerationViews, toStoredProfile } from './present.ts';
import {
  finishedProfile,
  followLatestGeneration,
  latestGeneration,
  myProfile,
  noteCopied,
  partialProfile,
  requestGeneration,
  sharperCard,
} from './service.ts';

export const profileRouter = router({
  /** Starts the profile; the same answers are written once, however often it's called. */
  generate: visitorProcedure
    .use(limited('profile.generate', 'address'))
    .input(conversationInput)
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId, address } = ctx;
      return toGenerationView(await requestGeneration(ctx.deps, { ...input, visitorId, userId, address }));
    }),

  /** Status of the newest generation; null before the first. For browsers whose network blocks streams. */
  status: visitorProcedure.input(conversationInput).query(async ({ ctx, input }) => {
    const row = await latestGeneration(ctx.deps, { ...input, visitorId: ctx.visitorId, userId: ctx.userId });
    return row ? toGenerationView(row) : null;
  }),

  /** The same, streamed until it is done. */
  progress: visitorProcedure.input(conversationInput).subscription(async ({ ctx, input, signal }) => {
    const states = await followLatestGeneration(ctx.deps, {
      ...input,
      visitorId: ctx.visitorId,
      userId: ctx.userId,
      signal,
      network: ctx.address,
    });
    return toGenerationViews(states);
  }),

  /** The plan of a profile whose prompts are still being written; null before and after. */
  partial: visitorProcedure
    .input(conversationInput)
    .query(async ({ ctx, input }) =>
      partialProfile(ctx.deps, { ...input, visitorId: ctx.visitorId, userId: ctx.userId }),
    ),

  /** The finished profile; once an account without Pro owns it, `lockedPrompts` lists the prompts that are cut. */
  get: visitorProcedure
    .input(conversationInput)
    .query(async ({ ctx, input }) =>
      finishedProfile(ctx.deps, { ...input, visitorId: ctx.visitorId, userId: ctx.userId }),
    ),

  /** Up to three questions that would sharpen the profile, and those already answered. */
  sharper: visitorProcedure
    .input(conversationInput)
    .query(async ({ ctx, input }) => sharperCard(ctx.deps, { ...input, visitorId: ctx.visitorId, userId: ctx.userId })),

  /** Records that a visitor copied a prompt; it stays unlocked when the profile is transferred to their account. */
  noteCopied: visitorProcedure
    .use(limited('profile.noteCopied', 'visitor'))
    .input(copiedPromptInput)
    .mutation(async ({ ctx, input }) => {
      await noteCopied(ctx.deps, { ...input, visitorId: ctx.visitorId, userId: ctx.userId });
      return { ok: true } as const;
    }),

  /** The newest finished profile of the signed-in account; null before there is one. */
  mine: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toStoredProfile(await myProfile(ctx.deps, { userId: ctx.userId }))),
});
