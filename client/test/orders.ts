/** Fixtures for component tests of purchases: orders, seats and checkout options, as the server returns them. */
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import { seedCatalog } from '../lib/catalog.ts';
import type { RouterOutputs } from '../lib/trpc.ts';

type Order = RouterOutputs['cart']['status'];
type Seats = RouterOutputs['seats']['mine'];
type Options = RouterOutputs['cart']['options'];

export const pack = catalogue['web-prompt-pack'];
export const virtual = catalogue['virtual-bootcamp'];
export const vip = catalogue['vip-bootcamp'];
export const upgrade = catalogue['vip-bootcamp-upgrade'];

export type StoredLine = { id: string; name: string; price: number; quantity: number };

/** Adds lines to this browser's cart. */
export function fillCart(...lines: (Omit<StoredLine, 'quantity'> & { quantity?: number })[]): void {
  localStorage.setItem('cart', JSON.stringify(lines.map((line) => ({ quantity: 1, ...line }))));
}

/** Returns the cart's contents, as pairs of id and quantity. */
export const inCart = (): [string, number][] =>
  (JSON.parse(localStorage.getItem('cart') ?? '[]') as StoredLine[]).map(({ id, quantity }) => [id, quantity]);

/** Returns a paid order of one prompt pack. */
export function orderOf(changes: Partial<Order> & { items?: ItemId[] } = {}): Order {
  const { items = [pack.id], ...rest } = changes;
  const totalCents = items.reduce((sum, id) => sum + catalogue[id].price, 0);
  return {
    id: crypto.randomUUID(),
    number: 'EG-4711',
    kind: 'cart',
    status: 'paid',
    subtotalCents: totalCents,
    discountCents: 0,
    couponCode: null,
    taxCents: 0,
    totalCents,
    refundedCents: 0,
    createdAt: '2026-05-01T10:00:00.000Z',
    paidAt: '2026-05-01T10:02:00.000Z',
    closedAt: null,
    receiptUrl: null,
    payUrl: null,
    willBeRefunded: false,
    refundReason: null,
    guestEmail: null,
    lines: items.map((id) => ({
      itemId: id,
      name: catalogue[id].name,
      unitCents: catalogue[id].price,
      quantity: 1,
      refundedQuantity: 0,
    })),
    ...rest,
  };
}

/** Returns the seat data of a member with no seat and no place on the waitlist. */
export const seatsOf = (changes: Partial<Seats> = {}): Seats => ({
  virtual: 0,
  vip: [],
  held: 0,
  canUpgrade: 0,
  waitlist: null,
  joining: null,
  ...changes,
});

/** Returns checkout options with sandbox payments. */
export const checkoutOf = (left = 20): Options => ({
  available: true,
  mode: 'sandbox',
  vip: { left, capacity: 20 },
  catalog: seedCatalog,
  firstMonth: { percentOff: 30, offCents: 900, firstMonthCents: 2099 },
  bootcamp: {
    title: 'AI Business Systems Bootcamp',
    day: '2027-05-28',
    timeText: 'Friday, May 28, 2027, 10AM-5PM Eastern time',
    isOnSale: true,
    contents: {
      'virtual-bootcamp': ['Friday, May 28, 2027, 10AM-5PM Eastern time', '7 live sessions'],
      'vip-bootcamp': ['Friday, May 28, 2027, 10AM-5PM Eastern time', 'Bring a laptop'],
    },
  },
});
