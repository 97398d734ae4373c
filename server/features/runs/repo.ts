import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { engineRuns, type EngineRunRow } from '#drizzle/schema/machine.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import type { RunKind } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';

/**
 * A claim is good for this long; the worker renews it while it works. Shorter than the queue's own lock: what a dead
 * worker held is free by the time the queue hands it out again.
 */
const lease = sql.raw(`interval '9 seconds'`);
/** A row that nobody has taken by then is woken again. */
const wakeAfter = sql.raw(`interval '8 seconds'`);

type Subject = { userId: string; kind: RunKind; subject: string };

/**
 * Makes the run, or uses the row of the one before again: there is one row per member, kind and subject, so a double
 * click, two tabs and two web processes make one. A run under way is left as it is.
 * @returns the row, and whether a worker has to be woken for it.
 */
export async function ensureRun(
  db: Database,
  params: Subject & { input: Record<string, unknown>; networkHash: string },
): Promise<{ row: EngineRunRow; isNew: boolean }> {
  // Between the two statements the run under way may end; then the first one is due again, and takes the row.
  for (;;) {
    const [taken] = await db
      .insert(engineRuns)
      .values({ ...params, wakeAt: sql`now() + ${wakeAfter}` })
      .onConflictDoUpdate({
        target: [engineRuns.userId, engineRuns.kind, engineRuns.subject],
        // The claim number stays: a worker that still believes in the run before can never meet its own number again.
        set: {
          input: params.input,
          networkHash: params.networkHash,
          status: 'queued',
          engine: null,
          failure: null,
          attempts: 0,
          leaseUntil: null,
          wakeAt: sql`now() + ${wakeAfter}`,
          createdAt: sql`now()`,
          finishedAt: null,
        },
        setWhere: sql`${engineRuns.status} in ('done', 'failed')`,
      })
      .returning();
    if (taken) return { row: taken, isNew: true };
    const existing = await findRunOf(db, params);
    if (existing && (existing.status === 'queued' || existing.status === 'running'))
      return { row: existing, isNew: false };
  }
}

/** The newest run of a member's subject. */
export async function findRunOf(db: Database, params: Subject): Promise<EngineRunRow | undefined> {
  const [row] = await db
    .select()
    .from(engineRuns)
    .where(
      and(
        eq(engineRuns.userId, params.userId),
        eq(engineRuns.kind, params.kind),
        eq(engineRuns.subject, params.subject),
      ),
    );
  return row;
}

/**
 * Takes a run for this worker: from the queue, or from a worker whose lease ran out.
 * @returns the row with its new claim number and for how long its member has waited, or undefined when it is done or in
 * somebody's hands.
 */
export async function claimRun(
  db: Database,
  params: { id: string },
): Promise<(EngineRunRow & { waitedMs: number }) | undefined> {
  const [row] = await db
    .update(engineRuns)
    .set({
      status: 'running',
      claim: sql`${engineRuns.claim} + 1`,
      attempts: sql`${engineRuns.attempts} + 1`,
      leaseUntil: sql`now() + ${lease}`,
      wakeAt: sql`now() + ${lease}`,
    })
    .where(
      and(
        eq(engineRuns.id, params.id),
        sql`(${engineRuns.status} = 'queued' or (${engineRuns.status} = 'running' and ${engineRuns.leaseUntil} < now()))`,
      ),
    )
    .returning({
      ...getTableColumns(engineRuns),
      waitedMs: sql<number>`(extract(epoch from now() - ${engineRuns.createdAt}) * 1000)::int`,
    });
  return row;
}

type Claim = { id: string; claim: number };
const isHeld = (params: Claim) =>
  and(eq(engineRuns.id, params.id), eq(engineRuns.claim, params.claim), eq(engineRuns.status, 'running'));

/** Renews the lease. @returns false when the claim is lost: stop working. */
export async function renewRun(db: Database, params: Claim): Promise<boolean> {
  const rows = await db
    .update(engineRuns)
    .set({ leaseUntil: sql`now() + ${lease}`, wakeAt: sql`now() + ${lease}` })
    .where(isHeld(params))
    .returning({ id: engineRuns.id });
  return rows.length === 1;
}

/**
 * Marks a claimed run done. What came of it is applied in the same transaction, after this statement.
 * @returns false when the claim was lost, in which case nothing may be applied.
 */
export async function finishRun(
  db: Database,
  params: Claim & { engine: EngineName; failure: string | undefined },
): Promise<boolean> {
  const rows = await db
    .update(engineRuns)
    .set({
      status: 'done',
      engine: params.engine,
      failure: params.failure ?? null,
      leaseUntil: null,
      networkHash: null,
      finishedAt: sql`now()`,
    })
    .where(isHeld(params))
    .returning({ id: engineRuns.id });
  return rows.length === 1;
}

/** Hands a claimed run back: to the queue, or for good when `final`. */
export async function releaseRun(db: Database, params: Claim & { failure: string; final: boolean }): Promise<void> {
  await db
    .update(engineRuns)
    .set({
      status: params.final ? 'failed' : 'queued',
      failure: params.failure,
      leaseUntil: null,
      wakeAt: sql`now() + interval '2 seconds'`,
      ...(params.final ? { finishedAt: sql`now()`, networkHash: null } : {}),
    })
    .where(isHeld(params));
}

/** Finds rows that should have been woken by now and puts their next wake-up off, so that several sweepers take turns. */
export async function takeLostRuns(db: Database): Promise<{ id: string; kind: RunKind }[]> {
  return db
    .update(engineRuns)
    .set({ wakeAt: sql`now() + ${wakeAfter}` })
    .where(
      sql`${engineRuns.id} in (
        select id from ${engineRuns}
        where status in ('queued', 'running') and wake_at < now() and (lease_until is null or lease_until < now())
        order by wake_at limit 200 for update skip locked
      )`,
    )
    .returning({ id: engineRuns.id, kind: engineRuns.kind });
}
