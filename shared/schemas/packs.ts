/** Inputs of the procedures for purchased packs. */
import { z } from 'zod';
import { m } from '#messages';
import { cleanText } from '../domain/clean-text.ts';
import { promptKeyPattern } from '../domain/prompt-keys.ts';

const searchChars = 100;

export const packPromptsInput = z.strictObject({
  /** Any text: an unknown pack gets the same response as one that isn't owned. */
  pack: z.string().min(1).max(40),
  search: z
    .string()
    .max(searchChars, m.validation_characters({ max: searchChars }))
    .transform((value) => cleanText(value, searchChars))
    .optional(),
  /** Category name in the pack. */
  category: z.string().max(80).optional(),
  /** Whether to return only favorites. */
  favorites: z.boolean().optional(),
  /** Last prompt of the previous page; without it, the list starts at the first. */
  cursor: z.string().max(40).regex(promptKeyPattern, m.validation_prompt_not_found()).nullish(),
  /** Sent by the client library; lists have only one direction. */
  direction: z.literal('forward').optional(),
});
