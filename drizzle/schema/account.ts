import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { membershipStatuses, roles, type SignUpMetadata, tokenPurposes } from '#shared/domain/accounts.ts';
import { planIds } from '#shared/domain/member.ts';
import { proSources } from '#shared/domain/orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const userRole = pgEnum('user_role', roles);
export const tokenPurpose = pgEnum('token_purpose', tokenPurposes);

/** An account. It's confirmed once its owner has shown that the email address is theirs. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and lowercase; accounts are looked up by it. */
    email: text('email').notNull().unique(),
    /** Argon2id. Null until a password is chosen: accounts created from the chat start without one. */
    passwordHash: text('password_hash'),
    role: userRole('role').notNull().default('member'),
    /** Names given at sign-up, used to create the member's profile. */
    metadata: jsonb('metadata').$type<SignUpMetadata>(),
    confirmedAt: at('confirmed_at'),
    bannedUntil: at('banned_until'),
    /** Part of every session cookie. Incrementing it ends all sessions immediately. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /** When the account and its data will be erased because its owner asked; null if they didn't. */
    deletionDueAt: at('deletion_due_at'),
    /** When the sweeper should retry the steps that follow a confirmed sign-up; null once they're done. */
    welcomeDueAt: at('welcome_due_at'),
    /** When to write the sample notifications; null if there are none to write. */
    samplesDueAt: at('samples_due_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_search').using('gin', table.email.op('gin_trgm_ops')),
    index('users_banned')
      .on(table.createdAt, table.id)
      .where(sql`${table.bannedUntil} is not null`),
    index('users_unconfirmed')
      .on(table.createdAt, table.id)
      .where(sql`${table.confirmedAt} is null`),
    index('users_admins')
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'admin'`),
    index('users_welcome_due')
      .on(table.welcomeDueAt)
      .where(sql`${table.welcomeDueAt} is not null`),
    index('users_samples_due')
      .on(table.samplesDueAt)
      .where(sql`${table.samplesDueAt} is not null`),
    index('users_deletion_due')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null`),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** A signed-in browser. The cookie names the row and is worthless without it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** User agent, cut to 300 characters, so owners recognize the browser in a list. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** One-time links: to confirm an address, reset a password, or change the address. */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose('purpose').notNull(),
    /** SHA-256 of the token in hexadecimal. Only the email contains the token itself. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address the link was sent to; for a change of address, the new one. */
    email: text('email').notNull(),
    /** The browser that requested the link. Other browsers also need the password. */
    visitorId: uuid('visitor_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('user_tokens_user').on(table.userId), index('user_tokens_expires').on(table.expiresAt)],
);

export const membershipStatus = pgEnum('membership_status', membershipStatuses);
export const planId = pgEnum('plan_id', planIds);
export const proSource = pgEnum('pro_source', proSources);

/** A member's name and business. The id is the account's. */
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
    /** Progress by tutorial key. */
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

/** One membership per account. It starts as a trial. */
export const userMemberships = pgTable(
  'user_memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: membershipStatus('status').notNull().default('active'),
    /** Written only by verified payment events. */
    plan: planId('plan').notNull().default('free'),
    /** When paid Pro ends; null if it has no end. */
    proUntil: at('pro_until'),
    /** Source of the current Pro plan. A subscription can change only what a subscription granted. */
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
