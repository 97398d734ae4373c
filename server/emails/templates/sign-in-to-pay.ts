import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Sent when a guest begins to pay with the address of an account. The screen reads the same as for a new address. */
export const signInToPay = defineTemplate({
  class: 'guest',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_pay_subject(),
    preview: m.emails_pay_preview(),
    heading: m.emails_pay_heading(),
    blocks: [
      m.emails_pay_opening({ brand: brand.name }),
      m.emails_pay_how(),
      {
        kind: 'button',
        label: m.emails_existing_button(),
        href: links.to(`${paths.login}?from=${encodeURIComponent(paths.cart)}`),
      },
      { kind: 'link', label: m.emails_existing_forgot(), href: links.to(paths.forgotPassword) },
      { kind: 'note', text: m.emails_pay_note() },
    ],
    why: m.emails_pay_why({ brand: brand.name }),
  }),
});
