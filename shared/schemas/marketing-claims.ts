/** Input for the claims register. */
import { z } from 'zod';

export const switchMarketingClaimInput = z.strictObject({
  key: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  isOff: z.boolean(),
});
