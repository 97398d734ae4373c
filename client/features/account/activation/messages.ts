/** Activation messages, worded as in the specification. */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';

export const messages = {
  noToken: m.account_invalid_activation_link(),
  linkIsOver: m.account_messages_activation_link_has_expired(),
  notValidated: m.account_messages_error_validating_activation_link(),
  passwordMissing: m.account_messages_please_enter_your_password(),
  success: m.account_messages_account_activated_successfully_welcome({ name: brand.name }),
} as const;
