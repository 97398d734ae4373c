import { z } from 'zod';
import { setCityInput } from '#shared/schemas/cities.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toCities } from './present.ts';
import { listCities, setCity } from './service.ts';

export const citiesRouter = router({
  /** Returns every city with a page, by name. */
  list: adminProcedure.input(z.void()).query(async ({ ctx }) => toCities(await listCities(ctx.deps))),

  /** Decides whether search shows a city's page. The page and the sitemap follow within seconds, in every process. */
  set: adminProcedure.input(setCityInput).mutation(async ({ ctx, input }) => {
    await setCity(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),
});
