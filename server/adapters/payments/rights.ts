/** Rights that a restricted key needs. The documentation lists them, and `npm run stripe:check` tries each. */

type StripeRight = {
  /** As on Stripe's page for restricted keys. */
  resource: string;
  level: 'Read' | 'Write';
  /** A call that needs the right and changes nothing, because what it's about doesn't exist. */
  probe: readonly [method: 'GET' | 'POST' | 'DELETE', path: string];
};

const none = 'everglow_check';

export const stripeRights: readonly StripeRight[] = [
  { resource: 'Customers', level: 'Write', probe: ['POST', `/v1/customers/${none}`] },
  { resource: 'Checkout Sessions', level: 'Write', probe: ['POST', `/v1/checkout/sessions/${none}/expire`] },
  { resource: 'PaymentIntents', level: 'Read', probe: ['GET', `/v1/payment_intents/${none}`] },
  { resource: 'Charges and Refunds', level: 'Write', probe: ['POST', '/v1/refunds'] },
  { resource: 'Disputes', level: 'Read', probe: ['GET', `/v1/disputes/${none}`] },
  { resource: 'Events', level: 'Read', probe: ['GET', `/v1/events/${none}`] },
  { resource: 'Products', level: 'Write', probe: ['POST', `/v1/products/${none}`] },
  { resource: 'Prices', level: 'Write', probe: ['POST', `/v1/prices/${none}`] },
  { resource: 'Coupons', level: 'Write', probe: ['POST', `/v1/coupons/${none}`] },
  { resource: 'Customer portal', level: 'Write', probe: ['POST', `/v1/billing_portal/configurations/${none}`] },
  { resource: 'Invoices', level: 'Read', probe: ['GET', `/v1/invoices/${none}`] },
  { resource: 'Subscriptions', level: 'Write', probe: ['DELETE', `/v1/subscriptions/${none}`] },
  { resource: 'Accounts', level: 'Read', probe: ['GET', '/v1/account'] },
  { resource: 'Webhook Endpoints', level: 'Read', probe: ['GET', `/v1/webhook_endpoints/${none}`] },
  { resource: 'Tax Settings', level: 'Read', probe: ['GET', '/v1/tax/settings'] },
];
