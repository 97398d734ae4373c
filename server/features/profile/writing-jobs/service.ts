import type { EngineRunRow } from '#drizzle/schema/profile.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import type { RunKind, RunStatus } from '#shared/domain/member.ts';
import type { TextTask } from '#server/adapters/llm/port.ts';
import type { Database } from '#server/db/client.ts';
import { isLastAttempt, keepRenewing } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { JobName } from '#server/jobs/definitions.ts';
import { networkHashOf, writeWithin } from '#server/features/profile/model/service.ts';
import { claimRun, ensureRun, findRunOf, finishRun, releaseRun, takeLostRuns } from './repo.ts';

/** Job of each kind. */
const jobOf = { section: 'document.rewrite', machine: 'machine.produce' } as const satisfies Record<RunKind, JobName>;

type Subject = { userId: string; kind: RunKind; subject: string };

/** A claimed run; `waitedMs` is how long its member had waited when it was claimed. */
export type ClaimedRun = EngineRunRow & { waitedMs: number };

/** The result, who wrote it, and why the model didn't. */
export type WrittenRun<T> = { result: T; engine: EngineName; failure?: string | undefined };

/** A run's task for the model, and the fallback. */
export type WritingTask<T> = TextTask<T> & { local: () => T };

/** Writes with the model if possible; bound to the current run and its abort signal. */
export type RunModel = <T>(task: WritingTask<T>) => Promise<WrittenRun<T>>;

/** A run's status for the browser. */
export type RunView = {
  id: string;
  subject: string;
  status: RunStatus;
  engine: EngineName | null;
  failed: boolean;
  /** ISO times. */
  createdAt: string;
  finishedAt: string | null;
};

export function toRunView(row: EngineRunRow): RunView {
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
export async function requestRun(
  deps: Deps,
  { address, ...input }: Subject & { input: Record<string, unknown>; address: string },
): Promise<EngineRunRow> {
  const { row, isNew } = await ensureRun(deps.db, { ...input, networkHash: networkHashOf(deps, address) });
  if (isNew) await deps.enqueue(jobOf[row.kind], { runId: row.id });
  return row;
}

/** The newest run of a member's subject; undefined before there was one. */
export async function findRun(deps: Deps, input: Subject): Promise<EngineRunRow | undefined> {
  return findRunOf(deps.db, input);
}

/**
 * Does one run: claims the row, writes, then marks it done and applies the result in one transaction. Idempotent: a run
 * that is done or claimed by another worker is left alone, and a worker that lost its claim applies nothing.
 * @param work `write` produces the result outside of any transaction; `model` is `writeWithModel` bound to this run.
 *   `apply` stores it and awaits only statements on `tx`. An AppError of either ends the run for good, because a retry
 *   wouldn't help.
 * @throws when the work failed and the row was requeued, so that the job is retried.
 */
export async function executeRun<T>(
  deps: Deps,
  input: { runId: string; signal: AbortSignal },
  work: {
    write: (run: ClaimedRun, model: RunModel) => Promise<WrittenRun<T>>;
    apply: (tx: Database, run: ClaimedRun, result: T) => Promise<void>;
  },
): Promise<void> {
  const run = await claimRun(deps.db, { id: input.runId });
  if (!run) return;
  const claim = { id: run.id, claim: run.claim };
  const { lost, stop } = keepRenewing(deps.db, 'run', claim);
  const signal = AbortSignal.any([input.signal, lost]);
  try {
    const { result, engine, failure } = await work.write(run, (task) => writeWithModel(deps, run, signal, task));
    await inTransaction(deps.db, async (tx) => {
      if (await finishRun(tx, { ...claim, engine, failure })) await work.apply(tx, run, result);
    });
  } catch (error) {
    if (lost.aborted) return;
    const isHopeless = error instanceof AppError;
    // If a run is given up, its member sees a button to try again.
    const final = isHopeless || isLastAttempt('run', run);
    const failure = input.signal.aborted ? 'stopped' : error instanceof Error ? error.name : 'unknown';
    await releaseRun(deps.db, { ...claim, attempts: run.attempts, failure: isHopeless ? error.code : failure, final });
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
  run: ClaimedRun,
  signal: AbortSignal,
  { local, ...task }: WritingTask<T>,
): Promise<WrittenRun<T>> {
  const { texts } = deps.writers;
  return writeWithin(deps, {
    by: { runId: run.id },
    spender: { networkHash: run.networkHash, userId: run.userId },
    waitedMs: run.waitedMs,
    signal,
    remote: texts && ((call) => texts.write(task, call)),
    local,
  });
}

/** Wakes workers for overdue runs. @returns how many there were */
export async function wakeLostRuns(deps: Deps): Promise<number> {
  const lost = await takeLostRuns(deps.db);
  for (const { id, kind } of lost) await deps.enqueue(jobOf[kind], { runId: id });
  return lost.length;
}
