/** What a cart says about its items before payment: what's included, when an event is, and when money goes back. */
import { m } from '#messages';
import { shopItems } from '#shared/content/shop.ts';
import { bootcamp, bootcampDayInWords, nextBootcampDay } from '#shared/domain/bootcamp-day.ts';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';

const isSeat = (id: ItemId) => catalogue[id].product_type === 'bootcamp';

/** Returns what's included in an item. An upgrade includes what a studio seat does. */
export function contentsOf(id: ItemId): readonly string[] {
  const shown = id === 'vip-bootcamp-upgrade' ? 'vip-bootcamp' : id;
  return shopItems.find(({ item }) => item.id === shown)?.contents ?? [];
}

/** Returns the day and hours of the bootcamp that seats are for now. */
export const seatDay = (now = new Date()): string =>
  m.billing_seat_day({ day: bootcampDayInWords(nextBootcampDay(now)), hours: bootcamp.hoursText });

/** Returns the day of an item that is an event. */
export const dayOfItem = (id: ItemId): string | undefined => (isSeat(id) ? seatDay() : undefined);

/** Returns the refund terms of these items, as the terms of service state them. */
export function refundTerms(ids: readonly ItemId[]): string[] {
  return [
    ...(ids.some(isSeat) ? [m.billing_refund_terms_seat()] : []),
    ...(ids.some((id) => !isSeat(id)) ? [m.billing_refund_terms_pack()] : []),
  ];
}
