import type { AuditSubject } from '#shared/domain/audit.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { uuidIn } from '#client/lib/uuid.ts';

/** How a subject is called, and where it can be looked at. */
export const subjectWords: Record<AuditSubject, { one: string; many: string; hrefOf: (id: string) => string }> = {
  user: { one: 'User', many: 'Users', hrefOf: (id) => (uuidIn(id) ? `${deskPaths.users}/${id}` : deskPaths.users) },
  request: {
    one: 'Service request',
    many: 'Service requests',
    hrefOf: (id) => (uuidIn(id) ? `${deskPaths.requests}?open=${id}` : deskPaths.requests),
  },
  referral: { one: 'Referral', many: 'Referrals', hrefOf: () => deskPaths.referrals },
  lead: { one: 'Lead', many: 'Leads', hrefOf: (id) => (uuidIn(id) ? `${deskPaths.inbox}/${id}` : deskPaths.inbox) },
  person: { one: 'Person', many: 'People', hrefOf: () => deskPaths.privacy },
  mail: { one: 'Email', many: 'Mails', hrefOf: () => deskPaths.mails },
  job: { one: 'Job', many: 'Jobs', hrefOf: () => deskPaths.jobs },
  claim: { one: 'Claim', many: 'Claims', hrefOf: () => deskPaths.claims },
};
