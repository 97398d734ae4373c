import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { referralStatuses } from '#shared/domain/member.ts';
import { users } from './auth.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const referralStatus = pgEnum('referral_status', referralStatuses);

/** A member's own code, made when they first look at their link. */
export const referralCodes = pgTable('referral_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** Keyed hashes of the browsers and networks the owner was seen with, to notice who refers themselves. */
  browsers: jsonb('browsers').$type<string[]>().notNull().default([]),
  networks: jsonb('networks').$type<string[]>().notNull().default([]),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Visits by a referral link: each browser counts once a day. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Keyed hash of network and browser: tells visits apart, and not whose they are. */
    visitorHash: text('visitor_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique('referral_clicks_once').on(table.code, table.day, table.visitorHash)],
);

/** An account that was made by somebody's link, one row per new account, and what became of the reward. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once that account is gone: what was earned stays. */
    referredUserId: uuid('referred_user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    referralCode: text('referral_code').notNull(),
    status: referralStatus('status').notNull().default('pending'),
    /** Why it is looked at twice, or was refused: names of rules (server/features/affiliate/policy.ts). */
    flags: jsonb('flags').$type<string[]>().notNull().default([]),
    /** Keyed hashes of the network and the browser the account was made in. */
    networkHash: text('network_hash'),
    browserHash: text('browser_hash'),
    /** Keyed hash of what the first payment was made with; null before it. */
    paymentHash: text('payment_hash'),
    paidAt: at('paid_at'),
    /** When the hold ends; null before the first payment. */
    heldUntil: at('held_until'),
    /** Credit for the referrer once it is approved. */
    rewardCents: integer('reward_cents').notNull().default(0),
    approvedAt: at('approved_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.createdAt.desc()),
    index('referrals_held')
      .on(table.heldUntil)
      .where(sql`${table.status} = 'held'`),
  ],
);
export type ReferralRow = typeof referrals.$inferSelect;

/** What an account has paid with, as keyed hashes: the same card behind two accounts is noticed. */
export const paymentMarks = pgTable(
  'payment_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paymentHash: text('payment_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.paymentHash] }),
    index('payment_marks_hash').on(table.paymentHash),
  ],
);
