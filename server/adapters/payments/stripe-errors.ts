/** What Stripe says when it says no, in words for the buyer and for the one who repeats the call. */
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
  later: 'The payment service does not answer just now. Please try again in a minute.',
  card: 'The card was not accepted. Please try another one.',
  refused: 'The payment service did not accept this. Please write to us and we will sort it out.',
} as const;

/** @returns the SDK's error; undefined for anything else that was thrown. */
export function vendorError(error: unknown): VendorError | undefined {
  const isOne = error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
  return isOne ? (error as unknown as VendorError) : undefined;
}

export const isMissing = (error: unknown) => vendorError(error)?.code === 'resource_missing';

/** True for an answer that the Idempotency-Key keeps repeating, so that asking again with it is no use. */
export const isReplayed = (error: unknown) => vendorError(error)?.headers?.['idempotent-replayed'] === 'true';

/** @returns the error as the port has it. Of the vendor's text nothing is kept: it quotes what was sent. */
export function paymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const found = vendorError(error);
  // Anything else is an answer we cannot read, and an accident of transport more likely than the truth.
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
