import { sql } from 'drizzle-orm';
import { aiConversationProfiles, conversations } from '#drizzle/schema/chat.ts';
import { profileGenerations } from '#drizzle/schema/profile.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';

const newestProfile = preparedStatement<{ businessName: string; madeAt: Date | string }>(
  'dashboard_profile',
  // Without the profile itself: it is a hundred times what stands here.
  sql`select coalesce(p.business_name, '') as "businessName", g.finished_at as "madeAt"
    from ${conversations} c
    join ${aiConversationProfiles} p on p.conversation_id = c.id
    join ${profileGenerations} g on g.id = p.generation_id
    where c.user_id = ${sql.placeholder('userId')}
    order by g.finished_at desc limit 1`,
);

/** Whose the account's newest profile is and when it was made; undefined when there is none. */
export async function findProfileBrief(
  db: Database,
  params: { userId: string },
): Promise<{ businessName: string; madeAt: Date } | undefined> {
  const [row] = await newestProfile(db, params);
  return row && { businessName: row.businessName, madeAt: new Date(row.madeAt) };
}
