import { activateInput, profileIdInput, tokenInput } from '#shared/schemas/auth.ts';
import type { Owner } from '#server/db/owner.ts';
import type { Context } from '#server/trpc/context.ts';
import { limited, router, visitorProcedure } from '#server/trpc/init.ts';
import { toActivationView } from './present.ts';
import { activate, activatedMember, createAccount, renewLink, validateLink } from './service.ts';

const ownerOf = (ctx: Owner): Owner => ({ visitorId: ctx.visitorId, userId: ctx.userId });
const browserOf = ({ session, userAgent, address }: Context) => ({
  visitorId: session.visitorId,
  userAgent,
  address,
  known: session.known,
});

export const activationRouter = router({
  /** Creates the account of a finished profile; once per address, however often it's called. */
  createAccount: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(profileIdInput)
    .mutation(({ ctx, input }) => createAccount(ctx.deps, { ...input, owner: ownerOf(ctx), address: ctx.address })),

  /** Sends the activation link again, with a new temporary password. */
  resend: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(profileIdInput)
    .mutation(({ ctx, input }) =>
      createAccount(ctx.deps, { ...input, owner: ownerOf(ctx), again: true, address: ctx.address }),
    ),

  /** A mutation, so that the token isn't in a URL; it changes nothing. */
  validate: visitorProcedure
    .use(limited('tokenPeek.address', 'address'))
    .input(tokenInput)
    .mutation(async ({ ctx, input }) => toActivationView(await validateLink(ctx.deps, input))),

  /** Sends a new link to replace an expired one. The response is the same for any token. */
  renew: visitorProcedure
    .use(limited('mail.address', 'address'))
    .input(tokenInput)
    .mutation(async ({ ctx, input }) => {
      await renewLink(ctx.deps, { ...input, address: ctx.address });
      return { ok: true } as const;
    }),

  activate: visitorProcedure
    .use(limited('token.address', 'address'))
    .input(activateInput)
    .mutation(async ({ ctx, input }) => {
      const opened = await activate(ctx.deps, { ...input, browser: browserOf(ctx) });
      await ctx.startSession(opened);
      return { user: await activatedMember(ctx.deps, opened) };
    }),
});
