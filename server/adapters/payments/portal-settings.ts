/** Settings of Stripe's customer portal: kept at Stripe, created once, and updated when they differ from ours. */
import { createHash } from 'node:crypto';
import type { Policies } from './port.ts';

/** What members can do there. Prices and plans change on our own pages only. */
const features = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
  customer_update: {
    enabled: true,
    allowed_updates: ['address', 'name', 'tax_id'] as ('address' | 'name' | 'tax_id')[],
  },
};

type Wanted = {
  business_profile: { terms_of_service_url?: string; privacy_policy_url?: string };
  features: typeof features;
  metadata: { everglow: '1' };
};

/** A configuration as Stripe returns it; only the fields we compare. */
export type PortalConfiguration = {
  id: string;
  active: boolean;
  metadata: Record<string, string> | null;
  business_profile: { terms_of_service_url: string | null; privacy_policy_url: string | null };
  features: {
    invoice_history: { enabled: boolean };
    payment_method_update: { enabled: boolean };
    subscription_cancel: { enabled: boolean; mode: string };
    customer_update: { enabled: boolean; allowed_updates: string[] };
  };
};

type Page = { active: true; limit: 100 };
type Calls = {
  list: (page: Page) => Promise<{ data: PortalConfiguration[] }>;
  create: (wanted: Wanted, idempotencyKey: string) => Promise<{ id: string }>;
  update: (id: string, wanted: Wanted) => Promise<{ id: string }>;
};

/** Stripe accepts only public URLs. */
const publicly = (url: string) => (url.startsWith('https:') ? url : undefined);

function wantedFor({ terms, privacy }: Policies): Wanted {
  const [termsUrl, privacyUrl] = [publicly(terms), publicly(privacy)];
  return {
    business_profile: {
      ...(termsUrl && { terms_of_service_url: termsUrl }),
      ...(privacyUrl && { privacy_policy_url: privacyUrl }),
    },
    features,
    metadata: { everglow: '1' },
  };
}

const isOurs = ({ active, metadata }: PortalConfiguration) => active && metadata?.everglow === '1';

/** Returns our configuration among those of the account. */
export const ownPortal = (all: readonly PortalConfiguration[]): PortalConfiguration | undefined => all.find(isOurs);

function isAsWanted(found: PortalConfiguration, wanted: Wanted): boolean {
  const { business_profile: profile, features: has } = found;
  const { terms_of_service_url: terms, privacy_policy_url: privacy } = wanted.business_profile;
  return (
    profile.terms_of_service_url === (terms ?? profile.terms_of_service_url) &&
    profile.privacy_policy_url === (privacy ?? profile.privacy_policy_url) &&
    has.invoice_history.enabled &&
    has.payment_method_update.enabled &&
    has.subscription_cancel.enabled &&
    has.subscription_cancel.mode === features.subscription_cancel.mode &&
    has.customer_update.enabled &&
    features.customer_update.allowed_updates.every((one) => has.customer_update.allowed_updates.includes(one))
  );
}

/** Returns the id of our configuration, which this process looks up once per set of URLs. */
export function openPortalSettings(calls: Calls) {
  const known = new Map<string, Promise<string>>();

  async function ensure(wanted: Wanted, hash: string): Promise<string> {
    const found = ownPortal((await calls.list({ active: true, limit: 100 })).data);
    if (!found) return (await calls.create(wanted, `portal-${hash}`)).id;
    if (!isAsWanted(found, wanted)) await calls.update(found.id, wanted);
    return found.id;
  }

  return {
    async idFor(policies: Policies): Promise<string> {
      const wanted = wantedFor(policies);
      const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16);
      const asked = known.get(hash) ?? ensure(wanted, hash);
      known.set(hash, asked);
      try {
        return await asked;
      } catch (error) {
        known.delete(hash);
        throw error;
      }
    },
  };
}
