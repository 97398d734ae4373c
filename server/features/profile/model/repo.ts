import { and, inArray, lt, sql } from 'drizzle-orm';
import pLimit, { type LimitFunction } from 'p-limit';
import { aiBudgetDays, aiBudgetShares, modelCalls } from '#drizzle/schema/profile.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';

const today = sql`(now() at time zone 'utc')::date`;

const turns = new WeakMap<Database, LimitFunction>();

/**
 * Runs reservations and settlements one at a time. Within a process they queue before taking a connection, so that dozens of
 * waiting calls don't exhaust the pool; across processes they take a lock. The lock is a separate statement, because a statement
 * sees the rows as they were when it began, before it waited.
 */
function inTurn<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const takeTurn = turns.get(db) ?? pLimit(1);
  turns.set(db, takeTurn);
  return takeTurn(() =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('model budget', 0))`);
      return work(tx);
    }),
  );
}

/**
 * Reserves money for one call, from the day's budget and from each holder's share. All or nothing, even with parallel calls.
 * @param params amounts in millionths of a US dollar; `dayMicroUsd`: limit for the day; `shareMicroUsd`: limit for each holder.
 * @returns false if a limit would be exceeded; then nothing is reserved.
 */
export async function reserveBudget(
  db: Database,
  params: { microUsd: number; holders: readonly string[]; dayMicroUsd: number; shareMicroUsd: number },
): Promise<boolean> {
  const { microUsd, dayMicroUsd, shareMicroUsd } = params;
  if (microUsd > Math.min(dayMicroUsd, shareMicroUsd)) return false;
  const holders = sql`${sql.param(params.holders)}::text[]`;
  return inTurn(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with room as (
        select ${today} as day where not exists (
          select 1 from ${aiBudgetShares}
          where day = ${today} and holder = any(${holders}) and taken_micro_usd + ${microUsd}::bigint > ${shareMicroUsd}::bigint
        ) and coalesce((
          select reserved_micro_usd + spent_micro_usd from ${aiBudgetDays} where day = ${today}
        ), 0) + ${microUsd}::bigint <= ${dayMicroUsd}::bigint
      ), taken as (
        insert into ${aiBudgetShares} as share (day, holder, taken_micro_usd)
        select room.day, holder, ${microUsd}::bigint from room, unnest(${holders}) as holder
        on conflict (day, holder) do update set taken_micro_usd = share.taken_micro_usd + ${microUsd}::bigint
      )
      insert into ${aiBudgetDays} as total (day, reserved_micro_usd) select day, ${microUsd}::bigint from room
      on conflict (day) do update set reserved_micro_usd = total.reserved_micro_usd + ${microUsd}::bigint
      returning day`);
    return rowCount === 1;
  });
}

/**
 * Records a call to the model and replaces its reservation with the actual cost, for the day on which it began.
 * @param params `holders`: the same as in the reservation
 */
export async function insertAttempt(
  db: Database,
  params: typeof modelCalls.$inferInsert & { reservedMicroUsd: number; holders: readonly string[] },
): Promise<void> {
  const { reservedMicroUsd, holders, ...attempt } = params;
  const { costMicroUsd } = attempt;
  const day = sql`((now() - make_interval(secs => ${attempt.durationMs / 1000})) at time zone 'utc')::date`;
  await inTurn(db, async (tx) => {
    await tx.insert(modelCalls).values(attempt);
    await tx
      .update(aiBudgetDays)
      .set({
        reservedMicroUsd: sql`greatest(${aiBudgetDays.reservedMicroUsd} - ${reservedMicroUsd}, 0)`,
        spentMicroUsd: sql`${aiBudgetDays.spentMicroUsd} + ${costMicroUsd}`,
      })
      .where(sql`${aiBudgetDays.day} = ${day}`);
    await tx
      .update(aiBudgetShares)
      .set({ takenMicroUsd: sql`greatest(${aiBudgetShares.takenMicroUsd} - ${reservedMicroUsd} + ${costMicroUsd}, 0)` })
      .where(and(sql`${aiBudgetShares.day} = ${day}`, inArray(aiBudgetShares.holder, [...holders])));
  });
}

/** Deletes shares of past days. Yesterday's stay, since a call that began then may not be settled yet. */
export async function deleteOldShares(db: Database): Promise<void> {
  await db.delete(aiBudgetShares).where(lt(aiBudgetShares.day, sql`${today} - 1`));
}
