import { eq, sql } from 'drizzle-orm';
import { users, profiles, type MemberProfileRow } from '#drizzle/schema/account.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';

type Progress = MemberProfileRow['tutorialProgress'];

const progressOf = preparedStatement((db) =>
  db
    .select({ progress: profiles.tutorialProgress })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId')))
    .prepare('tutorials_progress'),
);

/** An account's tour progress, by key; undefined before its member profile exists. */
export async function findProgress(db: Database, params: { userId: string }): Promise<Progress | undefined> {
  const [row] = await progressOf(db, params);
  return row?.progress;
}

/**
 * Overwrites the given tours' progress; others stay. One statement, so that two tabs with two tours lose nothing. If
 * the member profile doesn't exist yet, it's created as the welcome would.
 */
export async function mergeProgress(db: Database, params: { userId: string; progress: Progress }): Promise<void> {
  const given = JSON.stringify(params.progress);
  await db.execute(sql`
    insert into ${profiles} as p (id, first_name, last_name, full_name, business_name, tutorial_progress)
    select id, coalesce(metadata->>'first_name', ''), coalesce(metadata->>'last_name', ''),
      coalesce(metadata->>'full_name', ''), coalesce(metadata->>'business_name', ''), ${given}::jsonb
    from ${users} where id = ${params.userId}
    on conflict (id) do update set tutorial_progress = p.tutorial_progress || ${given}::jsonb, updated_at = now()`);
}
