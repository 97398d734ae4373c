/** Checks whether a Stripe account is ready for the site, and says in plain words what is missing. Changes nothing. */
import { m } from '#messages';
import { ownPortal, type PortalConfiguration } from './portal-settings.ts';
import { handledEvents } from './port.ts';
import { stripeRights } from './rights.ts';

/** Makes one call. @returns the object, or the status and text of Stripe's refusal */
export type AskStripe = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
) => Promise<{ object: unknown } | { status: number; message: string }>;

/** What was checked. `note`: nothing is missing, but there's something to know. */
export type Finding = { state: 'ok' | 'missing' | 'note'; text: string };

export type CheckOptions = {
  secretKey: string;
  baseUrl: string;
  apiVersion: string;
  /** Whether the owner turned taxes on. */
  collectsTax: boolean;
  /** Whether a live key may be checked. */
  mayBeLive: boolean;
};

const ok = (text: string): Finding => ({ state: 'ok', text });
const missing = (text: string): Finding => ({ state: 'missing', text });
const note = (text: string): Finding => ({ state: 'note', text });

/** Path on which the site takes Stripe's events. */
const webhookPath = '/webhooks/stripe';

/** Checks everything that can be checked. A refused key ends the check, because everything else would fail too. */
export async function checkStripe(ask: AskStripe, options: CheckOptions): Promise<Finding[]> {
  const isLive = /^(sk|rk)_live_/.test(options.secretKey);
  if (isLive && !options.mayBeLive) return [missing(m.server_stripe_check_live())];
  const account = await ask('GET', '/v1/account');
  if (isRefusal(account) && account.status === 401) return [missing(m.server_stripe_check_key_invalid())];
  return [
    ok(isLive ? m.server_stripe_check_key_live() : m.server_stripe_check_key_test()),
    ...(await rightsOf(ask, options.secretKey)),
    ...accountOf(account),
    await webhookOf(ask, options),
    await portalOf(ask),
    await taxOf(ask, options.collectsTax),
    await productsOf(ask),
  ];
}

type Answer = Awaited<ReturnType<AskStripe>>;
const isRefusal = (answer: Answer): answer is { status: number; message: string } => 'status' in answer;

/** Says what can't be checked because the key may not read it, or Stripe had trouble. */
const unread = (what: string, { status }: { status: number }): Finding =>
  missing(
    status === 403 ? m.server_stripe_check_may_not_read({ what }) : m.server_stripe_check_unread({ what, status }),
  );

async function rightsOf(ask: AskStripe, secretKey: string): Promise<Finding[]> {
  if (!secretKey.startsWith('rk_')) return [note(m.server_stripe_check_key_unrestricted())];
  const lacking: Finding[] = [];
  for (const { resource, level, probe } of stripeRights) {
    const answer = await ask(...probe);
    // Stripe looks at the key before anything else, so every other refusal means that the key has the right.
    if (!isRefusal(answer) || answer.status !== 403) continue;
    const right = /'(rak_\w+)'/.exec(answer.message)?.[1];
    const about = { resource, level };
    lacking.push(
      missing(
        right ? m.server_stripe_check_right_named({ ...about, right }) : m.server_stripe_check_right_missing(about),
      ),
    );
  }
  return lacking.length > 0 ? lacking : [ok(m.server_stripe_check_rights())];
}

type Account = {
  charges_enabled?: boolean;
  business_profile?: { name?: string | null } | null;
  settings?: { dashboard?: { display_name?: string | null } } | null;
};

function accountOf(answer: Answer): Finding[] {
  if (isRefusal(answer)) return [unread(m.server_stripe_check_account(), answer)];
  const account = answer.object as Account;
  // Either of them will do for Checkout.
  const name = account.business_profile?.name || account.settings?.dashboard?.display_name;
  return [
    name ? ok(m.server_stripe_check_name({ name })) : missing(m.server_stripe_check_name_missing()),
    account.charges_enabled ? ok(m.server_stripe_check_charges()) : missing(m.server_stripe_check_charges_off()),
  ];
}

type Endpoint = { url: string; status: string; enabled_events: string[]; api_version: string | null };
const itemsOf = <T>(object: unknown) => (object as { data: T[] }).data;

async function webhookOf(ask: AskStripe, { baseUrl, apiVersion }: CheckOptions): Promise<Finding> {
  const answer = await ask('GET', '/v1/webhook_endpoints?limit=100');
  if (isRefusal(answer)) return unread(m.server_stripe_check_webhooks(), answer);
  const url = `${baseUrl}${webhookPath}`;
  const found = itemsOf<Endpoint>(answer.object).filter((one) => one.url === url);
  const endpoint = found.find(({ status }) => status === 'enabled');
  if (!endpoint)
    return missing(
      found.length > 0 ? m.server_stripe_check_webhook_off({ url }) : m.server_stripe_check_webhook_missing({ url }),
    );
  const lacking = endpoint.enabled_events.includes('*')
    ? []
    : handledEvents.filter((type) => !endpoint.enabled_events.includes(type));
  if (lacking.length > 0) return missing(m.server_stripe_check_webhook_events({ events: lacking.join(', ') }));
  // Null follows the account's own version, which can be any.
  if (endpoint.api_version !== apiVersion)
    return missing(
      m.server_stripe_check_webhook_version({
        wanted: apiVersion,
        found: endpoint.api_version ?? m.server_stripe_check_version_unset(),
      }),
    );
  return ok(m.server_stripe_check_webhook({ url }));
}

async function portalOf(ask: AskStripe): Promise<Finding> {
  const answer = await ask('GET', '/v1/billing_portal/configurations?active=true&limit=100');
  if (isRefusal(answer)) return unread(m.server_stripe_check_portal_name(), answer);
  return ownPortal(itemsOf<PortalConfiguration>(answer.object))
    ? ok(m.server_stripe_check_portal())
    : note(m.server_stripe_check_portal_later());
}

type TaxSettings = {
  status: string;
  head_office: unknown;
  status_details?: { pending?: { missing_fields?: string[] } };
};

async function taxOf(ask: AskStripe, isOn: boolean): Promise<Finding> {
  if (!isOn) return ok(m.server_stripe_check_tax_off());
  const answer = await ask('GET', '/v1/tax/settings');
  if (isRefusal(answer)) return unread(m.server_stripe_check_tax_name(), answer);
  const settings = answer.object as TaxSettings;
  if (!settings.head_office) return missing(m.server_stripe_check_tax_address());
  if (settings.status === 'active') return ok(m.server_stripe_check_tax());
  const fields = settings.status_details?.pending?.missing_fields?.join(', ');
  return missing(fields ? m.server_stripe_check_tax_fields({ fields }) : m.server_stripe_check_tax_pending());
}

/** Products and prices are created at the first checkout, so none is fine. */
async function productsOf(ask: AskStripe): Promise<Finding> {
  const answer = await ask('GET', '/v1/prices?active=true&limit=100');
  if (isRefusal(answer)) return unread(m.server_stripe_check_prices_name(), answer);
  const { length } = itemsOf<{ id: string }>(answer.object);
  return length > 0 ? ok(m.server_stripe_check_prices({ count: length })) : note(m.server_stripe_check_prices_later());
}
