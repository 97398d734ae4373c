import { applicationInput } from '#shared/schemas/application.ts';
import { router, visitorProcedure } from '#server/trpc/init.ts';
import * as service from './service.ts';

export const applicationRouter = router({
  submit: visitorProcedure.input(applicationInput).mutation(async ({ ctx, input }) => {
    const { submissionId, website2, elapsedMs, origin, ...fields } = input;
    const { address, isPage } = ctx;
    const sent = { submissionId, website2, elapsedMs, origin, address, isPage };
    await service.submitApplication(ctx.deps, { ...fields, sent });
    return { ok: true } as const;
  }),
});
