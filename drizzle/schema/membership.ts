import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { membershipStatuses } from '#shared/domain/accounts.ts';
import { planIds } from '#shared/domain/member.ts';
import { proSources } from '#shared/domain/orders.ts';
import { users } from './auth.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const membershipStatus = pgEnum('membership_status', membershipStatuses);
export const planId = pgEnum('plan_id', planIds);
export const proSource = pgEnum('pro_source', proSources);

/** Who a member is: names and business. The id is the account's. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    fullName: text('full_name').notNull().default(''),
    businessName: text('business_name').notNull().default(''),
    /** By tutorial key. */
    tutorialProgress: jsonb('tutorial_progress')
      .$type<Record<string, { completed: boolean; lastStepSeen: number }>>()
      .notNull()
      .default({}),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('profiles_search').using('gin', sql`(${table.fullName} || ' ' || ${table.businessName}) gin_trgm_ops`),
  ],
);
export type MemberProfileRow = typeof profiles.$inferSelect;

/** One membership per account, begun as a trial. */
export const userMemberships = pgTable(
  'user_memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: membershipStatus('status').notNull().default('active'),
    /** Written by a verified payment event alone. */
    plan: planId('plan').notNull().default('free'),
    /** Until when Pro is paid; null for as long as the plan says so. */
    proUntil: at('pro_until'),
    /** Who decided on Pro: a subscription changes its own decision alone. */
    proSource: proSource('pro_source').notNull().default('operator'),
    startsAt: at('starts_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('user_memberships_pro')
      .on(table.userId, table.proUntil)
      .where(sql`${table.plan} = 'pro'`),
  ],
);
export type MembershipRow = typeof userMemberships.$inferSelect;
