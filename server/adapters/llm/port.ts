/** Port for writing a profile draft: by the built-in engine or a language model. */
import type { z } from 'zod';
import type { EngineName } from '#shared/domain/generation.ts';
import type { PlatformPrompt } from '#shared/schemas/profile.ts';
import type { Brief } from '#server/engine/brief.ts';
import type { Plan, ProfileDraft } from '#server/engine/draft-schema.ts';
import type { OfferedFacts } from '#server/engine/model-facts.ts';
import type { Check } from '#server/engine/review.ts';
import type { Understanding } from '#server/engine/understanding.ts';

export type AttemptOutcome =
  | 'ok'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  /** The model refused to answer, or its content filter stopped it. */
  | 'refused'
  /** There was an answer, but not a usable one. */
  | 'invalid'
  /** There was a whole draft, but most of it contradicts the owner or says nothing about the business. */
  | 'unfit'
  /** The vendor will never accept this call: wrong key, unknown model, no credit. */
  | 'rejected'
  /** The day's budget, or the caller's share of it, is used up; nothing was sent. */
  | 'over_budget'
  | 'aborted';

/** One call to the vendor. Contains no prompt, answer, or key, so it may be stored and logged. */
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
  /** Milliseconds the owner may still be kept waiting. */
  leftMs(): number;
  /** Called before each attempt. False means that today's budget, or the caller's share of it, is used up. */
  reserve(estimateMicroUsd: number): Promise<boolean>;
  /** Called after each reserved attempt, whatever its outcome, to settle the reservation. */
  record(attempt: AttemptRecord, reservedMicroUsd: number): Promise<void>;
};

/** A model's unchecked reply when it's asked for a plan. */
export type ModelDraft = { understanding: Understanding; plan: Plan; facts: OfferedFacts };

/** A plan in which every text passed the check. */
export type CheckedPlan = {
  /** The brief with the model's understanding of the business. */
  brief: Brief;
  draft: ProfileDraft;
  /** Checks that everything else written for this business must pass. */
  check: Check;
};

export type PromptsByPlatform = Record<string, PlatformPrompt[]>;

export interface ProfileWriter {
  readonly engine: EngineName;
  /**
   * Reads the answers and writes the plan. Texts that fail the check are rewritten once, then replaced by the built-in
   * engine's.
   * @throws LlmError when this engine can't deliver, or little of what it wrote can be shown; errors of `reserve` and
   *   `record` pass through.
   */
  plan(brief: Brief, run: DraftRun): Promise<CheckedPlan>;
  /**
   * Rewrites the prompts, platform by platform. Prompts that fail the check or don't fit into time and budget stay as
   * they were built.
   * @param onPlatform called after each finished platform, in order of completion
   * @throws errors of `reserve`, `record`, and `onPlatform`.
   */
  prompts(
    plan: CheckedPlan,
    built: PromptsByPlatform,
    run: DraftRun,
    onPlatform: (platform: string) => Promise<void>,
  ): Promise<PromptsByPlatform>;
}

/** A client for one vendor's model. It asks, pays, and reads; the profile writer does the checking. */
export interface DraftClient extends TextWriter {
  /** @throws LlmError when the model can't deliver; errors of `reserve` and `record` pass through. */
  draft(brief: Brief, run: DraftRun): Promise<ModelDraft>;
}

/** A writing task: instructions, input, and the shape of the answer. */
export type TextTask<T> = {
  /** Letters, digits, `_` and `-`, at most 64: names the shape for the vendor. */
  name: string;
  /** Our own text, never a member's. */
  instructions: string;
  /** Input for the text. It's data, no matter how it's worded; contact data is removed before it leaves. */
  input: Record<string, unknown>;
  /** Objects, lists, strings, numbers, enums, and optional fields. */
  schema: z.ZodType<T>;
};

export interface TextWriter {
  readonly engine: EngineName;
  /**
   * Writes one text in its schema's shape.
   * @throws LlmError when this engine can't deliver; errors of `reserve` and `record` pass through.
   */
  write<T>(task: TextTask<T>, run: DraftRun): Promise<T>;
}

/** Reason why there is no draft. Its message is safe to log. */
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
