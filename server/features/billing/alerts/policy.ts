import { orderNumber } from '#shared/domain/orders.ts';
import type { AlertData } from '#server/emails/templates/sales-alert.ts';
import type { Alert } from './repo.ts';

/** Returns an alert as a digest shows it: without names and addresses, because an erasure couldn't find them there. */
export const withoutPerson = (alert: Alert): AlertData => ({
  ...alertOf(alert),
  userId: null,
  name: null,
  email: null,
});

/** Returns an alert as its email shows it. */
export const alertOf = (alert: Alert): AlertData => ({
  kind: alert.kind,
  at: alert.createdAt.toISOString(),
  orderId: alert.orderId,
  order: alert.number === null ? null : orderNumber(alert.number),
  cents: alert.cents,
  items: alert.items,
  isRenewal: alert.isRenewal,
  isTest: alert.isTest,
  dueAt: alert.disputeDueAt?.toISOString() ?? null,
  userId: alert.userId,
  name: alert.name,
  email: alert.email,
});
