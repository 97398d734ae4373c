import { requestIdInput, requestPageInput, serviceRequestInput } from '#shared/schemas/services.ts';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toRequestPage, toRequestView } from './present.ts';
import { cancelRequest, fileRequest, listRequests } from './service.ts';

export const servicesRouter = router({
  /** Requests a service from the agency; once per submission, even if it's resent. */
  request: memberProcedure
    .input(serviceRequestInput)
    .mutation(async ({ ctx, input }) => toRequestView(await fileRequest(ctx.deps, { userId: ctx.userId, ...input }))),

  /** The account's requests, newest first. */
  list: memberProcedure
    .input(requestPageInput)
    .query(async ({ ctx, input }) =>
      toRequestPage(await listRequests(ctx.deps, { userId: ctx.userId, cursor: input.cursor ?? undefined })),
    ),

  cancel: memberProcedure.input(requestIdInput).mutation(async ({ ctx, input }) => {
    await cancelRequest(ctx.deps, { userId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
