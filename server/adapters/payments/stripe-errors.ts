/** Translates Stripe's errors, for the buyer and for the caller who may retry. */
import { m } from '#messages';
import { PaymentError } from './port.ts';

/** What we read of the SDK's errors. */
type VendorError = {
  type: string;
  code: string | undefined;
  param: string | undefined;
  statusCode: number | undefined;
  requestId: string | undefined;
  headers: Record<string, string> | undefined;
};

export const paymentSentences = {
  later: m.server_payments_later(),
  card: m.server_payments_card_declined(),
  refused: m.server_payments_refused(),
} as const;

/** @returns the SDK's error; undefined for anything else that was thrown. */
export function vendorError(error: unknown): VendorError | undefined {
  const isOne = error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
  return isOne ? (error as unknown as VendorError) : undefined;
}

export const isMissing = (error: unknown) => vendorError(error)?.code === 'resource_missing';

/** True for a response that the Idempotency-Key keeps returning, so retrying with that key is useless. */
export const isReplayed = (error: unknown) => vendorError(error)?.headers?.['idempotent-replayed'] === 'true';

/** @returns the port's error. It contains none of the vendor's text, which quotes the request. */
export function paymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const found = vendorError(error);
  // Anything else is an unreadable response, most likely a transport problem.
  if (!found) return new PaymentError(paymentSentences.later, { temporary: true, cause: shortly(error) });
  const { type, code, param, statusCode, requestId } = found;
  const cause = new Error([type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' '));
  if (temporaryTypes.includes(type)) return new PaymentError(paymentSentences.later, { temporary: true, cause });
  const sentence = type === 'StripeCardError' ? paymentSentences.card : paymentSentences.refused;
  const isCustomerGone = code === 'resource_missing' && (param === 'customer' || param === 'id');
  return new PaymentError(sentence, { temporary: false, isCustomerGone, cause });
}

/** The SDK names them by the status: no connection, 429, and 409 (the key is in use) with all of 5xx. */
const temporaryTypes = ['StripeConnectionError', 'StripeRateLimitError', 'StripeAPIError'];

const shortly = (error: unknown) => new Error(error instanceof Error ? error.name : typeof error);
