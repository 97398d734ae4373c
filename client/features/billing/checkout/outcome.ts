/** Outcomes of an order, as far as the buyer sees a difference. Pure rules. */
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { OrderKind, OrderStatus, RefundReason } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';

export type Outcome = 'confirming' | 'late' | 'paid' | 'going-back' | 'unpaid' | 'refunded' | 'disputed' | 'unknown';

/** How long to wait for a payment before telling the buyer that we haven't received one. */
export const patienceMs = 60_000;
const quickMs = 1500;
const slowMs = 4000;
/** How long to poll quickly at first: most payments arrive within seconds. */
const quickFor = 15_000;

/**
 * @param waitedMs since the page was opened, or since "Check again"
 * @returns delay until the next poll; false to stop polling
 */
export function nextLookMs(status: OrderStatus | undefined, waitedMs: number): number | false {
  if ((status !== undefined && status !== 'open') || waitedMs >= patienceMs) return false;
  return waitedMs < quickFor ? quickMs : slowMs;
}

/**
 * @param order undefined until the first response
 * @param seen `isUnknown`: this member has no such order; `waitedMs` at the last poll
 */
export function outcomeOf(
  order: { status: OrderStatus; willBeRefunded: boolean } | undefined,
  seen: { isUnknown: boolean; waitedMs: number },
): Outcome {
  if (seen.isUnknown) return 'unknown';
  if (order?.willBeRefunded) return 'going-back';
  switch (order?.status) {
    case undefined:
    case 'open':
      return seen.waitedMs < patienceMs ? 'confirming' : 'late';
    case 'expired':
    case 'failed':
      return 'unpaid';
    default:
      return order!.status;
  }
}

type GoingBack = {
  status: OrderStatus;
  totalCents: number;
  refundedCents: number;
  refundReason: RefundReason | null;
};

/** Returns the message for an order that was paid but couldn't be delivered. Amounts in cents. */
export function refundLabel({ status, totalCents, refundedCents, refundReason }: GoingBack): {
  title: string;
  lead: string;
} {
  const hasGone = status === 'refunded';
  if (refundReason === 'sold-out')
    return {
      title: m.billing_outcome_sold_out_while_paid(),
      lead: hasGone
        ? m.billing_outcome_were_sorry_someone_else({ totalCents: formatAmount(totalCents) })
        : m.billing_outcome_were_sorry_someone_else_2({ totalCents: formatAmount(totalCents) }),
    };
  if (refundReason === 'owned')
    return {
      title: m.billing_outcome_already_yours(),
      lead: hasGone
        ? m.billing_outcome_owned_went_back({ totalCents: formatAmount(totalCents) })
        : m.billing_outcome_owned_goes_back({ totalCents: formatAmount(totalCents) }),
    };
  return {
    title: m.billing_outcome_couldnt_deliver_order(),
    // The amount received differs from the order's total, and is known only once it has been refunded.
    lead: hasGone
      ? m.billing_outcome_amount_went_back({ refundedCents: formatAmount(refundedCents) })
      : m.billing_outcome_amount_goes_back(),
  };
}

export type Place = { text: string; label: string; href: string };

const places = {
  pro: {
    text: m.billing_outcome_youre_pro_now_have(),
    label: m.billing_outcome_go_to_my_dashboard(),
    href: paths.dashboard,
  },
  pack: {
    text: m.billing_outcome_prompts_member_area_theyre(),
    label: m.billing_outcome_open_my_prompt_packs(),
    href: `${paths.promptPacks}?pack=web`,
  },
  seat: {
    text: m.billing_outcome_seat_booked_check_email(),
    label: m.billing_see_my_seat(),
    href: paths.shop,
  },
} as const satisfies Record<string, Place>;

/** @returns the places where the purchases are found, each only once. */
export function placesOf(order: { kind: OrderKind; lines: readonly { itemId: string }[] }): Place[] {
  if (order.kind !== 'cart') return [places.pro];
  const found = new Set(order.lines.map(({ itemId }) => (itemId === 'web-prompt-pack' ? places.pack : places.seat)));
  return [...found];
}
