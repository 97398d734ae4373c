/** The port behind which a profile draft is written: by the built-in engine, or by a language model. */
import type { z } from 'zod';
import type { EngineName } from '../../../shared/domain/generation.ts';
import type { Brief } from '../../engine/brief.ts';
import type { ProfileDraft } from '../../engine/draft-schema.ts';

export type AttemptOutcome =
  | 'ok'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  /** The model would not answer, or its content filter stopped it. */
  | 'refused'
  /** There was an answer, but not one that can be used. */
  | 'invalid'
  /** The vendor will never accept this call: wrong key, unknown model, no credit. */
  | 'rejected'
  /** The daily budget is spent; nothing was sent. */
  | 'over_budget'
  | 'aborted';

/** One call to the vendor. Holds no prompt, no answer of the visitor and no key, so it may be stored and logged. */
export type AttemptRecord = {
  /** 1 for the first call of a draft. */
  attempt: number;
  model: string;
  outcome: AttemptOutcome;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar. When the vendor's usage is unknown, what was reserved. */
  costMicroUsd: number;
  durationMs: number;
  detail?: string;
};

export type DraftRun = {
  signal: AbortSignal;
  /** Asked before each attempt; false says that today's budget is spent. */
  reserve(estimateMicroUsd: number): Promise<boolean>;
  /** Told after each attempt that was reserved, whatever became of it, so that the reservation can be settled. */
  record(attempt: AttemptRecord, reservedMicroUsd: number): Promise<void>;
};

export interface ProfileWriter {
  readonly engine: EngineName;
  /**
   * Thinks up what a profile consists of.
   * @throws LlmError when this engine cannot deliver; whatever `reserve` and `record` throw passes through.
   */
  draft(brief: Brief, run: DraftRun): Promise<ProfileDraft>;
}

/** One thing to be written: what to do, what from, and the shape of the answer. */
export type TextTask<T> = {
  /** Letters, digits, `_` and `-`, at most 64: names the shape for the vendor. */
  name: string;
  /** Our own words, never a member's. */
  instructions: string;
  /** What the text is made from. It is data, however it is worded; contact data in it is taken out before it leaves. */
  input: Record<string, unknown>;
  /** Objects, lists, texts, numbers, enums and what may be left out. */
  schema: z.ZodType<T>;
};

export interface TextWriter {
  readonly engine: EngineName;
  /**
   * Writes one text in the shape of its schema.
   * @throws LlmError when this engine cannot deliver; whatever `reserve` and `record` throw passes through.
   */
  write<T>(task: TextTask<T>, run: DraftRun): Promise<T>;
}

/** Why a draft did not come about. Its message is safe to log. */
export class LlmError extends Error {
  readonly outcome: AttemptOutcome;
  /** Calls that were sent before giving up. */
  readonly attempts: number;

  constructor(outcome: AttemptOutcome, attempts: number, detail?: string) {
    super(`No draft from the model: ${outcome} after ${attempts} call(s)${detail ? ` (${detail})` : ''}.`);
    this.name = 'LlmError';
    this.outcome = outcome;
    this.attempts = attempts;
  }
}
