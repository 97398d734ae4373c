/** Items for the cart. Prices are in US cents. */

import { m } from '#messages';
import { locale } from '../locale.ts';
import { once } from '../once.ts';
export type CatalogueItem = { id: ItemId; name: string; price: number; product_type: 'bootcamp' | 'prompt_pack' };

export const seatIds = ['virtual-bootcamp', 'vip-bootcamp'] as const;
export type SeatId = (typeof seatIds)[number];
export type ItemId = SeatId | 'vip-bootcamp-upgrade' | 'web-prompt-pack';

export const catalogue: Readonly<Record<ItemId, CatalogueItem>> = {
  'virtual-bootcamp': {
    id: 'virtual-bootcamp',
    name: m.domain_catalog_virtual_bootcamp(),
    price: 14700,
    product_type: 'bootcamp',
  },
  'vip-bootcamp': {
    id: 'vip-bootcamp',
    name: m.domain_catalog_vip_bootcamp(),
    price: 49700,
    product_type: 'bootcamp',
  },
  'vip-bootcamp-upgrade': {
    id: 'vip-bootcamp-upgrade',
    name: m.domain_catalog_vip_bootcamp_upgrade(),
    // The price of a VIP seat minus that of a virtual one.
    price: 49700 - 14700,
    product_type: 'bootcamp',
  },
  'web-prompt-pack': {
    id: 'web-prompt-pack',
    name: m.domain_catalog_web_prompt_pack(),
    price: 4999,
    product_type: 'prompt_pack',
  },
};

const amount = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));

/** Returns an amount of an order or a credit, always with cents and with a real minus sign: `$147.00`, `−$9.00`. */
export const formatAmount = (cents: number): string =>
  amount()
    .format(cents / 100)
    .replace('-', '−');

/** @returns a price: `$49.99`, or `$147` for whole dollars. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toLocaleString(locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
}
