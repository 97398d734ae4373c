import type { AuditSubject } from '../../../../shared/domain/audit.ts';
import { paths } from '../../../../shared/paths.ts';
import { uuidIn } from '../../../lib/uuid.ts';

/** How a subject is called, and where it can be looked at. */
export const subjectWords: Record<AuditSubject, { one: string; many: string; hrefOf: (id: string) => string }> = {
  user: { one: 'User', many: 'Users', hrefOf: (id) => (uuidIn(id) ? `${paths.adminUsers}/${id}` : paths.adminUsers) },
  request: {
    one: 'Service request',
    many: 'Service requests',
    hrefOf: (id) => (uuidIn(id) ? `${paths.adminRequests}?open=${id}` : paths.adminRequests),
  },
  referral: { one: 'Referral', many: 'Referrals', hrefOf: () => paths.adminReferrals },
  lead: { one: 'Lead', many: 'Leads', hrefOf: (id) => (uuidIn(id) ? `${paths.adminInbox}/${id}` : paths.adminInbox) },
  person: { one: 'Person', many: 'People', hrefOf: () => paths.adminInbox },
  mail: { one: 'Mail', many: 'Mails', hrefOf: () => paths.adminMails },
  job: { one: 'Job', many: 'Jobs', hrefOf: () => paths.adminJobs },
  claim: { one: 'Claim', many: 'Claims', hrefOf: () => paths.adminClaims },
};
