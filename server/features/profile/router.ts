import { conversationInput } from '../../../shared/schemas/chat-input.ts';
import { limited, router, visitorProcedure } from '../../trpc/init.ts';
import { toGenerationView } from './present.ts';
import { followGeneration } from './progress.ts';
import { finishedProfile, latestGeneration, requestGeneration } from './service.ts';

export const profileRouter = router({
  /** Asks for the profile; the same answers are written once, however often it is called. */
  generate: visitorProcedure
    .use(limited('profile.generate', 'address'))
    .input(conversationInput)
    .mutation(async ({ ctx, input }) =>
      toGenerationView(await requestGeneration(ctx.deps, { ...input, visitorId: ctx.visitorId })),
    ),

  /** Where the newest generation stands; null before the first. For browsers whose network blocks streams. */
  status: visitorProcedure.input(conversationInput).query(async ({ ctx, input }) => {
    const row = await latestGeneration(ctx.deps, { ...input, visitorId: ctx.visitorId });
    return row ? toGenerationView(row) : null;
  }),

  /** The same, streamed until it is done. */
  progress: visitorProcedure.input(conversationInput).subscription(async function* ({ ctx, input, signal }) {
    const row = await latestGeneration(ctx.deps, { ...input, visitorId: ctx.visitorId });
    if (!row) return;
    const until = AbortSignal.any([ctx.deps.stopping, ...(signal ? [signal] : [])]);
    for await (const state of followGeneration(ctx.deps.db, row.id, until)) yield toGenerationView(state);
  }),

  /** The finished profile. */
  get: visitorProcedure
    .input(conversationInput)
    .query(async ({ ctx, input }) => finishedProfile(ctx.deps, { ...input, visitorId: ctx.visitorId })),
});
