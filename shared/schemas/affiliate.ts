/** Inputs of the referral program. */
import { z } from 'zod';
import { referralDecisions } from '../domain/referral-rules.ts';

/**
 * A code in a link. A malformed one is treated like an unknown one, so that no visit or sign-up fails because of it.
 */
export const referralCodeSchema = z.string().max(60);

export const clickInput = z.strictObject({ code: referralCodeSchema });

export const referralPageInput = z.strictObject({
  cursor: z.uuid().nullish(),
  /** Sent by the client library; the list has only one direction. */
  direction: z.literal('forward').optional(),
});

/** A page of flagged referrals, by decision. */
export const agencyReferralsInput = z.strictObject({
  ...referralPageInput.shape,
  decision: z.enum(referralDecisions).optional(),
});

export const decideReferralInput = z.strictObject({
  referralId: z.uuid(),
  approve: z.boolean(),
  /** The decision on the caller's screen, so that two people don't overrule each other unknowingly. */
  seen: z.enum(referralDecisions).optional(),
});
