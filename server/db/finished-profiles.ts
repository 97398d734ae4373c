/** Finished profiles, each with its conversation and the generation that wrote it. */
import { desc, eq, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { conversations } from '#drizzle/schema/chat.ts';
import { aiConversationProfiles, profileGenerations } from '#drizzle/schema/profile.ts';

/**
 * Narrows a query of conversations to the newest finished profile for which `where` holds.
 * @param query as `db.select({ … }).from(conversations).$dynamic()`
 */
export function newestFinished<Query extends PgSelect>(query: Query, where: SQL | undefined) {
  return query
    .innerJoin(aiConversationProfiles, eq(aiConversationProfiles.conversationId, conversations.id))
    .innerJoin(profileGenerations, eq(profileGenerations.id, aiConversationProfiles.generationId))
    .where(where)
    .orderBy(desc(profileGenerations.finishedAt))
    .limit(1);
}
