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

/** Which job does which kind. */
const jobOf = { section: 'document.rewrite', machine: 'machine.produce' } as const satisfies Record<
  WritingJobKind,
  JobName
>;

type Subject = { userId: string; kind: WritingJobKind; subject: string };

/** A writing job in this worker's hands; `waitedMs` is for how long its member had waited when it was taken. */
export type ClaimedWritingJob = WritingJobRow & { waitedMs: number };

/** What was written, by whom, and why the model did not write it. */
export type WritingResult<T> = { result: T; engine: EngineName; failure?: string | undefined };

/** What a writing job asks the model for, and who writes it when the model cannot. */
export type WritingTask<T> = TextTask<T> & { local: () => T };

/** Writes with the model where that is possible; bound to the writing job under way and to the signal that ends it. */
export type WritingModel = <T>(task: WritingTask<T>) => Promise<WritingResult<T>>;

/** What a browser sees of a writing job. */
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
 * Asks for a piece of writing. A writing job of the same member, kind and subject that is under way is returned as it is;
 * otherwise its row is used again. Call it after the commit of what the writing job rests on.
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
 * Does one writing job: claim the row, write, and in one transaction mark it done and apply what was written. Idempotent: a writing job
 * that is done or in other hands is left alone, and a worker that lost its claim applies nothing.
 * @param work `write` makes the result outside of any transaction; `model` is `writeWithModel` bound to this writing job.
 * `apply` stores it and awaits nothing but statements on `tx`. An AppError of either ends the writing job for good: trying again
 * would not help.
 * @throws when the work failed and the row went back to the queue, so that the job is tried again.
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
    // The member of a writing job that is given up sees a button to try again.
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
 * Has a text written by the model where a key is set, the budget allows it and the member has not waited too long, and
 * by `local` in every other case.
 * @returns the result, who wrote it, and why the model did not, in one word.
 * @throws when `signal` fires, and whatever `local` throws.
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

/** Wakes workers for writing jobs that should have been woken by now. @returns how many there were. */
export async function wakeLostWritingJobs(deps: Deps): Promise<number> {
  const lost = await takeLostWritingJobs(deps.db);
  for (const { id, kind } of lost) await deps.enqueue(jobOf[kind], { runId: id });
  return lost.length;
}
