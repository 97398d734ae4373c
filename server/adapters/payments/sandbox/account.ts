/** Settings of a Stripe account, and what Stripe refuses without them. */
import { StripeApiError, type SessionForm } from './form.ts';
import type { Customer, World } from './objects.ts';

type WebhookEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  api_version: string | null;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  url: string;
};

export type Account = {
  businessName: string | null;
  takesCharges: boolean;
  /** Whether the owner saved the portal's default settings in the dashboard. */
  isPortalSaved: boolean;
  tax: { status: 'active' | 'pending'; missing: string[] };
  /** In hundredths of a percent, by state of the buyer's address. */
  taxRates: Readonly<Record<string, number>>;
  /** What a restricted key may do; undefined for a key that may do everything. */
  rights: ReadonlySet<string> | undefined;
  webhookEndpoints: WebhookEndpoint[];
};

/** Returns the settings of an account that is set up. */
export const readyAccount = (): Account => ({
  businessName: 'Everglow',
  takesCharges: true,
  isPortalSaved: false,
  tax: { status: 'active', missing: [] },
  taxRates: { FL: 700 },
  rights: undefined,
  webhookEndpoints: [],
});

/**
 * Checks what a checkout page needs of its account.
 * @throws StripeApiError as Stripe's
 */
export function checkAccount({ account }: World, asked: SessionForm, customer: Customer | undefined): void {
  const refuse = (message: string, more: { code?: string; param?: string } = {}) =>
    new StripeApiError(400, { message, ...more }, false);
  if (account.businessName === null)
    throw refuse(
      'In order to use Checkout, you must set an account or business name at https://dashboard.stripe.com/account.',
    );
  const keeps = asked.customer_update;
  if (asked.automatic_tax?.enabled) {
    if (account.tax.status !== 'active')
      throw refuse(
        'Stripe Tax has not been activated on your account. Please visit https://stripe.com/docs/tax/set-up to get started.',
        { code: 'stripe_tax_inactive' },
      );
    if (customer && !customer.address && keeps?.address !== 'auto')
      throw refuse(
        "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
        { code: 'customer_tax_location_invalid' },
      );
  }
  if (asked.tax_id_collection?.enabled && customer && keeps?.name !== 'auto')
    throw refuse(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  if (keeps && !customer)
    throw refuse('`customer_update` can only be used with `customer`.', { param: 'customer_update' });
}

/** Returns the tax on an amount for a customer; none without an address. */
export function taxOn({ account }: World, cents: number, address: Customer['address']): number {
  const rate = account.taxRates[address?.state ?? ''] ?? 0;
  return Math.round((cents * rate) / 10_000);
}
