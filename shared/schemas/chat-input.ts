/** Inputs of the chat's procedures. */
import { z } from 'zod';
import { referralCodeSchema } from './affiliate.ts';
import { emailSchema } from './auth.ts';
import { answerValueSchema, stepIdSchema } from './chat.ts';
import { leadOriginSchema } from './lead.ts';

export const startInput = z.strictObject({
  /** "Start over": the conversation to archive. */
  restart: z.uuid().optional(),
  /** Referral code of the link this browser came from, for the account created later. */
  referralCode: referralCodeSchema.optional(),
  origin: leadOriginSchema.optional(),
  /** The visit that led to it, as identified by the tab. */
  visitId: z.uuid().optional(),
});

export const answerInput = z.strictObject({
  conversationId: z.uuid(),
  /** The revision this answer is based on. */
  revision: z.int32().min(0),
  stepId: stepIdSchema,
  value: answerValueSchema,
});

export const conversationInput = z.strictObject({ conversationId: z.uuid() });

/** Sends a link that moves the conversation to another device. */
export const mailLinkInput = z.strictObject({ conversationId: z.uuid(), email: emailSchema });

/** Token of such a link. Any other text is an unknown link, not a form error. */
export const continueInput = z.strictObject({ token: z.string().max(1000) });
