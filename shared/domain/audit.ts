/** Admin actions: the names in the audit log, and their labels. */
import { m } from '#messages';

export const auditActions = {
  'user.activate': m.domain_audit_user_activate(),
  'user.deactivate': m.domain_audit_user_deactivate(),
  'request.update': m.domain_audit_request_update(),
  'referral.decide': m.domain_audit_referral_decide(),
  'lead.status': m.domain_audit_lead_status(),
  'lead.owner': m.domain_audit_lead_owner(),
  'lead.tags': m.domain_audit_lead_tags(),
  'lead.note': m.domain_audit_lead_note(),
  'lead.answer': m.domain_audit_lead_answer(),
  'lead.export': m.domain_audit_lead_export(),
  'person.merge': m.domain_audit_person_merge(),
  'person.unmerge': m.domain_audit_person_unmerge(),
  'person.export': m.domain_audit_person_export(),
  'person.erase': m.domain_audit_person_erase(),
  'mail.retry': m.domain_audit_mail_retry(),
  'mail.test': m.domain_audit_mail_test(),
  'job.retry': m.domain_audit_job_retry(),
  'claim.off': m.domain_audit_claim_off(),
  'claim.on': m.domain_audit_claim_on(),
  'city.search': m.domain_audit_city_search(),
  'order.refund-line': m.domain_audit_order_refund_line(),
  'catalog.edit': m.domain_audit_catalog_edit(),
  'coupon.create': m.domain_audit_coupon_create(),
  'coupon.edit': m.domain_audit_coupon_edit(),
  'event.create': m.domain_audit_event_create(),
  'event.update': m.domain_audit_event_update(),
  'event.export': m.domain_audit_event_export(),
  'event.mail': m.domain_audit_event_mail(),
  'event.move': m.domain_audit_event_move(),
  'event.free': m.domain_audit_event_free(),
  'waitlist.remove': m.domain_audit_waitlist_remove(),
  'sales.settings': m.domain_audit_sales_settings(),
} as const;
export type AuditAction = keyof typeof auditActions;

/** Subject of a change. */
export const auditSubjects = [
  'user',
  'request',
  'referral',
  'lead',
  'person',
  'mail',
  'job',
  'claim',
  'city',
  'order',
  'catalog',
  'event',
  'sales',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
