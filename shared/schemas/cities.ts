/** Input for the list of cities. */
import { z } from 'zod';

/** `auto`: the rule decides (shared/content/cities/gate.ts). */
export const citySettings = ['auto', 'show', 'hide'] as const;
export type CitySetting = (typeof citySettings)[number];

export const setCityInput = z.strictObject({
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  setting: z.enum(citySettings),
});
