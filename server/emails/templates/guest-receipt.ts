import { z } from 'zod';
import { m } from '#messages';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, type Links } from '../template.ts';
import { orderReceipt } from './order-receipt.ts';

/** Returns the path of an order's screen. */
export const orderPath = (orderId: string) => `${paths.checkoutDone}?order=${orderId}`;

/** Returns the URL on which a guest chooses a password and then sees the order. */
export const accessUrl = (links: Links, token: string, orderId: string) =>
  `${links.to(paths.resetPassword, token)}&from=${encodeURIComponent(orderPath(orderId))}`;

/**
 * Receipt of a guest whose account isn't confirmed: its button confirms the address and asks for a password. Links that
 * need a sign-in are left out.
 */
export const guestReceipt = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: orderReceipt.data.extend({ orderId: z.uuid() }),
  secrets: z.object({ token: z.string().min(1) }),
  content({ data: { orderId, ...data }, secrets, links }) {
    const { blocks, ...receipt } = orderReceipt.content({ data, secrets: {}, links });
    const needsNoSignIn = blocks.filter(
      (block) => typeof block === 'string' || !['link', 'button'].includes(block.kind),
    );
    const [opening, ...rest] = needsNoSignIn.filter(
      (block) => typeof block === 'string' || block.kind !== 'note' || block.invitesReply,
    );
    return {
      ...receipt,
      blocks: [
        ...(opening ? [opening] : []),
        m.emails_guest_receipt_open(),
        { kind: 'button', label: m.emails_guest_button(), href: accessUrl(links, secrets.token, orderId) },
        ...rest,
        { kind: 'note', text: m.emails_guest_note({ days: accountTimes.activationDays }) },
      ],
    };
  },
});
