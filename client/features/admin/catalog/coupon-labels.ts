/** Texts about a coupon's terms. */
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { startOf } from '#shared/domain/plan-dates.ts';
import { locale } from '#shared/locale.ts';
import type { Tone } from '#client/components/ui/status-badge.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { lastDayOf } from './amounts.ts';

export type Coupon = RouterOutputs['admin']['catalog']['list']['coupons'][number];

export const discountText = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>): string =>
  kind === 'percent'
    ? m.admin_catalog_percent_off({ value })
    : m.admin_catalog_amount_off({ amount: formatCents(value) });

export const itemLabels: Record<string, string> = {
  'virtual-bootcamp': m.admin_catalog_item_virtual(),
  'vip-bootcamp': m.admin_catalog_item_vip(),
  'vip-bootcamp-upgrade': m.admin_catalog_item_upgrade(),
  'web-prompt-pack': m.admin_catalog_item_web_pack(),
  pro: m.admin_catalog_item_pro(),
};

export const itemsText = ({ itemIds, isForFirstMonth }: Coupon): string =>
  isForFirstMonth
    ? m.admin_catalog_first_month()
    : itemIds === null
      ? m.admin_catalog_all_items()
      : new Intl.ListFormat(locale).format(itemIds.map((id) => itemLabels[id] ?? id));

/** @returns "3 of 10", or "3". */
export const usesText = ({ uses, mostUses }: Coupon): string =>
  mostUses === null ? uses.toLocaleString(locale) : m.admin_catalog_uses_of({ uses, most: mostUses });

export const endText = ({ expiresAt }: Coupon): string =>
  expiresAt === null ? m.admin_catalog_no_end() : longDay(startOf(lastDayOf(expiresAt)).toISOString());

/** @returns what a coupon does right now. */
export function couponStatus(
  { isActive, expiresAt, mostUses, uses }: Coupon,
  now: Date,
): { label: string; tone: Tone } {
  if (!isActive) return { label: m.admin_off(), tone: 'plain' };
  if (expiresAt !== null && new Date(expiresAt) <= now) return { label: m.admin_catalog_expired(), tone: 'plain' };
  if (mostUses !== null && uses >= mostUses) return { label: m.admin_catalog_used_up(), tone: 'warn' };
  return { label: m.admin_on(), tone: 'good' };
}
