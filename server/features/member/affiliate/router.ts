import { z } from 'zod';
import { clickInput, referralPageInput } from '#shared/schemas/affiliate.ts';
import { limited, memberProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { toLedgerPage, toOverviewView } from './present.ts';
import { countClick, listReferrals, overview } from './service.ts';

export const affiliateRouter = router({
  /** The account's link and its figures. Gives the browser an id, to tell its owner from friends. */
  overview: memberProcedure.input(z.void()).query(async ({ ctx }) => {
    const { userId, address } = ctx;
    const visitorId = await ctx.session.ensureVisitor();
    return toOverviewView(await overview(ctx.deps, { userId, visitorId, address }), ctx.deps.settings.baseUrl);
  }),

  /** The account's referrals, newest first. */
  referrals: memberProcedure
    .input(referralPageInput)
    .query(async ({ ctx, input }) =>
      toLedgerPage(await listReferrals(ctx.deps, { userId: ctx.userId, cursor: input.cursor ?? undefined })),
    ),

  /** Records a visit through a link. The response is the same for any code. */
  click: visitorProcedure
    .use(limited('affiliate.click', 'address'))
    .input(clickInput)
    .mutation(async ({ ctx, input }) => {
      const { userId, visitorId, address, userAgent } = ctx;
      await countClick(ctx.deps, { code: input.code, userId, visitorId, address, userAgent });
      return { ok: true } as const;
    }),
});
