import type { WritingJobRow } from '#drizzle/schema/profile.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import type { WritingJobKind, WritingJobStatus } from '#shared/domain/member.ts';
import type { TextTask } from '#server/adapters/llm/port.ts';
import type { Database } from '#server/db/client.ts';
import { isLastAttempt, keepRenewing } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { JobName } from '#server/jobs/definitions.ts';
import { networkHashOf, writeWithin } from '#server/features/profile/model/service.ts';
import {
  claimWritingJob,
  ensureWritingJob,
  findWritingJobOf,
  finishWritingJob,
  releaseWritingJob,
  takeLostWritingJobs,
} from './repo.ts';

/** Job of each kind. */
const jobOf = { section: 'document.rewrite', machine: 'machine.produce' } as const satisfies Record<
  WritingJobKind,
  JobName
>;

type Subject = { userId: string; kind: WritingJobKind; subject: string };

/** A claimed run; `waitedMs` is how long its member had waited when it was claimed. */
export type ClaimedWritingJob = WritingJobRow & { waitedMs: number };

/** The result, who wrote it, and why the model didn't. */
export type WritingResult<T> = { result: T; engine: EngineName; failure?: string | undefined };

/** A run's task for the model, and the fallback. */
export type WritingTask<T> = TextTask<T> & { local: () => T };

/** Writes with the model if possible; bound to the current run and its abort signal. */
export type WritingModel = <T>(task: WritingTask<T>) => Promise<WritingResult<T>>;

/** A run's status for the browser. */
export type WritingJobView = {
  id: string;
  subject: string;
  status: WritingJobStatus;
  engine: EngineName | null;
  failed: boolean;
  /** ISO times. */
  createdAt: string;
  finishedAt: string | null;
};

export function toWritingJobView(row: WritingJobRow): WritingJobView {
  return {
    id: row.id,
    subject: row.subject,
    status: row.status,
    engine: row.engine,
    failed: row.status === 'failed',
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/**
 * Starts a run. An active run of the same member, kind, and subject is returned as it is; otherwise its row is reused.
 * Call it after committing the run's input.
 * @param input `address`: key of the client's address; the model's cost counts toward its share of the budget
 */
export async function requestWritingJob(
  deps: Deps,
  { address, ...input }: Subject & { input: Record<string, unknown>; address: string },
): Promise<WritingJobRow> {
  const { row, isNew } = await ensureWritingJob(deps.db, { ...input, networkHash: networkHashOf(deps, address) });
  if (isNew) await deps.enqueue(jobOf[row.kind], { runId: row.id });
  return row;
}

/** The newest writing job of a member's subject; undefined before there was one. */
export async function findWritingJob(deps: Deps, input: Subject): Promise<WritingJobRow | undefined> {
  return findWritingJobOf(deps.db, input);
}

/**
 * Does one run: claims the row, writes, then marks it done and applies the result in one transaction. Idempotent: a run
 * that is done or claimed by another worker is left alone, and a worker that lost its claim applies nothing.
 * @param work `write` produces the result outside of any transaction; `model` is `writeWithModel` bound to this run.
 *   `apply` stores it and awaits only statements on `tx`. An AppError of either ends the run for good, because a retry
 *   wouldn't help.
 * @throws when the work failed and the row was requeued, so that the job is retried.
 */
export async function executeWritingJob<T>(
  deps: Deps,
  input: { runId: string; signal: AbortSignal },
  work: {
    write: (job: ClaimedWritingJob, model: WritingModel) => Promise<WritingResult<T>>;
    apply: (tx: Database, job: ClaimedWritingJob, result: T) => Promise<void>;
  },
): Promise<void> {
  const job = await claimWritingJob(deps.db, { id: input.runId });
  if (!job) return;
  const claim = { id: job.id, claim: job.claim };
  const { lost, stop } = keepRenewing(deps.db, 'run', claim);
  const signal = AbortSignal.any([input.signal, lost]);
  try {
    const { result, engine, failure } = await work.write(job, (task) => writeWithModel(deps, job, signal, task));
    await inTransaction(deps.db, async (tx) => {
      if (await finishWritingJob(tx, { ...claim, engine, failure })) await work.apply(tx, job, result);
    });
  } catch (error) {
    if (lost.aborted) return;
    const isHopeless = error instanceof AppError;
    // If we give up on a job, the member sees a button to try again.
    const final = isHopeless || isLastAttempt('run', job);
    const failure = input.signal.aborted ? 'stopped' : error instanceof Error ? error.name : 'unknown';
    await releaseWritingJob(deps.db, {
      ...claim,
      attempts: job.attempts,
      failure: isHopeless ? error.code : failure,
      final,
    });
    if (input.signal.aborted || isHopeless) return;
    throw error;
  } finally {
    stop();
  }
}

/**
 * Writes a text with the model if a key is set, the budget allows it, and the member hasn't waited too long; otherwise
 * with `local`.
 * @returns the result, who wrote it, and why the model didn't, as a keyword.
 * @throws when `signal` fires, and errors of `local`.
 */
export async function writeWithModel<T>(
  deps: Deps,
  job: ClaimedWritingJob,
  signal: AbortSignal,
  { local, ...task }: WritingTask<T>,
): Promise<WritingResult<T>> {
  const { texts } = deps.writers;
  return writeWithin(deps, {
    by: { runId: job.id },
    spender: { networkHash: job.networkHash, userId: job.userId },
    waitedMs: job.waitedMs,
    signal,
    remote: texts && ((call) => texts.write(task, call)),
    local,
  });
}

/** Wakes workers for overdue runs. @returns how many there were */
export async function wakeLostWritingJobs(deps: Deps): Promise<number> {
  const lost = await takeLostWritingJobs(deps.db);
  for (const { id, kind } of lost) await deps.enqueue(jobOf[kind], { runId: id });
  return lost.length;
}
