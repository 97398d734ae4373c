import { desc, eq, sql } from 'drizzle-orm';
import { aiConversationProfiles, profileGenerations } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';

const newestProfile = preparedStatement((db) =>
  db
    // Without the profile itself, which is a hundred times larger.
    .select({
      businessName: sql<string>`coalesce(${aiConversationProfiles.businessName}, '')`,
      madeAt: sql`${profileGenerations.finishedAt}`.mapWith(profileGenerations.finishedAt),
    })
    .from(conversations)
    .innerJoin(aiConversationProfiles, eq(aiConversationProfiles.conversationId, conversations.id))
    .innerJoin(profileGenerations, eq(profileGenerations.id, aiConversationProfiles.generationId))
    .where(eq(conversations.userId, sql.placeholder('userId')))
    .orderBy(desc(profileGenerations.finishedAt))
    .limit(1)
    .prepare('dashboard_profile'),
);

/** When an account's newest profile was created, and for which business; undefined when there is none. */
export async function findProfileBrief(
  db: Database,
  params: { userId: string },
): Promise<{ businessName: string; madeAt: Date } | undefined> {
  const [row] = await newestProfile(db, params);
  return row;
}
