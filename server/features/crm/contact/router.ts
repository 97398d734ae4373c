import { cityContactInput, contactInput } from '#shared/schemas/contact.ts';
import { router, visitorProcedure } from '#server/trpc/init.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

export const contactRouter = router({
  send: visitorProcedure.input(contactInput).mutation(async ({ ctx, input }) => {
    const { address, isPage } = ctx;
    await service.sendMessage(ctx.deps, { ...input, sent: { ...input, address, isPage } });
    return done;
  }),

  sendFromCity: visitorProcedure.input(cityContactInput).mutation(async ({ ctx, input }) => {
    const { address, isPage } = ctx;
    await service.sendCityMessage(ctx.deps, { ...input, sent: { ...input, address, isPage } });
    return done;
  }),
});
