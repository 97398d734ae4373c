import { eq, sql } from 'drizzle-orm';
import { promptMarks } from '#drizzle/schema/profile.ts';
import type { Database } from '#server/db/client.ts';

export type PromptMark = {
  promptKey: string;
  isFavorite: boolean;
  rating: number | null;
  variables: Record<string, string>;
};

/** A member's marks on prompts. */
export async function listMarks(db: Database, params: { userId: string }): Promise<PromptMark[]> {
  return db
    .select({
      promptKey: promptMarks.promptKey,
      isFavorite: sql<boolean>`${promptMarks.favoriteAt} is not null`,
      rating: promptMarks.rating,
      variables: promptMarks.variables,
    })
    .from(promptMarks)
    .where(eq(promptMarks.userId, params.userId));
}

/** Stores a mark on a prompt; fields that aren't given stay. */
export async function upsertMark(
  db: Database,
  params: {
    userId: string;
    promptKey: string;
    isFavorite?: boolean;
    rating?: number | null;
    variables?: Record<string, string>;
  },
): Promise<void> {
  const { userId, promptKey, isFavorite, rating, variables } = params;
  const noted = {
    ...(isFavorite === undefined ? {} : { favoriteAt: isFavorite ? sql`now()` : null }),
    ...(rating === undefined ? {} : { rating }),
    ...(variables === undefined ? {} : { variables }),
    updatedAt: sql`now()`,
  };
  await db
    .insert(promptMarks)
    .values({ userId, promptKey, ...noted })
    .onConflictDoUpdate({
      target: [promptMarks.userId, promptMarks.promptKey],
      set: noted,
    });
}
