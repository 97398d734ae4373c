/** The port behind which a profile draft is written: by the built-in engine, or by a language model. */
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
  /** The model would not answer, or its content filter stopped it. */
  | 'refused'
  /** There was an answer, but not one that can be used. */
  | 'invalid'
  /** There was a whole draft, but most of it contradicts the owner or says nothing about the business. */
  | 'unfit'
  /** The vendor will never accept this call: wrong key, unknown model, no credit. */
  | 'rejected'
  /** The day's budget, or the caller's share of it, is used up; nothing was sent. */
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
  /** Milliseconds for which the owner may still be kept waiting. */
  leftMs(): number;
  /** Called before each attempt; false means today's budget, or the caller's share of it, is used up. */
  reserve(estimateMicroUsd: number): Promise<boolean>;
  /** Told after each attempt that was reserved, whatever became of it, so that the reservation can be settled. */
  record(attempt: AttemptRecord, reservedMicroUsd: number): Promise<void>;
};

/** What a model replies with when it's asked for a plan, unchecked. */
export type ModelDraft = { understanding: Understanding; plan: Plan; facts: OfferedFacts };

/** A plan whose every text passed the check. */
export type CheckedPlan = {
  /** The brief with what the model understood. */
  brief: Brief;
  draft: ProfileDraft;
  /** What everything else that's written for this business has to pass. */
  check: Check;
};

export type PromptsByPlatform = Record<string, PlatformPrompt[]>;

export interface ProfileWriter {
  readonly engine: EngineName;
  /**
   * Reads the answers and writes the plan; texts that fail the check are written again once, then the built-in engine's stand in for them.
   * @throws LlmError when this engine cannot deliver, or little of what it wrote can be shown; whatever `reserve` and `record` throw
   * passes through.
   */
  plan(brief: Brief, run: DraftRun): Promise<CheckedPlan>;
  /**
   * Rewrites the prompts, platform by platform. What can't be had within time and budget, or fails the check, stays as it was built.
   * @param onPlatform told after each platform that's finished, in the order in which they are
   * @throws whatever `reserve`, `record` and `onPlatform` throw.
   */
  prompts(
    plan: CheckedPlan,
    built: PromptsByPlatform,
    run: DraftRun,
    onPlatform: (platform: string) => Promise<void>,
  ): Promise<PromptsByPlatform>;
}

/** A client for one vendor's model: it asks, pays, and reads, and leaves the checking to the profile writer. */
export interface DraftClient extends TextWriter {
  /** @throws LlmError when the model cannot deliver; whatever `reserve` and `record` throw passes through. */
  draft(brief: Brief, run: DraftRun): Promise<ModelDraft>;
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
