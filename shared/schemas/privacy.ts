/** Inputs of the admin's privacy screen. */
import { z } from 'zod';
import { storableText } from '../domain/clean-text.ts';
import { deletionWord } from './settings.ts';

const email = z
  .string()
  .max(400, 'That email address is too long.')
  .transform((value) => storableText(value).trim().toLowerCase())
  .pipe(z.email('Please type an email address.').max(254, 'That email address is too long.'));

export const personInput = z.strictObject({ email });

export const erasePersonInput = z.strictObject({
  email,
  confirm: z.literal(deletionWord, `Please type ${deletionWord} to confirm.`),
});
