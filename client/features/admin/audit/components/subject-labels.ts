import { m } from '#messages';
import type { AuditSubject } from '#shared/domain/audit.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { uuidIn } from '#client/lib/uuid.ts';

/** Labels of each kind of subject, and the URL of its screen. */
export const subjectLabels: Record<AuditSubject, { one: string; many: string; hrefOf: (id: string) => string }> = {
  user: {
    one: m.admin_user(),
    many: m.admin_users(),
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.users}/${id}` : adminPaths.users),
  },
  request: {
    one: m.admin_service_request(),
    many: m.admin_service_requests(),
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.requests}?open=${id}` : adminPaths.requests),
  },
  referral: { one: m.admin_referral(), many: m.admin_referrals(), hrefOf: () => adminPaths.referrals },
  lead: {
    one: m.admin_lead(),
    many: m.admin_leads(),
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.inbox}/${id}` : adminPaths.inbox),
  },
  person: { one: m.admin_person(), many: m.admin_people(), hrefOf: () => adminPaths.privacy },
  mail: { one: m.admin_email(), many: m.admin_mails(), hrefOf: () => adminPaths.mails },
  job: { one: m.admin_job(), many: m.admin_jobs(), hrefOf: () => adminPaths.jobs },
  order: {
    one: m.admin_order(),
    many: m.admin_orders(),
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.orders}/${id}` : adminPaths.orders),
  },
  catalog: { one: m.admin_catalog(), many: m.admin_catalog(), hrefOf: () => adminPaths.catalog },
  event: {
    one: m.admin_event(),
    many: m.admin_events(),
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.events}/${id}` : adminPaths.events),
  },
  sales: { one: m.admin_sales(), many: m.admin_sales(), hrefOf: () => adminPaths.salesSettings },
  city: { one: m.admin_city(), many: m.admin_cities(), hrefOf: () => adminPaths.cities },
  proof: { one: m.admin_proof(), many: m.admin_proof(), hrefOf: () => adminPaths.proof },
  claim: { one: m.admin_claim(), many: m.admin_claims(), hrefOf: () => adminPaths.claims },
};
