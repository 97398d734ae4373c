/**
 * Answers outside the fourteen steps: the owner's correction of our understanding, and up to three that sharpen the
 * profile.
 */
import { z } from 'zod';
import { m } from '#messages';
import { limits } from '../limits.ts';
import { cleanedText } from './chat.ts';

/** Questions of the "Make it sharper" card, most useful first. */
export const sharperKeys = ['best_seller', 'full_empty', 'budget_time', 'avoid'] as const;
export type SharperKey = (typeof sharperKeys)[number];

export const extraKeys = ['business', ...sharperKeys] as const;
export type ExtraKey = (typeof extraKeys)[number];

/** Extra answers of a conversation. `business`: the owner's own description. */
export type Extras = Partial<Record<ExtraKey, string>>;

export const mostSharperQuestions = 3;

/** The owner's own description, which replaces our understanding. */
export const businessSchema = cleanedText(limits.text.business).pipe(z.string().min(1, m.chat_business_missing()));

export const businessInput = z.strictObject({ conversationId: z.uuid(), business: businessSchema });

const sharperAnswer = cleanedText(limits.text.sharper).optional();

/** An empty answer removes an earlier one; an omitted question stays as it is. */
export const sharpenInput = z.strictObject({
  conversationId: z.uuid(),
  best_seller: sharperAnswer,
  full_empty: sharperAnswer,
  budget_time: sharperAnswer,
  avoid: sharperAnswer,
});

/** A question on the card, worded in the conversation's language. */
export type SharperQuestion = { key: SharperKey; question: string; example: string };
