import { z } from 'zod';
import { switchMarketingClaimInput } from '#shared/schemas/marketing-claims.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toMarketingClaims } from './present.ts';
import { listMarketingClaims, switchMarketingClaim } from './service.ts';

export const marketingClaimsRouter = router({
  /** Every claim of the public pages, in the order of the pages. */
  list: adminProcedure.input(z.void()).query(async ({ ctx }) => toMarketingClaims(await listMarketingClaims(ctx.deps))),

  /** Removes a claim from the site, or restores it. Pages follow within seconds, in every process. */
  switch: adminProcedure.input(switchMarketingClaimInput).mutation(async ({ ctx, input }) => {
    await switchMarketingClaim(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
