/** Search inputs, shared by screens and server. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { adminSearchText } from './users.ts';

/** Length limits of a member's search term. */
export const memberSearch = { min: 2, max: 80 } as const;

const memberSearchText = z
  .string()
  .max(4 * memberSearch.max, m.validation_characters({ max: memberSearch.max }))
  .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(memberSearch.min).max(memberSearch.max));

export const memberSearchInput = z.strictObject({ q: memberSearchText });
export const adminSearchInput = z.strictObject({ q: adminSearchText });
