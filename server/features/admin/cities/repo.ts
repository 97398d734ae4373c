import { eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { citySettings } from '#drizzle/schema/admin.ts';
import type { Database } from '#server/db/client.ts';

/** Returns the owner's choices, including those for cities that no longer exist. */
export async function listChoices(db: Database): Promise<{ slug: string; isShown: boolean }[]> {
  const rows = await db
    .select({ slug: citySettings.slug, isShown: citySettings.isShown })
    .from(citySettings)
    .where(isNotNull(citySettings.isShown));
  return rows.map(({ slug, isShown }) => ({ slug, isShown: isShown! }));
}

/** Returns every city that was ever decided on. `by` is null once the account is gone. */
export async function listSettings(db: Database) {
  return db
    .select({
      slug: citySettings.slug,
      isShown: citySettings.isShown,
      changedAt: citySettings.updatedAt,
      by: users.email,
    })
    .from(citySettings)
    .leftJoin(users, sql`${users.id} = ${citySettings.byUserId}`);
}

/**
 * Locks a city's row. @param params.creates whether to create it if needed @returns its current choice; null for none
 */
export async function lockCity(
  db: Database,
  { slug, creates }: { slug: string; creates: boolean },
): Promise<boolean | null> {
  if (creates) await db.insert(citySettings).values({ slug }).onConflictDoNothing();
  const [row] = await db
    .select({ isShown: citySettings.isShown })
    .from(citySettings)
    .where(eq(citySettings.slug, slug))
    .for('update');
  return row?.isShown ?? null;
}

export async function setCity(
  db: Database,
  params: { slug: string; isShown: boolean | null; adminId: string },
): Promise<void> {
  const { slug, isShown, adminId } = params;
  await db
    .update(citySettings)
    .set({ isShown, byUserId: adminId, updatedAt: sql`now()` })
    .where(eq(citySettings.slug, slug));
}
