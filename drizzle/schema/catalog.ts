import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgEnum, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { alertChoices, couponKinds } from '#shared/domain/orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const couponKind = pgEnum('coupon_kind', couponKinds);
export const alertChoice = pgEnum('alert_choice', alertChoices);

/** What is sold, by item id. The upgrade isn't listed: it costs the difference between the two seats. */
export const catalogItems = pgTable('catalog_items', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  isAvailable: boolean('is_available').notNull().default(true),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
export type CatalogRow = typeof catalogItems.$inferSelect;

/** Discounts. How often one was used is counted from orders. */
export const coupons = pgTable('coupons', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Uppercase. */
  code: text('code').notNull().unique(),
  kind: couponKind('kind').notNull(),
  /** Percent, or US cents. */
  value: integer('value').notNull(),
  /** Items it applies to; null for all. */
  itemIds: text('item_ids').array(),
  /** Applies without a code to the first month of Pro. At most one coupon does. */
  isForFirstMonth: boolean('is_for_first_month').notNull().default(false),
  /** Null for any number of orders. */
  mostUses: integer('most_uses'),
  expiresAt: at('expires_at'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: at('created_at').notNull().defaultNow(),
});
export type CouponRow = typeof coupons.$inferSelect;

/** The owner's choices about sales: one row. */
export const salesSettings = pgTable(
  'sales_settings',
  {
    id: smallint('id').primaryKey().default(1),
    alerts: alertChoice('alerts').notNull().default('each'),
    /** How long Pro continues after a renewal failed. */
    graceDays: smallint('grace_days').notNull().default(7),
    /** Whether Stripe Tax adds taxes, and asks for a billing address. */
    collectsTax: boolean('collects_tax').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [check('sales_settings_one', sql`${table.id} = 1`)],
);
export type SalesSettingsRow = typeof salesSettings.$inferSelect;
