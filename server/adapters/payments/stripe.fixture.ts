import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { PaymentError, type CheckoutRequest, type PaymentsPort } from './port.ts';

/** A request for a member, who has a customer. */
export type MemberRequest = CheckoutRequest & { userId: string; customerId: string };

export const policies = {
  terms: 'https://everglow.example/terms-of-service',
  privacy: 'https://everglow.example/privacy-policy',
};

/** A customer of an account of its own. */
export async function newCustomer(port: PaymentsPort): Promise<string> {
  return (await port.createCustomer({ userId: randomUUID(), email: 'mara@example.com' })).customerId;
}

/** An order that needs a page: two virtual seats, or Pro. */
export async function orderFor(
  port: PaymentsPort,
  kind: CheckoutRequest['kind'],
  more: Partial<MemberRequest> = {},
): Promise<MemberRequest> {
  const orderId = randomUUID();
  const line =
    kind === 'payment'
      ? { itemId: 'virtual-bootcamp', name: 'Virtual AI Business Systems Bootcamp', unitCents: 14_700, quantity: 2 }
      : { itemId: 'pro', name: 'Pro, monthly', unitCents: 2_999, quantity: 1 };
  return {
    orderId,
    userId: randomUUID(),
    customerId: more.customerId ?? (await newCustomer(port)),
    kind,
    lines: [line],
    discountCents: 0,
    couponCode: null,
    expiresAt: new Date(Date.now() + 35 * 60_000),
    successUrl: `https://everglow.example/checkout/done?order=${orderId}`,
    cancelUrl: `https://everglow.example/cart?given-up=${orderId}`,
    collectsTax: false,
    policies,
    ...more,
  };
}

/** @returns the PaymentError of a failed call. */
export const failureOf = (promise: Promise<unknown>): Promise<PaymentError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(PaymentError);
      return error as PaymentError;
    },
  );
