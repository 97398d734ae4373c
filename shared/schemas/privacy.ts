/** Inputs of the admin's privacy screen. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { deletionWord } from './settings.ts';

const email = z
  .string()
  .max(400, m.validation_email_too_long())
  .transform((value) => storableText(value).trim().toLowerCase())
  .pipe(z.email(m.validation_type_email()).max(254, m.validation_email_too_long()));

export const personInput = z.strictObject({ email });

export const erasePersonInput = z.strictObject({
  email,
  confirm: z.literal(deletionWord, m.validation_type_word({ word: deletionWord })),
});
