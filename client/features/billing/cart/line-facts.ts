/** What a cart says about its items before payment: what's included, when an event is, and when money goes back. */
import { m } from '#messages';
import { shopItems } from '#shared/content/shop.ts';
import { isSeat } from '#shared/domain/bootcamp-day.ts';
import { seatIds, type ItemId, type SeatId } from '#shared/domain/catalogue.ts';

/**
 * Returns what's included in an item; for seats, the bootcamp's time comes first. An upgrade includes what a studio seat
 * does.
 * @param bootcamp the one that seats are sold for; null if there's none, undefined until loaded
 */
export function contentsOf(
  id: ItemId,
  bootcamp: { contents: Record<SeatId, readonly string[]> } | null | undefined,
): readonly string[] {
  const shown = id === 'vip-bootcamp-upgrade' ? 'vip-bootcamp' : id;
  const seat = seatIds.find((one) => one === shown);
  if (seat && bootcamp) return bootcamp.contents[seat];
  return shopItems.find((item) => item.id === shown)?.contents ?? [];
}

/** Returns the refund terms of these items, as the terms of service state them. */
export function refundTerms(ids: readonly ItemId[]): string[] {
  return [
    ...(ids.some(isSeat) ? [m.billing_refund_terms_seat()] : []),
    ...(ids.some((id) => !isSeat(id)) ? [m.billing_refund_terms_pack()] : []),
  ];
}
