import { m } from '#messages';
import { LlmError, type DraftRun } from '#server/adapters/llm/port.ts';
import { SpeechError } from '#server/adapters/speech/port.ts';
import { takeoverSec, type EngineName } from '#shared/domain/generation.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { boundsOf, holdersOf, networkHash, type Spender } from './policy.ts';
import { deleteOldShares, insertAttempt, reserveBudget } from './repo.ts';

export type { Spender };

/** With less time left than this, a model call isn't worth starting. */
const worthwhileMs = 12_000;

/** Hashes a client's network with a key, to store with the work it requests. @param address its key, see `addressKey` */
export function networkHashOf(deps: Pick<Deps, 'settings'>, address: string): string {
  return networkHash(deps.settings, address);
}

/** Deletes budget shares of past days. */
export function forgetOldShares(deps: Pick<Deps, 'db'>): Promise<void> {
  return deleteOldShares(deps.db);
}

/** The result, who wrote it, and why the model didn't; `failure` is a keyword, never user text. */
export type Written<T> = { result: T; engine: EngineName; failure: string | undefined };

/**
 * Writes something with the model, or with the built-in engine when the model can't: no key, no budget, no response in
 * time, an unusable response. Each call counts toward the day's budget and the spender's shares.
 * @param work `by`: the row that the calls are made for; `spender`: whose shares they count toward; `waitedMs`: how
 *   long its owner has waited so far; `patienceSec`: when the model must have delivered; `remote` asks the model
 *   (undefined without one), `local` always delivers.
 * @throws when `signal` fires, and errors of `local`.
 */
export async function writeWithin<T>(
  deps: Deps,
  work: {
    by: { generationId: string } | { runId: string };
    spender: Spender;
    waitedMs: number;
    patienceSec?: number;
    signal: AbortSignal;
    remote: ((run: DraftRun) => Promise<T>) | undefined;
    local: () => T | Promise<T>;
  },
): Promise<Written<T>> {
  const { by, spender, patienceSec = takeoverSec.thinking, signal, remote, local } = work;
  const byHand = async (failure: string | undefined): Promise<Written<T>> => {
    signal.throwIfAborted();
    return { result: await local(), engine: 'local', failure };
  };
  if (!remote) return byHand(undefined);
  const leftMs = patienceSec * 1000 - work.waitedMs;
  // After a queue delay or a dead worker: someone who has waited this long doesn't wait for another call.
  if (leftMs < worthwhileMs) return byHand('late');
  const beganAt = performance.now();
  const holders = holdersOf(deps.settings, spender);
  const outOfPatience = AbortSignal.timeout(leftMs);
  try {
    const result = await remote({
      signal: AbortSignal.any([signal, outOfPatience]),
      leftMs: () => leftMs - (performance.now() - beganAt),
      reserve: (microUsd) => reserveBudget(deps.db, { microUsd, holders, ...boundsOf(deps.settings, spender) }),
      record: async (attempt, reservedMicroUsd) => {
        deps.metrics.modelCalls.inc({ outcome: attempt.outcome });
        await insertAttempt(deps.db, { ...by, ...attempt, reservedMicroUsd, holders });
      },
    });
    signal.throwIfAborted();
    return { result, engine: 'openai', failure: undefined };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = outOfPatience.aborted ? 'timeout' : error instanceof LlmError ? error.outcome : 'unexpected';
    deps.log.warn(
      { ...by, failure, error: failure === 'unexpected' ? error : undefined },
      'model failed, using the built-in engine',
    );
    return byHand(failure);
  }
}

/** Error: the day's budget for voice, or the caller's share of it, is used up. */
export class BudgetSpent extends AppError {
  constructor() {
    super('UNAVAILABLE', m.server_voice_budget_spent(), { retryAfterSec: 3600 });
  }
}

/**
 * Makes one call to the speech provider within the day's budget and the spender's shares: reserves the maximum cost,
 * then records the actual cost.
 * @param work `mostMicroUsd`: maximum cost; `detail`: for the ledger, never what was said; it starts with `transcript
 *   of` or `speech of`, by which the admin recognizes such calls.
 * @throws SpeechError from the call; BudgetSpent when today's budget or a share of it is used up; nothing is sent then.
 */
export async function speakWithin<T>(
  deps: Deps,
  work: { spender: Spender; model: string; mostMicroUsd: number; detail: string; call: () => Promise<T> },
): Promise<T> {
  const { model, mostMicroUsd: reservedMicroUsd } = work;
  const holders = holdersOf(deps.settings, work.spender);
  if (
    !(await reserveBudget(deps.db, { microUsd: reservedMicroUsd, holders, ...boundsOf(deps.settings, work.spender) }))
  )
    throw new BudgetSpent();
  const startedAt = performance.now();
  const book = async (outcome: string, costMicroUsd: number, detail = work.detail) => {
    deps.metrics.modelCalls.inc({ outcome });
    const durationMs = Math.round(performance.now() - startedAt);
    const noTokens = { inputTokens: 0, outputTokens: 0 };
    await insertAttempt(deps.db, {
      attempt: 1,
      model,
      outcome,
      ...noTokens,
      costMicroUsd,
      durationMs,
      detail,
      reservedMicroUsd,
      holders,
    });
  };
  try {
    const result = await work.call();
    await book('ok', reservedMicroUsd);
    return result;
  } catch (error) {
    if (error instanceof SpeechError)
      await book(error.outcome, error.mayHaveCost ? reservedMicroUsd : 0, [work.detail, error.detail].join(', '));
    throw error;
  }
}
