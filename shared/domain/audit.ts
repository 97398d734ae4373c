/** Admin actions: the names in the audit log, and their labels. */
export const auditActions = {
  'user.activate': 'Activated an account',
  'user.deactivate': 'Deactivated an account',
  'request.update': 'Changed a service request',
  'referral.decide': 'Decided on a referral',
  'lead.status': 'Changed the status of a lead',
  'lead.owner': 'Changed the owner of a lead',
  'lead.tags': 'Changed the tags of a lead',
  'lead.note': 'Added a note to a lead',
  'lead.answer': 'Answered a lead',
  'lead.export': 'Exported leads',
  'person.merge': 'Merged people',
  'person.unmerge': 'Undid a merge',
  'person.export': 'Exported a person’s data',
  'person.erase': 'Deleted a person’s data',
  'mail.retry': 'Resent an email',
  'mail.test': 'Sent a test email',
  'job.retry': 'Retried failed work',
  'claim.off': 'Switched a claim off',
  'claim.on': 'Switched a claim on',
} as const;
export type AuditAction = keyof typeof auditActions;

/** Subject of a change. */
export const auditSubjects = ['user', 'request', 'referral', 'lead', 'person', 'mail', 'job', 'claim'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
