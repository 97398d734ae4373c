import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { writingJobs, type WritingJobRow } from '#drizzle/schema/profile.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import type { WritingJobKind } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';
import * as lease from '#server/db/lease.ts';

type Subject = { userId: string; kind: WritingJobKind; subject: string };

/**
 * Creates the run, or reuses the previous one's row: there's one row per member, kind, and subject, so a double click,
 * two tabs, and two web processes create only one. An active run is left as it is.
 * @returns the row, and whether a worker must be woken
 */
export async function ensureWritingJob(
  db: Database,
  params: Subject & { input: Record<string, unknown>; networkHash: string },
): Promise<{ row: WritingJobRow; isNew: boolean }> {
  // The active run may end between the two statements; then the first one takes the row after all.
  for (;;) {
    const [taken] = await db
      .insert(writingJobs)
      .values({ ...params, ...lease.queued('run') })
      .onConflictDoUpdate({
        target: [writingJobs.userId, writingJobs.kind, writingJobs.subject],
        // The claim number stays, so that a worker with an old claim never sees its own number again.
        set: {
          ...lease.queued('run'),
          input: params.input,
          networkHash: params.networkHash,
          engine: null,
          failure: null,
          createdAt: sql`now()`,
          finishedAt: null,
        },
        setWhere: sql`${writingJobs.status} in ('done', 'failed')`,
      })
      .returning();
    if (taken) return { row: taken, isNew: true };
    const existing = await findWritingJobOf(db, params);
    if (existing && (existing.status === 'queued' || existing.status === 'running'))
      return { row: existing, isNew: false };
  }
}

/** The newest writing job of a member's subject. */
export async function findWritingJobOf(db: Database, params: Subject): Promise<WritingJobRow | undefined> {
  const [row] = await db
    .select()
    .from(writingJobs)
    .where(
      and(
        eq(writingJobs.userId, params.userId),
        eq(writingJobs.kind, params.kind),
        eq(writingJobs.subject, params.subject),
      ),
    );
  return row;
}

/**
 * Claims a run for this worker.
 * @returns the row with its new claim number and how long its member has waited, or undefined when it's done or claimed
 *   by another worker
 */
export async function claimWritingJob(
  db: Database,
  params: { id: string },
): Promise<(WritingJobRow & { waitedMs: number }) | undefined> {
  const [row] = await lease.claim(db, 'run', params.id).returning({
    ...getTableColumns(writingJobs),
    waitedMs: sql<number>`(extract(epoch from now() - ${writingJobs.createdAt}) * 1000)::int`,
  });
  return row;
}

/**
 * Marks a claimed run done. Apply its result in the same transaction, after this statement.
 * @returns false when the claim was lost; apply nothing then
 */
export async function finishWritingJob(
  db: Database,
  params: lease.Lease & { engine: EngineName; failure: string | undefined },
): Promise<boolean> {
  const { engine, failure = null } = params;
  const columns = { engine, failure, networkHash: null, finishedAt: sql`now()` };
  const { rowCount } = await lease.close(db, 'run', params, { status: 'done', ...columns });
  return rowCount === 1;
}

/** Hands a claimed writing job back: to the queue, or for good when `final`. */
export async function releaseWritingJob(
  db: Database,
  params: lease.Attempt & { failure: string; final: boolean },
): Promise<void> {
  const { failure, final } = params;
  const closed = { status: 'failed' as const, failure, networkHash: null, finishedAt: sql`now()` };
  if (final) await lease.close(db, 'run', params, closed);
  else await lease.retryLater(db, 'run', params, { failure });
}

/** Finds writing jobs whose wake-up was lost. */
export async function takeLostWritingJobs(db: Database): Promise<{ id: string; kind: WritingJobKind }[]> {
  const ids = await lease.takeLost(db, 'run');
  if (ids.length === 0) return [];
  return db
    .select({ id: writingJobs.id, kind: writingJobs.kind })
    .from(writingJobs)
    .where(inArray(writingJobs.id, ids));
}
