import { setUserActiveInput, userIdInput } from '#shared/schemas/admin.ts';
import { adminProcedure, router, visitorProcedure } from '#server/trpc/init.ts';
import { agencyReferralsInput, decideReferralInput } from '#shared/schemas/affiliate.ts';
import { agencyRequestsInput, requestIdInput, updateServiceRequestInput } from '#shared/schemas/services.ts';
import { toReferralPage, toRequestPage, toRequestWithHistory } from './present.ts';
import {
  decideReferral,
  referralsToDecide,
  serviceRequest,
  serviceRequests,
  setUserActive,
  updateServiceRequest,
} from './service.ts';

export const adminRouter = router({
  /** Whether the caller is an admin. For anyone else the answer is no, so it reveals nothing. */
  isAdmin: visitorProcedure
    .input(userIdInput)
    .query(({ ctx, input }) => ctx.signedIn?.role === 'admin' && ctx.signedIn.userId === input.userId),

  setUserActive: adminProcedure.input(setUserActiveInput).mutation(async ({ ctx, input }) => {
    await setUserActive(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),

  /** Requests of all members, newest first. */
  serviceRequests: adminProcedure
    .input(agencyRequestsInput)
    .query(async ({ ctx, input }) => toRequestPage(await serviceRequests(ctx.deps, input))),

  serviceRequest: adminProcedure
    .input(requestIdInput)
    .query(async ({ ctx, input }) => toRequestWithHistory(await serviceRequest(ctx.deps, input))),

  /** Sets a request's status, with an optional reply. */
  updateServiceRequest: adminProcedure.input(updateServiceRequestInput).mutation(async ({ ctx, input }) => {
    await updateServiceRequest(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),

  /** Flagged referrals, newest first: those that need review, or were decided. */
  referralsToDecide: adminProcedure
    .input(agencyReferralsInput)
    .query(async ({ ctx, input }) => toReferralPage(await referralsToDecide(ctx.deps, input))),

  decideReferral: adminProcedure.input(decideReferralInput).mutation(async ({ ctx, input }) => {
    await decideReferral(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
