/** Inputs of the procedures on bought packs. */
import { z } from 'zod';
import { cleanText } from '../domain/clean-text.ts';
import { promptKeyPattern } from '../domain/prompt-keys.ts';

const searchChars = 100;

export const packPromptsInput = z.strictObject({
  /** Any word: a pack that does not exist is answered like one that is not owned. */
  pack: z.string().min(1).max(40),
  search: z
    .string()
    .max(searchChars, `Please search with at most ${searchChars} characters.`)
    .transform((value) => cleanText(value, searchChars))
    .optional(),
  /** Its name as the pack says it. */
  category: z.string().max(80).optional(),
  /** Those with a star alone. */
  favorites: z.boolean().optional(),
  /** The last prompt of the page before; without it the list begins at the first. */
  cursor: z.string().max(40).regex(promptKeyPattern, 'We couldn’t find that prompt.').nullish(),
  /** Sent along by the client's library for lists in pages; there is one direction. */
  direction: z.literal('forward').optional(),
});
