/** Renders email templates for tests, with sample data. */
import { renderMail } from './layout.ts';
import type { Links } from './template.ts';
import { contentOf, rulesOf, templates, type DataOf, type TemplateName } from './templates.ts';

export const home = 'https://site.example';
export const links: Links = {
  to: (path, token) => `${home}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`,
};
export const secrets = { token: 'tok_5ecret', temporaryPassword: 'Abcd2345Efgh67' };
/** Values that templates require. */
export const samples: Partial<{ [Name in TemplateName]: DataOf<Name> }> = {
  'order-receipt': {
    number: 'EG-1042',
    lines: [
      { name: 'Virtual AI Business Systems Bootcamp', quantity: 2, cents: 29400 },
      { name: 'Web prompt pack (300+ prompts)', quantity: 1, cents: 4999 },
    ],
    discountCents: 3440,
    couponCode: 'SPRING10',
    taxCents: 2167,
    totalCents: 33126,
    paidAt: '2026-11-21T03:30:00.000Z',
    items: ['virtual-bootcamp', 'web-prompt-pack'],
  },
  'order-refunded': {
    number: 'EG-1042',
    refundedCents: 14156,
    isWhole: false,
    order: { totalCents: 33126, refundedCents: 14156 },
    lines: [{ name: 'Virtual AI Business Systems Bootcamp', quantity: 2, refundedQuantity: 1 }],
  },
  'guest-receipt': {
    number: 'EG-1042',
    lines: [{ name: 'Virtual AI Business Systems Bootcamp', quantity: 1, cents: 14700 }],
    discountCents: 0,
    totalCents: 14700,
    paidAt: '2026-11-21T03:30:00.000Z',
    items: ['virtual-bootcamp'],
    orderId: '0b8f0c1e-5a55-4b0f-9a53-0d0f6a1f9a10',
  },
  'account-access': { number: 'EG-1042', orderId: '0b8f0c1e-5a55-4b0f-9a53-0d0f6a1f9a10' },
  'order-undeliverable': { number: 'EG-1042', totalCents: 49700, isSoldOut: true },
  'pro-started': { isFirst: true },
  'pro-canceled': { periodEnd: '2026-12-21T03:30:00.000Z' },
  'pro-resumed': { periodEnd: '2026-12-21T03:30:00.000Z' },
  'pro-ended': { reason: 'canceled' },
  'payment-failed': { until: '2026-12-05T15:00:00.000Z' },
  'payment-confirm': { until: '2026-12-05T15:00:00.000Z' },
  'grace-ending': { until: '2026-12-05T15:00:00.000Z' },
  'sales-alert': {
    alerts: [
      {
        kind: 'sale',
        at: '2026-11-21T03:30:00.000Z',
        order: 'EG-1042',
        cents: 4999,
        items: [{ name: 'Web prompt pack (300+ prompts)', quantity: 1 }],
        isRenewal: false,
        isTest: false,
        dueAt: null,
        userId: null,
        name: 'Dana Rivera',
        email: 'dana@example.com',
      },
    ],
  },
  'lead-answer': { subject: 'Your question about prices', body: 'Hello Dana,\n\nYes, we do that.' },
};

/** Returns the sample with overrides, limited to the fields that the template knows. */
function filled(name: TemplateName, data: object): unknown {
  const known = Object.keys(templates[name].data.shape);
  const given = Object.entries(data).filter(([key]) => known.includes(key));
  return { ...samples[name], ...Object.fromEntries(given) };
}

/** Renders a template with its sample, or with overrides. */
export async function make(name: TemplateName, data: object = { newEmail: 'dana@example.com', fields: [] }) {
  const content = contentOf(name, { data: filled(name, data), secrets, links });
  const unsubscribeUrl = rulesOf(name).list && `${home}/unsubscribe?token=leave`;
  const { html, text } = await renderMail(content, { homeUrl: `${home}/`, unsubscribeUrl });
  return { content, html, text };
}
/** Returns the links in a rendered email. */
export const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
