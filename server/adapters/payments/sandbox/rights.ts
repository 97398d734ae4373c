/** The rights that Stripe demands of a restricted key, by call. Written from Stripe's side, without our list of rights. */
import type { Account } from './account.ts';

// prettier-ignore
const table: [method: string, path: RegExp, ...rights: string[]][] = [
  ['GET', /^\/v1\/account$/, 'accounts_kyc_basic_read'],
  ['GET', /^\/v1\/(customers)/, 'customer_read'],
  ['POST', /^\/v1\/customers/, 'customer_write'],
  ['DELETE', /^\/v1\/customers/, 'customer_write'],
  ['GET', /^\/v1\/checkout\/sessions/, 'checkout_session_read'],
  ['POST', /^\/v1\/checkout\/sessions/, 'checkout_session_write'],
  // The newest charge comes with it.
  ['GET', /^\/v1\/payment_intents/, 'payment_intent_read', 'charge_read'],
  ['GET', /^\/v1\/charges/, 'charge_read'],
  ['GET', /^\/v1\/refunds/, 'charge_read'],
  ['POST', /^\/v1\/refunds/, 'charge_write'],
  ['GET', /^\/v1\/disputes/, 'dispute_read'],
  ['GET', /^\/v1\/radar\/early_fraud_warnings/, 'charge_read'],
  ['GET', /^\/v1\/invoices/, 'invoice_read'],
  ['GET', /^\/v1\/invoice_payments/, 'invoice_read'],
  // The newest invoice comes with it.
  ['GET', /^\/v1\/subscriptions/, 'subscription_read', 'invoice_read'],
  ['DELETE', /^\/v1\/subscriptions/, 'subscription_write'],
  ['GET', /^\/v1\/coupons/, 'coupon_read'],
  ['POST', /^\/v1\/coupons/, 'coupon_write'],
  ['GET', /^\/v1\/products/, 'product_read'],
  ['POST', /^\/v1\/products/, 'product_write'],
  ['GET', /^\/v1\/prices/, 'plan_read'],
  ['POST', /^\/v1\/prices/, 'plan_write'],
  ['GET', /^\/v1\/billing_portal/, 'customer_portal_read'],
  ['POST', /^\/v1\/billing_portal/, 'customer_portal_write'],
  ['GET', /^\/v1\/events/, 'event_read'],
  ['GET', /^\/v1\/webhook_endpoints/, 'webhook_read'],
  ['GET', /^\/v1\/tax\/settings/, 'tax_settings_read'],
];

const may = (rights: ReadonlySet<string>, right: string) =>
  rights.has(right) || rights.has(right.replace(/_read$/, '_write'));

/** Returns the first right that a call lacks; undefined if the key may make it. Calls without a row need one no key has. */
export function lackingRight({ rights }: Account, method: string, path: string): string | undefined {
  if (!rights) return undefined;
  const row = table.find(([verb, at]) => verb === method && at.test(path));
  return row
    ? row
        .slice(2)
        .find((right) => !may(rights, String(right)))
        ?.toString()
    : 'unlisted';
}
