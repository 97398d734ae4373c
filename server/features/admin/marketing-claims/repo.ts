import { and, eq, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { marketingClaimSwitches } from '#drizzle/schema/admin.ts';
import type { Database } from '#server/db/client.ts';

/** Keys that are switched off, including claims that no longer exist. */
export async function listOff(db: Database): Promise<string[]> {
  const rows = await db
    .select({ key: marketingClaimSwitches.key })
    .from(marketingClaimSwitches)
    .where(eq(marketingClaimSwitches.isOff, true));
  return rows.map(({ key }) => key);
}

/** Every claim that was ever switched. `by` is null once the account is gone. */
export async function listSwitches(db: Database) {
  return db
    .select({
      key: marketingClaimSwitches.key,
      isOff: marketingClaimSwitches.isOff,
      changedAt: marketingClaimSwitches.updatedAt,
      by: users.email,
    })
    .from(marketingClaimSwitches)
    .leftJoin(users, sql`${users.id} = ${marketingClaimSwitches.byUserId}`);
}

/** @returns whether it was on before. */
export async function switchOff(db: Database, params: { key: string; adminId: string }): Promise<boolean> {
  const { key, adminId } = params;
  const changed = await db
    .insert(marketingClaimSwitches)
    .values({ key, isOff: true, byUserId: adminId })
    .onConflictDoUpdate({
      target: marketingClaimSwitches.key,
      set: { isOff: true, byUserId: adminId, updatedAt: sql`now()` },
      setWhere: eq(marketingClaimSwitches.isOff, false),
    })
    .returning({ key: marketingClaimSwitches.key });
  return changed.length > 0;
}

/** @returns whether it was off before. */
export async function switchOn(db: Database, params: { key: string; adminId: string }): Promise<boolean> {
  const changed = await db
    .update(marketingClaimSwitches)
    .set({ isOff: false, byUserId: params.adminId, updatedAt: sql`now()` })
    .where(and(eq(marketingClaimSwitches.key, params.key), eq(marketingClaimSwitches.isOff, true)))
    .returning({ key: marketingClaimSwitches.key });
  return changed.length > 0;
}
