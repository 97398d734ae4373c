/** The part of Stripe's API about the account itself: its settings, webhooks, and the customer portal's settings. */
import { missing, readForm, requestSchemas, StripeApiError, type Form } from './form.ts';
import type { PortalSettings, World } from './objects.ts';

type Call = { world: World; id: string; form: Form };

/** As in api.ts: method, path, and what answers it. */
export const accountRoutes: [string, RegExp, (call: Call) => unknown][] = [
  ['GET', /^\/v1\/account$/, getAccount],
  ['GET', /^\/v1\/tax\/settings$/, getTaxSettings],
  ['GET', /^\/v1\/webhook_endpoints$/, ({ world }) => all('/v1/webhook_endpoints', world.account.webhookEndpoints)],
  // Payment pages name their own prices.
  ['GET', /^\/v1\/prices$/, () => all('/v1/prices', [])],
  ['GET', /^\/v1\/billing_portal\/configurations$/, listPortalSettings],
  ['POST', /^\/v1\/billing_portal\/configurations$/, createPortalSettings],
  ['POST', /^\/v1\/billing_portal\/configurations\/([^/]+)$/, updatePortalSettings],
  ['GET', /^\/v1\/radar\/early_fraud_warnings\/([^/]+)$/, getFraudWarning],
];

const all = (url: string, data: unknown[]) => ({ object: 'list', url, data, has_more: false });

function getAccount({ world: { account } }: Call) {
  return {
    id: 'acct_1Fake0123456789',
    object: 'account',
    business_profile: { name: account.businessName },
    charges_enabled: account.takesCharges,
    settings: { dashboard: { display_name: account.businessName } },
  };
}

function getTaxSettings({ world }: Call) {
  const { status, missing: fields } = world.account.tax;
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
    head_office: fields.includes('head_office') ? null : { address: { country: 'US', state: 'FL' } },
    livemode: world.livemode,
    status,
    status_details: status === 'active' ? { active: {} } : { pending: { missing_fields: fields } },
  };
}

function listPortalSettings({ world, form }: Call) {
  const { active } = readForm(requestSchemas.portalSettingsList, form);
  const fitting = [...world.portalSettings.values()].filter((one) => active === undefined || one.active === active);
  return all('/v1/billing_portal/configurations', fitting.reverse());
}

function createPortalSettings({ world, form }: Call): PortalSettings {
  const asked = readForm(requestSchemas.portalSettings, form);
  const made = { ...world.base('billing_portal.configuration', 'bpc'), ...asked, active: true };
  world.portalSettings.set(made.id, made);
  return made;
}

function updatePortalSettings({ world, id, form }: Call): PortalSettings {
  const found = world.portalSettings.get(id);
  if (!found) throw missing('configuration', id);
  return Object.assign(found, readForm(requestSchemas.portalSettings, form));
}

/**
 * Checks that a portal session has settings.
 * @throws StripeApiError as Stripe's
 */
export function checkPortalSettings(world: World, configuration: string | undefined): void {
  if (configuration !== undefined) {
    if (!world.portalSettings.get(configuration)?.active)
      throw missing('configuration', configuration, 'configuration');
  } else if (!world.account.isPortalSaved) {
    const mode = world.livemode ? 'live' : 'test';
    const message = `No configuration provided and your ${mode} mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in ${mode} mode at https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}settings/billing/portal.`;
    throw new StripeApiError(400, { message });
  }
}

function getFraudWarning({ world, id }: Call) {
  const found = world.fraudWarnings.get(id);
  if (!found) throw missing('early fraud warning', id);
  return found;
}
