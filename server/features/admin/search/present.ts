import { orderNumber } from '#shared/domain/orders.ts';
import type { Found } from './service.ts';

/** Maps search results to what leaves the server, by kind. */
export function toFoundView({ users, leads, orders, mails }: Found) {
  return {
    users: users.map(({ id, email, firstName, lastName, businessName }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
      businessName,
    })),
    leads: leads.map(({ id, kind, name, email, business, status }) => ({ id, kind, name, email, business, status })),
    orders: orders.map(({ id, number, status, totalCents, email }) => ({
      id,
      number: orderNumber(number),
      status,
      totalCents,
      email,
    })),
    mails: mails.map(({ id, template, toEmail, status }) => ({ id, template, to: toEmail, status })),
  };
}
