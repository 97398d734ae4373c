/** Parts of a request for a checkout page that don't depend on what is bought: taxes and terms. */
import { m } from '#messages';
import type { CheckoutRequest } from './port.ts';

/** Stripe Tax needs an address. A known customer keeps the one they enter, for renewals and later invoices. */
export const taxParams = ({ collectsTax, customerId }: Pick<CheckoutRequest, 'collectsTax' | 'customerId'>) =>
  collectsTax
    ? {
        automatic_tax: { enabled: true },
        billing_address_collection: 'required' as const,
        tax_id_collection: { enabled: true },
        ...(customerId && { customer_update: { address: 'auto' as const, name: 'auto' as const } }),
      }
    : {};

/**
 * Links the terms next to Stripe's button. Not `consent_collection`: Stripe refuses it until the account has a URL for
 * its terms, and buyers have agreed on our own page.
 */
export function consentParams({ policies }: Pick<CheckoutRequest, 'policies'>) {
  const isPublic = Object.values(policies).every((url) => url.startsWith('https:'));
  return isPublic ? { custom_text: { submit: { message: m.server_payments_terms(policies) } } } : {};
}
