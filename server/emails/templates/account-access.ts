import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';
import { accessUrl, orderPath } from './guest-receipt.ts';
import { shownNumber } from './order-receipt.ts';

/** Another link to the account of a guest's order. Without a token, the account is confirmed and they sign in. */
export const accountAccess = defineTemplate({
  class: 'guest',
  purpose: 'transactional',
  data: z.strictObject({ number: shownNumber, orderId: z.uuid() }),
  secrets: z.object({ token: z.string().min(1).optional() }),
  content: ({ data: { number, orderId }, secrets: { token }, links }) => ({
    subject: m.emails_access_subject({ number }),
    preview: m.emails_access_preview(),
    heading: m.emails_access_heading(),
    blocks: token
      ? [
          m.emails_access_new({ number }),
          { kind: 'button', label: m.emails_guest_button(), href: accessUrl(links, token, orderId) },
          { kind: 'note', text: m.emails_guest_note({ days: accountTimes.activationDays }) },
        ]
      : [
          m.emails_access_known({ number }),
          {
            kind: 'button',
            label: m.emails_existing_button(),
            href: links.to(`${paths.login}?from=${encodeURIComponent(orderPath(orderId))}`),
          },
          { kind: 'link', label: m.emails_existing_forgot(), href: links.to(paths.forgotPassword) },
        ],
    why: m.emails_access_why({ brand: brand.name }),
  }),
});
