/**
 * Inputs of sign-up, sign-in, activation and account settings: one schema per form, for the screen and for the server.
 */
import { z } from 'zod';
import { m } from '#messages';
import { limits } from '../limits.ts';
import { referralCodeSchema } from './affiliate.ts';

/** Normalizes an email address for storage and comparison: trimmed, lowercase. */
export const emailSchema = z
  .string(m.validation_enter_email())
  .trim()
  .toLowerCase()
  .min(1, m.validation_enter_email())
  .max(limits.text.email, m.validation_email_too_long())
  .pipe(z.email(m.validation_not_an_email()));

/** A new password. Only its length is checked; the maximum keeps hashing cheap. */
export const newPasswordSchema = z
  .string(m.validation_choose_password())
  .min(limits.password.min, m.validation_characters_min({ min: limits.password.min }))
  .max(limits.password.max, m.validation_characters({ max: limits.password.max }));

/** A password to check; only its length is limited. */
const presentPassword = z
  .string(m.validation_enter_password())
  .min(1, m.validation_enter_password())
  .max(limits.password.max, m.validation_characters({ max: limits.password.max }));

/** 256 bits as encoded in a link. Any other text is an unknown link, not a form error. */
export const tokenSchema = z.string().max(200);

export const signInInput = z.strictObject({ email: emailSchema, password: presentPassword });

/** A storable name: no control characters, no lone surrogates. */
const nameText = (max: number) =>
  z
    .string()
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .pipe(z.string().max(max))
    .default('');

export const signUpInput = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  fullName: nameText(limits.text.name),
  businessName: nameText(limits.text.businessName),
  /** Referral code of the link this browser came from. */
  referralCode: referralCodeSchema.optional(),
});

export const emailOnlyInput = z.strictObject({ email: emailSchema });
export const tokenInput = z.strictObject({ token: tokenSchema });
export const confirmEmailInput = z.strictObject({
  token: tokenSchema,
  password: presentPassword.optional(),
});
export const resetPasswordInput = z.strictObject({ token: tokenSchema, password: newPasswordSchema });
export const activateInput = z.strictObject({ token: tokenSchema, password: presentPassword });

export const changePasswordInput = z.strictObject({ currentPassword: presentPassword, newPassword: newPasswordSchema });
/** For an account without a password, such as after activation. */
export const choosePasswordInput = z.strictObject({ newPassword: newPasswordSchema });
export const changeEmailInput = z.strictObject({ email: emailSchema, password: presentPassword });
export const sessionIdInput = z.strictObject({ sessionId: z.uuid() });
export const profileIdInput = z.strictObject({ profileId: z.uuid() });
export const notificationIdInput = z.strictObject({ notificationId: z.uuid() });

/** Criteria of the checklist next to a password. Advice only, never required. */
export function passwordChecks(password: string): { length: boolean; digit: boolean; letters: boolean } {
  return {
    length: password.length >= limits.password.min,
    digit: /\d/.test(password),
    letters: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  };
}
