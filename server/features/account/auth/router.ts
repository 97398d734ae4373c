import { z } from 'zod';
import {
  changeEmailInput,
  changePasswordInput,
  choosePasswordInput,
  confirmEmailInput,
  emailOnlyInput,
  resetPasswordInput,
  sessionIdInput,
  signInInput,
  signUpInput,
  tokenInput,
} from '#shared/schemas/auth.ts';
import type { Context } from '#server/trpc/context.ts';
import { limited, memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { toSessionView } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

const browserOf = ({ session, userAgent, address }: Context): service.Browser => ({
  visitorId: session.visitorId,
  userAgent,
  address,
  known: session.known,
});

/** Sets the cookie of a new session and responds with its account. */
async function signedInAs(ctx: Context, opened: service.OpenedSession) {
  await ctx.startSession(opened);
  return { user: await service.currentMember(ctx.deps, { userId: opened.userId }) };
}

export const authRouter = router({
  /** The signed-in account; null for a visitor. */
  session: visitorProcedure.input(z.void()).query(async ({ ctx }) => {
    const { signedIn } = ctx;
    if (!signedIn) return null;
    const user = await service.currentMember(ctx.deps, { userId: signedIn.userId });
    return { user, sessionId: signedIn.sessionId, expiresAt: signedIn.expiresAt.toISOString() };
  }),

  signIn: visitorProcedure
    .input(signInInput)
    .mutation(async ({ ctx, input }) =>
      signedInAs(ctx, await service.signIn(ctx.deps, { ...input, browser: browserOf(ctx) })),
    ),

  signOut: visitorProcedure.input(z.void()).mutation(async ({ ctx }) => {
    if (ctx.signedIn) await service.signOut(ctx.deps, ctx.signedIn);
    ctx.session.forget();
    return done;
  }),

  /** The response is the same whether or not the address has an account. */
  signUp: visitorProcedure
    .use(limited('signUp.address', 'address'))
    .input(signUpInput)
    .mutation(async ({ ctx, input }) => {
      const visitorId = await ctx.session.ensureVisitor();
      await service.signUp(ctx.deps, { ...input, visitorId, address: ctx.address, signedInAs: ctx.userId });
      return done;
    }),

  resendConfirmation: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(emailOnlyInput)
    .mutation(async ({ ctx, input }) => {
      await service.resendConfirmation(ctx.deps, { ...input, visitorId: await ctx.session.ensureVisitor() });
      return done;
    }),

  /** Confirms an address and signs in, or moves an account to its new address. */
  confirmEmail: visitorProcedure
    .use(limited('token.address', 'address'))
    .input(confirmEmailInput)
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const { kind, userId, session } = await service.confirmEmail(ctx.deps, { ...input, userId: ctx.userId, browser });
      if (session) return { kind, ...(await signedInAs(ctx, session)) };
      return { kind, user: await service.currentMember(ctx.deps, { userId }) };
    }),

  forgotPassword: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(emailOnlyInput)
    .mutation(async ({ ctx, input }) => {
      await service.requestPasswordReset(ctx.deps, input);
      return done;
    }),

  /** A mutation, so that the token isn't in a URL; it changes nothing. */
  checkResetLink: visitorProcedure
    .use(limited('tokenPeek.address', 'address'))
    .input(tokenInput)
    .mutation(async ({ ctx, input }) => service.checkResetLink(ctx.deps, input)),

  resetPassword: visitorProcedure
    .use(limited('token.address', 'address'))
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input: { token, password } }) => {
      const opened = await service.resetPassword(ctx.deps, { token, newPassword: password, browser: browserOf(ctx) });
      return signedInAs(ctx, opened);
    }),

  changePassword: memberProcedure.input(changePasswordInput).mutation(async ({ ctx, input }) => {
    const { userId, sessionId } = ctx.signedIn;
    const epoch = await service.changePassword(ctx.deps, { userId, sessionId, ...input });
    await ctx.session.point({ sid: sessionId, uid: userId, epoch });
    return done;
  }),

  choosePassword: memberProcedure.input(choosePasswordInput).mutation(async ({ ctx, input }) => {
    const { userId, sessionId } = ctx.signedIn;
    const epoch = await service.changePassword(ctx.deps, { userId, sessionId, ...input });
    await ctx.session.point({ sid: sessionId, uid: userId, epoch });
    return done;
  }),

  /** Sends a link to the new address. The response is the same whether or not that address is free. */
  changeEmail: memberProcedure
    .use(limited('mail.address', 'address'))
    .input(changeEmailInput)
    .mutation(async ({ ctx, input }) => {
      await service.requestEmailChange(ctx.deps, { userId: ctx.userId, ...input });
      return done;
    }),

  /** The account's sessions, last seen first. */
  sessions: memberProcedure.input(z.void()).query(async ({ ctx }) => {
    const rows = await service.listSessions(ctx.deps, { userId: ctx.userId });
    return rows.map((row) => toSessionView(row, ctx.signedIn.sessionId));
  }),

  revokeSession: memberProcedure.input(sessionIdInput).mutation(async ({ ctx, input }) => {
    await service.revokeSession(ctx.deps, { userId: ctx.userId, ...input });
    if (input.sessionId === ctx.signedIn.sessionId) ctx.session.forget();
    return done;
  }),

  signOutEverywhere: memberProcedure.input(z.void()).mutation(async ({ ctx }) => {
    await service.signOutEverywhere(ctx.deps, { userId: ctx.userId });
    ctx.session.forget();
    return done;
  }),
});
