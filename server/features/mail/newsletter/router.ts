import { newsletterInput } from '#shared/schemas/newsletter.ts';
import { router, visitorProcedure } from '#server/trpc/init.ts';
import * as service from './service.ts';

export const newsletterRouter = router({
  subscribe: visitorProcedure.input(newsletterInput).mutation(async ({ ctx, input }) => {
    const { email, name, source } = input;
    const { address, isPage } = ctx;
    const sent = { ...input, address, isPage };
    return { mail: await service.subscribe(ctx.deps, { email, name, source, sent }) };
  }),
});
