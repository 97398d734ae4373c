/** Inputs of the chat's procedures. */
import { z } from 'zod';
import { referralCodeSchema } from './affiliate.ts';
import { emailSchema } from './auth.ts';
import { answerValueSchema, stepIdSchema } from './chat.ts';
import { leadOriginSchema } from './lead.ts';

export const startInput = z.strictObject({
  /** "Start over": the conversation to put aside. */
  restart: z.uuid().optional(),
  /** The link this browser came by, for the account that may be made of the conversation. */
  referralCode: referralCodeSchema.optional(),
  origin: leadOriginSchema.optional(),
  /** The visit that led to it, as the tab has named it. */
  visitId: z.uuid().optional(),
});

export const answerInput = z.strictObject({
  conversationId: z.uuid(),
  /** The revision this answer was given on. */
  revision: z.int32().min(0),
  stepId: stepIdSchema,
  value: answerValueSchema,
});

export const conversationInput = z.strictObject({ conversationId: z.uuid() });

/** A link that takes the conversation to another device, and where to mail it. */
export const mailLinkInput = z.strictObject({ conversationId: z.uuid(), email: emailSchema });

/** What such a link carries. Any other text is an unknown link, not a mistake in a form. */
export const continueInput = z.strictObject({ token: z.string().max(1000) });
