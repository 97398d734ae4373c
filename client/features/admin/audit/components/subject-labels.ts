import type { AuditSubject } from '#shared/domain/audit.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { uuidIn } from '#client/lib/uuid.ts';

/** How a subject is called, and where it can be looked at. */
export const subjectLabels: Record<AuditSubject, { one: string; many: string; hrefOf: (id: string) => string }> = {
  user: { one: 'User', many: 'Users', hrefOf: (id) => (uuidIn(id) ? `${adminPaths.users}/${id}` : adminPaths.users) },
  request: {
    one: 'Service request',
    many: 'Service requests',
    hrefOf: (id) => (uuidIn(id) ? `${adminPaths.requests}?open=${id}` : adminPaths.requests),
  },
  referral: { one: 'Referral', many: 'Referrals', hrefOf: () => adminPaths.referrals },
  lead: { one: 'Lead', many: 'Leads', hrefOf: (id) => (uuidIn(id) ? `${adminPaths.inbox}/${id}` : adminPaths.inbox) },
  person: { one: 'Person', many: 'People', hrefOf: () => adminPaths.privacy },
  mail: { one: 'Email', many: 'Mails', hrefOf: () => adminPaths.mails },
  job: { one: 'Job', many: 'Jobs', hrefOf: () => adminPaths.jobs },
  claim: { one: 'Claim', many: 'Claims', hrefOf: () => adminPaths.claims },
};
