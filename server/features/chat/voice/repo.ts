import { eq, sql } from 'drizzle-orm';
import { speechClips } from '#drizzle/schema/chat.ts';
import type { Database } from '#server/db/client.ts';

/** @returns the cached mp3 of a text; undefined when there is none, or it's too old. */
export async function findClip(db: Database, params: { textHash: string }): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ mp3: speechClips.mp3 })
    .from(speechClips)
    .where(eq(speechClips.textHash, params.textHash));
  return row?.mp3;
}

/** Stores an mp3, unless it's there already. */
export async function insertClip(db: Database, params: { textHash: string; mp3: Buffer }): Promise<void> {
  await db.insert(speechClips).values(params).onConflictDoNothing();
}

/**
 * Deletes mp3s older than `days` by the database's clock.
 * @returns how many were deleted; at most 500 at a time, so that other statements don't wait.
 */
export async function deleteOldClips(db: Database, params: { days: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${speechClips} where text_hash in (
      select text_hash from ${speechClips} where created_at < now() - make_interval(days => ${params.days})
      order by created_at limit 500
    )`);
  return rowCount ?? 0;
}
