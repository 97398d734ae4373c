/** Sentences of the activation, as the specification has them. */
import { brand } from '#shared/brand.ts';

export const messages = {
  noToken: 'Invalid activation link',
  linkIsOver: 'This activation link has expired or is invalid',
  notValidated: 'Error validating activation link',
  passwordMissing: 'Please enter your password',
  success: `Account activated successfully! Welcome to ${brand.name}!`,
} as const;
