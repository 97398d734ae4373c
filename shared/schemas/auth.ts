/**
 * Inputs of sign-up, sign-in, activation and account settings: one schema per form, for the screen and for the server.
 */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { referralCodeSchema } from './affiliate.ts';

/** Normalizes an email address for storage and comparison: trimmed, lowercase. */
export const emailSchema = z
  .string('Please enter your email address.')
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address.')
  .max(limits.text.email, 'That email address is too long.')
  .pipe(z.email('That doesn’t look like an email address.'));

/** A new password. Only its length is checked; the maximum keeps hashing cheap. */
export const newPasswordSchema = z
  .string('Please choose a password.')
  .min(limits.password.min, `Please use at least ${limits.password.min} characters.`)
  .max(limits.password.max, `Please use at most ${limits.password.max} characters.`);

/** A password to check; only its length is limited. */
const presentPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(limits.password.max, `Use ${limits.password.max} characters or fewer.`);

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
