/** Inputs of the referral program. */
import { z } from 'zod';

/** A code as a link carries it. What is no code is treated like an unknown one: no visit and no sign-up fails for it. */
export const referralCodeSchema = z.string().max(60);

export const clickInput = z.strictObject({ code: referralCodeSchema });

export const referralPageInput = z.strictObject({
  cursor: z.uuid().nullish(),
  /** Sent along by the client's library; the list goes one way only. */
  direction: z.literal('forward').optional(),
});

export const decideReferralInput = z.strictObject({ referralId: z.uuid(), approve: z.boolean() });
