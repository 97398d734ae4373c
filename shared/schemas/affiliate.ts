/** Inputs of the referral program. */
import { z } from 'zod';
import { referralDecisions } from '../domain/referral-rules.ts';

/** A code as a link carries it. What is no code is treated like an unknown one: no visit and no sign-up fails for it. */
export const referralCodeSchema = z.string().max(60);

export const clickInput = z.strictObject({ code: referralCodeSchema });

export const referralPageInput = z.strictObject({
  cursor: z.uuid().nullish(),
  /** Sent along by the client's library; the list goes one way only. */
  direction: z.literal('forward').optional(),
});

/** A page of the referrals that stood out, by what was decided about them. */
export const agencyReferralsInput = z.strictObject({
  ...referralPageInput.shape,
  decision: z.enum(referralDecisions).optional(),
});

export const decideReferralInput = z.strictObject({
  referralId: z.uuid(),
  approve: z.boolean(),
  /** What the list said when the decision was made: two people do not overrule each other unseen. */
  seen: z.enum(referralDecisions).optional(),
});
