import { z } from 'zod';
import { switchClaimInput } from '#shared/schemas/claims.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toClaims } from './present.ts';
import { listClaims, switchClaim } from './service.ts';

export const claimsRouter = router({
  /** Every claim of the public pages, in the order of the pages. */
  list: adminProcedure.input(z.void()).query(async ({ ctx }) => toClaims(await listClaims(ctx.deps))),

  /** Removes a claim from the site, or restores it. Pages follow within seconds, in every process. */
  switch: adminProcedure.input(switchClaimInput).mutation(async ({ ctx, input }) => {
    await switchClaim(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
