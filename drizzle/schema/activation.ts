import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { aiConversationProfiles } from './profile.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The link and the temporary password of an account made from a conversation. */
export const accountActivationTokens = pgTable(
  'account_activation_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationProfileId: uuid('conversation_profile_id')
      .notNull()
      .references(() => aiConversationProfiles.id),
    /** SHA-256 of the token in hexadecimal. Only the email contains the token itself. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Argon2id. Works only with the token, and disappears with it. */
    temporaryPasswordHash: text('temporary_password_hash').notNull(),
    email: text('email').notNull(),
    /** Failed password attempts. After five, the link is dead. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('account_activation_tokens_user').on(table.userId),
    index('account_activation_tokens_profile').on(table.conversationProfileId),
    index('account_activation_tokens_expires').on(table.expiresAt),
  ],
);
export type ActivationTokenRow = typeof accountActivationTokens.$inferSelect;
