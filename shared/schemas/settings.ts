/** Inputs of a member's settings, for the screen and the server. */
import { z } from 'zod';
import { m } from '#messages';
import { cleanText } from '../domain/clean-text.ts';
import { limits } from '../limits.ts';

/** One line of text: no markup, no control characters, single spaces. */
const line = (max: number, tooLong: string) =>
  z
    .string()
    .max(max, tooLong)
    .transform((value) => cleanText(value, max).replace(/\s+/g, ' '));

export const namesInput = z.strictObject({
  fullName: line(limits.text.name, m.validation_name_too_long()).pipe(z.string().min(1, m.validation_enter_name())),
  businessName: line(limits.text.businessName, m.validation_name_too_long()),
});

/** Changes the given fields; the rest stays. */
export const noticeSettingsInput = z.strictObject({
  weeklyInApp: z.boolean().optional(),
  weeklyByMail: z.boolean().optional(),
  remindersByMail: z.boolean().optional(),
});
export type NoticeSettings = Required<z.output<typeof noticeSettingsInput>>;

/** Confirms the password before data is exported or an account is deleted. Accounts without a password leave it out. */
const passwordAgain = z
  .string()
  .min(1, m.validation_enter_password())
  .max(limits.password.max, m.validation_characters({ max: limits.password.max }))
  .optional();

export const exportInput = z.strictObject({ password: passwordAgain });

/** Word to type before an account is deleted. */
export const deletionWord = 'DELETE';

export const deletionInput = z.strictObject({
  password: passwordAgain,
  confirm: z.literal(deletionWord, m.validation_type_word({ word: deletionWord })),
});
