import { z } from 'zod';
import { answerInput, continueInput, mailLinkInput, startInput } from '#shared/schemas/chat-input.ts';
import { businessInput, sharpenInput } from '#shared/schemas/extras.ts';
import { limited, router, visitorProcedure } from '#server/trpc/init.ts';
import type { Deps } from '#server/deps.ts';
import { toConversationView, type ConversationView } from './present.ts';
import {
  answerStep,
  closingPrice,
  continueConversation,
  correctBusiness,
  mailConversationLink,
  openConversation,
  openConversationLink,
  sharpenProfile,
  startConversation,
  type SeenConversation,
} from './service.ts';

const viewOf = async (deps: Deps, row: SeenConversation): Promise<ConversationView> =>
  toConversationView(row, await closingPrice(deps, row));

export const chatRouter = router({
  /** The browser's open conversation, or null. Never creates one, so that merely visiting leaves no trace. */
  current: visitorProcedure.input(z.void()).query(async ({ ctx }) => {
    const row = await openConversation(ctx.deps, { visitorId: ctx.visitorId, userId: ctx.userId });
    return row ? viewOf(ctx.deps, row) : null;
  }),

  start: visitorProcedure
    .use(limited('chat.start', 'address'))
    .input(startInput)
    .mutation(async ({ ctx, input }) => {
      const visitorId = await ctx.session.ensureVisitor();
      const { userId } = ctx;
      const { isPage } = ctx;
      return viewOf(ctx.deps, await startConversation(ctx.deps, { ...input, visitorId, userId, isPage }));
    }),

  answer: visitorProcedure
    .use(limited('chat.answer', 'visitor'))
    .input(answerInput)
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId } = ctx;
      const { accepted, conversation } = await answerStep(ctx.deps, { ...input, visitorId, userId });
      return { accepted, conversation: await viewOf(ctx.deps, conversation) };
    }),

  /** Corrects our understanding of the business. The profile is rewritten when it's requested. */
  correct: visitorProcedure
    .use(limited('chat.extras', 'address'))
    .input(businessInput)
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId } = ctx;
      return viewOf(ctx.deps, await correctBusiness(ctx.deps, { ...input, visitorId, userId }));
    }),

  /** Stores answers that sharpen the profile, and returns the questions whose answers couldn't be read. */
  sharpen: visitorProcedure
    .use(limited('chat.extras', 'address'))
    .input(sharpenInput)
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId } = ctx;
      const { conversationId, ...answers } = input;
      return { unread: await sharpenProfile(ctx.deps, { conversationId, answers, visitorId, userId }) };
    }),

  /** Sends a link to continue the conversation in another browser. The response is the same even if no email can be sent. */
  mailLink: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(mailLinkInput)
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId } = ctx;
      await mailConversationLink(ctx.deps, { ...input, visitorId, userId });
      return { ok: true } as const;
    }),

  /** Moves a link's conversation to this browser. A mutation, so that the token isn't in a URL. */
  continue: visitorProcedure
    .use(limited('tokenPeek.address', 'address'))
    .input(continueInput)
    .mutation(async ({ ctx, input }) => {
      // A dead link sets no cookie.
      const link = await openConversationLink(ctx.deps, input);
      const visitorId = await ctx.session.ensureVisitor();
      return viewOf(ctx.deps, await continueConversation(ctx.deps, { link, visitorId }));
    }),
});
