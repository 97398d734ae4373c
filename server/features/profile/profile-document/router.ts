import { z } from 'zod';
import {
  correctInput,
  editInput,
  restoreInput,
  rewriteInput,
  sectionInput,
  shareIdInput,
  shareInput,
  versionInput,
  viewSharedInput,
} from '#shared/schemas/profile-document.ts';
import { limited, memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { toProfileDocumentView, toSharedView, toShareView, toWholeVersionView } from './present.ts';
import {
  correctProfile,
  editField,
  listShares,
  myProfileDocument,
  requestRewrite,
  restoreVersion,
  revokeShare,
  rewriteStatus,
  shareProfile,
  versionOf,
  viewShared,
} from './service.ts';

const done = { ok: true } as const;

export const profileDocumentRouter = router({
  /** The newest profile of the account without its prompts, and its versions; null before there is one. */
  mine: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toProfileDocumentView(await myProfileDocument(ctx.deps, { userId: ctx.userId }))),

  /** Changes one text or one list. Answers with the profile as it is then. */
  edit: memberProcedure.input(editInput).mutation(async ({ ctx, input }) => {
    await editField(ctx.deps, { userId: ctx.userId, ...input });
    return toProfileDocumentView(await myProfileDocument(ctx.deps, { userId: ctx.userId }));
  }),

  /** Asks for a section to be written anew; `rewriteStatus` says how it goes. */
  rewrite: memberProcedure
    .input(rewriteInput)
    .mutation(({ ctx, input }) => requestRewrite(ctx.deps, { userId: ctx.userId, address: ctx.address, ...input })),

  /** Puts right what the business is and has the profile written again; `profile.status` says how it goes. */
  correct: memberProcedure
    .use(limited('profile.generate', 'address'))
    .input(correctInput)
    .mutation(async ({ ctx, input }) => {
      await correctProfile(ctx.deps, { userId: ctx.userId, address: ctx.address, ...input });
      return done;
    }),

  rewriteStatus: memberProcedure
    .input(sectionInput)
    .query(({ ctx, input }) => rewriteStatus(ctx.deps, { userId: ctx.userId, ...input })),

  /** An earlier version, to be looked at. */
  version: memberProcedure
    .input(versionInput)
    .query(async ({ ctx, input }) => toWholeVersionView(await versionOf(ctx.deps, { userId: ctx.userId, ...input }))),

  /** Goes back to an earlier version. Answers with the profile as it is then. */
  restore: memberProcedure.input(restoreInput).mutation(async ({ ctx, input }) => {
    await restoreVersion(ctx.deps, { userId: ctx.userId, ...input });
    return toProfileDocumentView(await myProfileDocument(ctx.deps, { userId: ctx.userId }));
  }),

  /** Makes a private link. */
  share: memberProcedure
    .input(shareInput)
    .mutation(async ({ ctx, input }) => toShareView(await shareProfile(ctx.deps, { userId: ctx.userId, ...input }))),

  /** The account's links, newest first. */
  shares: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => (await listShares(ctx.deps, { userId: ctx.userId })).map(toShareView)),

  revokeShare: memberProcedure.input(shareIdInput).mutation(async ({ ctx, input }) => {
    await revokeShare(ctx.deps, { userId: ctx.userId, ...input });
    return done;
  }),

  /** The profile behind a link, for whoever has it. Counts a view, therefore no query. */
  viewShared: visitorProcedure
    .use(limited('sharedProfile.address', 'address'))
    .input(viewSharedInput)
    .mutation(async ({ ctx, input }) => toSharedView(await viewShared(ctx.deps, { ...input, viewerId: ctx.userId }))),
});
