/**
 * Primary purpose of each email under the US law on commercial email (CAN-SPAM, 16 CFR 316.3). Commercial email needs the
 * agency's street address and a way to unsubscribe. Without an address none is sent; one already queued is given up after a day.
 */
import type { TemplateName } from './templates.ts';

type Purpose = 'commercial' | 'transactional';

const purposes: Record<TemplateName, Purpose> = {
  // Account: created, confirmed, changed, closed.
  activation: 'transactional',
  'existing-account': 'transactional',
  'confirm-address': 'transactional',
  welcome: 'transactional',
  'reset-password': 'transactional',
  'password-changed': 'transactional',
  'change-email': 'transactional',
  'email-changed': 'transactional',
  'deletion-planned': 'transactional',
  'deletion-cancelled': 'transactional',
  // Replies to messages and requests.
  'application-received': 'transactional',
  'contact-received': 'transactional',
  'lead-answer': 'transactional',
  'continue-chat': 'transactional',
  'service-request-member': 'transactional',
  'task-reminder': 'transactional',
  // Purchases, and seats a member asked to hear about.
  'order-receipt': 'transactional',
  'order-refunded': 'transactional',
  'order-undeliverable': 'transactional',
  'pro-started': 'transactional',
  'pro-ended': 'transactional',
  'payment-failed': 'transactional',
  'seat-joining': 'transactional',
  'seat-offered': 'transactional',
  // To the agency.
  'application-notice': 'transactional',
  'contact-notice': 'transactional',
  'service-request-agency': 'transactional',
  'sales-alert': 'transactional',
  'test-mail': 'transactional',
  // Lists: they promote the agency and its offers.
  'newsletter-welcome': 'commercial',
  'weekly-note': 'commercial',
};

/** Returns whether an email is commercial under the law. */
export const isCommercial = (name: TemplateName): boolean => purposes[name] === 'commercial';
