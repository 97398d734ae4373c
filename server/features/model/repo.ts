import { sql } from 'drizzle-orm';
import { aiBudgetDays, generationAttempts } from '../../../drizzle/schema/profile.ts';
import type { Database } from '../../db/client.ts';

/** Sets money aside for one call. @returns false when the day's budget would be exceeded; then nothing is set aside. */
export async function reserveBudget(
  db: Database,
  params: { microUsd: number; dailyMicroUsd: number },
): Promise<boolean> {
  if (params.microUsd > params.dailyMicroUsd) return false;
  const rows = await db
    .insert(aiBudgetDays)
    .values({ day: sql`(now() at time zone 'utc')::date`, reservedMicroUsd: params.microUsd })
    .onConflictDoUpdate({
      target: aiBudgetDays.day,
      set: { reservedMicroUsd: sql`${aiBudgetDays.reservedMicroUsd} + ${params.microUsd}` },
      setWhere: sql`${aiBudgetDays.reservedMicroUsd} + ${aiBudgetDays.spentMicroUsd} + ${params.microUsd} <= ${params.dailyMicroUsd}`,
    })
    .returning({ day: aiBudgetDays.day });
  return rows.length === 1;
}

/** Records a call to the model and turns its reservation into what it really cost, in one statement. */
export async function insertAttempt(
  db: Database,
  params: typeof generationAttempts.$inferInsert & { reservedMicroUsd: number },
): Promise<void> {
  const { reservedMicroUsd, ...attempt } = params;
  const noted = db
    .$with('noted')
    .as(db.insert(generationAttempts).values(attempt).returning({ id: generationAttempts.id }));
  await db
    .with(noted)
    .update(aiBudgetDays)
    .set({
      reservedMicroUsd: sql`greatest(${aiBudgetDays.reservedMicroUsd} - ${reservedMicroUsd}, 0)`,
      spentMicroUsd: sql`${aiBudgetDays.spentMicroUsd} + ${attempt.costMicroUsd}`,
    })
    .where(sql`${aiBudgetDays.day} = (now() at time zone 'utc')::date`);
}
