import { and, eq, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { claimSwitches } from '#drizzle/schema/admin.ts';
import type { Database } from '#server/db/client.ts';

/** Keys that are switched off, including claims that no longer exist. */
export async function listOff(db: Database): Promise<string[]> {
  const rows = await db.select({ key: claimSwitches.key }).from(claimSwitches).where(eq(claimSwitches.isOff, true));
  return rows.map(({ key }) => key);
}

/** Every claim that was ever switched. `by` is null once the account is gone. */
export async function listSwitches(db: Database) {
  return db
    .select({ key: claimSwitches.key, isOff: claimSwitches.isOff, changedAt: claimSwitches.updatedAt, by: users.email })
    .from(claimSwitches)
    .leftJoin(users, sql`${users.id} = ${claimSwitches.byUserId}`);
}

/** @returns whether it was on before. */
export async function switchOff(db: Database, params: { key: string; adminId: string }): Promise<boolean> {
  const { key, adminId } = params;
  const changed = await db
    .insert(claimSwitches)
    .values({ key, isOff: true, byUserId: adminId })
    .onConflictDoUpdate({
      target: claimSwitches.key,
      set: { isOff: true, byUserId: adminId, updatedAt: sql`now()` },
      setWhere: eq(claimSwitches.isOff, false),
    })
    .returning({ key: claimSwitches.key });
  return changed.length > 0;
}

/** @returns whether it was off before. */
export async function switchOn(db: Database, params: { key: string; adminId: string }): Promise<boolean> {
  const changed = await db
    .update(claimSwitches)
    .set({ isOff: false, byUserId: params.adminId, updatedAt: sql`now()` })
    .where(and(eq(claimSwitches.key, params.key), eq(claimSwitches.isOff, true)))
    .returning({ key: claimSwitches.key });
  return changed.length > 0;
}
