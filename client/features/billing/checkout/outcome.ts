/** What became of an order, as far as its buyer needs to tell cases apart. Rules alone. */
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { OrderKind, OrderStatus, RefundReason } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';

export type Outcome = 'confirming' | 'late' | 'paid' | 'going-back' | 'unpaid' | 'refunded' | 'disputed' | 'unknown';

/** So long one waits for a payment before one is told that none has been heard of. */
export const patienceMs = 60_000;
const quickMs = 1500;
const slowMs = 4000;
/** It is looked for often at first: most payments are here within seconds. */
const quickFor = 15_000;

/** @param waitedMs since the page was opened, or asked again @returns when to look again; false when there is no use in it */
export function nextLookMs(status: OrderStatus | undefined, waitedMs: number): number | false {
  if ((status !== undefined && status !== 'open') || waitedMs >= patienceMs) return false;
  return waitedMs < quickFor ? quickMs : slowMs;
}

/**
 * @param order undefined until the first answer
 * @param seen `isUnknown`: there is no such order for this member; `waitedMs` at the last look
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

/** What is said of an order that was paid and could not be delivered. Amounts in cents. */
export function refundLabel({ status, totalCents, refundedCents, refundReason }: GoingBack): {
  title: string;
  lead: string;
} {
  const hasGone = status === 'refunded';
  const bank = 'back to your original payment method. Your bank may take a few days to show it.';
  const nothing = 'Nothing in this order was delivered.';
  if (refundReason === 'sold-out')
    return {
      title: 'Sold out while you paid',
      lead: `We’re sorry, someone else took the last seat while you were paying. ${nothing} ${formatAmount(totalCents)} ${
        hasGone ? 'went' : 'goes'
      } ${bank}`,
    };
  // What came was another amount than that of the order: how much, is known once it has gone back.
  const money = hasGone ? `${formatAmount(refundedCents)} went` : 'Your full payment goes';
  return {
    title: 'We couldn’t deliver this order',
    lead: `The amount we received doesn’t match the order. ${nothing} ${money} ${bank}`,
  };
}

export type Place = { text: string; label: string; href: string };

const places = {
  pro: {
    text: 'You’re on Pro. You now have every prompt, export and sharing.',
    label: 'Go to my dashboard',
    href: paths.dashboard,
  },
  pack: {
    text: 'Your prompts are in your member area, and they’re yours to keep.',
    label: 'Open my prompt packs',
    href: `${paths.promptPacks}?pack=web`,
  },
  seat: {
    text: 'Your seat is booked. Check your email for how to join. You can see your seat in the shop.',
    label: 'See my seat',
    href: paths.shop,
  },
} as const satisfies Record<string, Place>;

/** @returns where what was bought is found, each place once. */
export function placesOf(order: { kind: OrderKind; lines: readonly { itemId: string }[] }): Place[] {
  if (order.kind !== 'cart') return [places.pro];
  const found = new Set(order.lines.map(({ itemId }) => (itemId === 'web-prompt-pack' ? places.pack : places.seat)));
  return [...found];
}
