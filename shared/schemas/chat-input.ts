/** Inputs of the chat's procedures. */
import { z } from 'zod';
import { referralCodeSchema } from './affiliate.ts';
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
