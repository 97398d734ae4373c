/** Texts of an order's timeline. */
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { mailStatusLabels, plainName, type MailStatus } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { orderStateLabels, refundReasonLabels, refundStatusLabels, type Order } from './order-labels.ts';

export type OrderEvent = Order['events'][number];
type EventText = { title: string; detail: string; words: string | null; href: string | undefined };

const said = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(', ');

const titles: Record<OrderEvent['kind'], string> = {
  created: m.admin_order_event_created(),
  paid: m.admin_order_event_paid(),
  delivered: m.admin_order_event_delivered(),
  mail: m.admin_order_event_mail(),
  'refund-line': m.admin_order_event_refund_line(),
  refund: m.admin_order_event_refund(),
  inquiry: m.admin_order_event_inquiry(),
  dispute: m.admin_order_event_dispute(),
  'fraud-warning': m.admin_order_event_fraud_warning(),
  closed: m.admin_order_event_closed(),
};

const isMailStatus = (status: string): status is MailStatus => status in mailStatusLabels;

/** Returns the texts of an entry. */
export function eventText(event: OrderEvent, lines: Order['lines']): EventText {
  const { kind, cents, mail, refund, status } = event;
  const amount = cents === null ? '' : formatAmount(cents);
  const text = { title: titles[kind], detail: amount, words: null, href: undefined };
  if (mail) {
    const state = isMailStatus(mail.status) && mail.status !== 'sent' && mailStatusLabels[mail.status];
    return { ...text, detail: said(plainName(mail.template), state), href: `${adminPaths.mails}?mail=${mail.id}` };
  }
  if (refund) {
    const { itemId, quantity, reason, by } = refund;
    const name = lines.find((line) => line.itemId === itemId)?.name ?? itemId;
    return {
      ...text,
      detail: said(
        amount,
        `${quantity} × ${name}`,
        refundReasonLabels[reason],
        refund.status !== 'done' && refundStatusLabels[refund.status],
        m.admin_order_event_by({ who: by ?? m.admin_a_deleted_account() }),
      ),
      words: refund.note || null,
    };
  }
  if (kind === 'closed') return { ...text, detail: orderStateLabels[status as keyof typeof orderStateLabels] };
  return text;
}
