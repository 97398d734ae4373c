/**
 * Gets drafts and texts from OpenAI, or from any server with its chat completions API. The SDK's own retries are off:
 * this file alone decides how often, how long, and at what cost a model is called.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import type { Brief } from '#server/engine/brief.ts';
import { ReplyTooLargeError } from '#server/lib/bounded-fetch.ts';
import { createOpenAiClient } from '../openai-client.ts';
import { messagesFor, type Message } from './instructions.ts';
import {
  LlmError,
  type AttemptOutcome,
  type AttemptRecord,
  type DraftClient,
  type DraftRun,
  type ModelDraft,
  type TextTask,
} from './port.ts';
import { costMicroUsd, estimateTokens, priceOf, type Price } from './pricing.ts';
import { readDraft } from './read-draft.ts';
import { fitTo, readReply, type Read } from './read-reply.ts';
import { mayPass, pauseBefore, retryAfterMs } from './retry.ts';
import { textMessagesFor } from './text-messages.ts';
import { replySchema, shapeOf, wireFormatOf } from './wire-schema.ts';

const maxReplyBytes = 1_000_000;
/**
 * A draft takes about 2,500 tokens; a general industry or a wordy model takes twice that. More means that the model
 * went astray.
 */
const maxDraftTokens = 8_000;
/** Four weeks of posts, the longest text, take about 3,000 tokens. */
const maxTextTokens = 6_000;
/** Upper limit, larger than any of our tasks sends. More than that means a bug on our side. */
const maxInputBytes = 60_000;

export type OpenAiOptions = {
  apiKey: string;
  /** Another server with the same API, including the version path: `https://host/v1`. */
  baseUrl?: string;
  model: string;
  /** Longest single call. */
  timeoutMs?: number;
  /** Limit for a draft, with all calls and pauses. */
  totalMs?: number;
  maxAttempts?: number;
  /** Replaces the list price of the model. */
  pricing?: Price;
  /** For tests: how to wait, randomness of pauses, and a clock in milliseconds. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
  now?: () => number;
};

/** One call: the question, the shape and length of the answer, and how to read it. */
type Piece<T> = {
  messages: (issues?: readonly string[]) => Message[];
  format: ReturnType<typeof wireFormatOf>;
  maxOutputTokens: number;
  read: (content: string) => Read<T>;
};

/** Result of one call. */
type Attempt<T> = {
  outcome: AttemptOutcome;
  detail?: string;
  value?: { it: T };
  /** Feedback for the model in the next call, if there should be one. */
  repair?: readonly string[];
  retryAfterMs?: number;
  /** Undefined if the vendor didn't say; such a call is charged at the reserved amount. */
  usage?: { inputTokens: number; outputTokens: number };
};

const noUsage = { inputTokens: 0, outputTokens: 0 };

const tokenCount = z.number().int().min(0).max(10_000_000);
/** The part of a completion that we read. Other servers leave out fields that the SDK's types promise. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const usageSchema = z.object({ usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }) });

// Don't use the SDK's `parse()`: when it throws, the usage of a paid call is lost.
const draftFormat = wireFormatOf(replySchema, 'marketing_profile');

const draftPiece = (brief: Brief): Piece<ModelDraft> => ({
  messages: (issues) => messagesFor(brief, issues),
  format: draftFormat,
  maxOutputTokens: maxDraftTokens,
  read: readDraft,
});

const textPiece = <T>(task: TextTask<T>): Piece<T> => ({
  messages: (issues) => textMessagesFor(task, issues),
  format: wireFormatOf(task.schema, task.name),
  maxOutputTokens: maxTextTokens,
  read: (content) =>
    readReply(content, task.schema, { fit: (copy) => fitTo(shapeOf(task.schema), copy), keepLines: true }),
});

/**
 * Gets drafts and texts from a model with at most `maxAttempts` calls within `totalMs`. Outages and rate limits are
 * retried with growing pauses. An unusable reply is retried once, with its problems. A refusal or a rejected call is
 * final.
 */
export function createOpenAiWriter(options: OpenAiOptions): DraftClient {
  const { model, timeoutMs = 30_000, totalMs = 36_000, maxAttempts = 3 } = options;
  const sleep = options.sleep ?? ((ms, signal) => pause(ms, undefined, { signal }));
  // eslint-disable-next-line no-restricted-properties -- jitter for a retry, not a secret
  const random = options.random ?? Math.random;
  const now = options.now ?? (() => performance.now());
  const price = options.pricing ?? priceOf(model);
  // A call with less time left would be paid for and hardly ever finish.
  const shortestCallMs = timeoutMs / 4;
  const client = createOpenAiClient({ apiKey: options.apiKey, baseUrl: options.baseUrl, maxReplyBytes, timeoutMs });

  async function call<T>(piece: Piece<T>, messages: Message[], signal: AbortSignal, ms: number): Promise<Attempt<T>> {
    try {
      const completion: unknown = await client.chat.completions.create(
        {
          model,
          messages,
          response_format: piece.format,
          max_completion_tokens: piece.maxOutputTokens,
          store: false,
          ...tuningFor(model),
        },
        { signal, timeout: Math.max(1, Math.floor(ms)) },
      );
      return readCompletion(completion, piece);
    } catch (error) {
      return classify(error, signal);
    }
  }

  async function obtain<T>(piece: Piece<T>, run: DraftRun): Promise<T> {
    const formatTokens = estimateTokens(JSON.stringify(piece.format));
    const deadline = now() + Math.min(totalMs, run.leftMs());
    let repair: readonly string[] | undefined;
    for (let attempt = 1; ; attempt += 1) {
      if (run.signal.aborted) throw new LlmError('aborted', attempt - 1);
      const messages = piece.messages(repair);
      const wire = JSON.stringify(messages);
      if (wire.length > maxInputBytes) throw new LlmError('rejected', attempt - 1, 'more to read than a call may hold');
      const inputTokens = formatTokens + estimateTokens(wire);
      const reserved = costMicroUsd(price, inputTokens, piece.maxOutputTokens);
      if (!(await run.reserve(reserved))) throw new LlmError('over_budget', attempt - 1);

      const startedAt = now();
      const result = await call(piece, messages, run.signal, Math.min(timeoutMs, deadline - startedAt));
      const usage = result.usage ?? noUsage;
      const record: AttemptRecord = {
        attempt,
        model,
        outcome: result.outcome,
        ...usage,
        costMicroUsd: result.usage ? costMicroUsd(price, usage.inputTokens, usage.outputTokens) : reserved,
        durationMs: Math.round(now() - startedAt),
        detail: result.detail,
      };
      await run.record(record, reserved);
      if (result.value) return result.value.it;

      const failed = new LlmError(result.outcome, attempt, result.detail);
      const repairable = result.repair !== undefined && repair === undefined;
      if (attempt >= maxAttempts || !(repairable || mayPass(result.outcome))) throw failed;
      repair = result.repair ?? repair;
      const waitMs = repairable ? 0 : (result.retryAfterMs ?? pauseBefore(attempt + 1, random));
      if (now() + waitMs + shortestCallMs > deadline) throw failed;
      if (waitMs > 0) await waitOrGiveUp(waitMs, run.signal, attempt);
    }
  }

  async function waitOrGiveUp(ms: number, signal: AbortSignal, attempts: number) {
    try {
      await sleep(ms, signal);
    } catch (error) {
      throw signal.aborted ? new LlmError('aborted', attempts) : error;
    }
  }

  return {
    engine: 'openai',
    draft: (brief, run) => obtain(draftPiece(brief), run),
    write: async (task, run) => obtain(textPiece(task), run),
  };
}

/** Reasoning models refuse a temperature, and by default think longer than a visitor waits. */
function tuningFor(model: string): { temperature?: number; reasoning_effort?: 'low' } {
  if (!/^(?:o\d|gpt-[5-9])/.test(model)) return { temperature: 0.5 };
  return /chat|pro/.test(model) ? {} : { reasoning_effort: 'low' };
}

function readCompletion<T>(reply: unknown, piece: Piece<T>): Attempt<T> {
  const counted = usageSchema.safeParse(reply).data?.usage;
  const usage = counted && { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens };
  const choice = completionSchema.safeParse(reply).data?.choices[0];
  if (!choice) return { outcome: 'invalid', detail: 'not a completion', repair: [], usage };
  const { finish_reason: finish, message } = choice;
  if (message.refusal) return { outcome: 'refused', detail: 'refusal', usage };
  if (finish === 'content_filter') return { outcome: 'refused', detail: 'content filter', usage };
  // The same call would be cut at the same length again.
  if (finish === 'length') return { outcome: 'invalid', detail: 'cut at the token limit', usage };
  const read = piece.read(message.content ?? '');
  if ('value' in read) return { outcome: 'ok', value: { it: read.value }, usage };
  return { outcome: 'invalid', detail: `${read.issues.length} schema issue(s)`, repair: read.issues, usage };
}

/** Errors raised before a request is sent, so that nothing is charged. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Reads an error of the SDK. Its message is never passed on: it may quote the key or the prompt. */
function classify(error: unknown, signal: AbortSignal): Attempt<never> {
  if (signal.aborted || error instanceof APIUserAbortError) return { outcome: 'aborted' };
  if (error instanceof APIConnectionTimeoutError) return { outcome: 'timeout' };
  if (error instanceof APIConnectionError) {
    if (error.cause instanceof ReplyTooLargeError) return { outcome: 'invalid', detail: 'reply too large', repair: [] };
    const code = causeCode(error.cause);
    return { outcome: 'connection', detail: code, usage: code && neverSent.has(code) ? noUsage : undefined };
  }
  if (error instanceof APIError) return classifyStatus(error as APIError);
  if (error instanceof SyntaxError) return { outcome: 'invalid', detail: 'reply is not JSON', repair: [] };
  return { outcome: 'connection', detail: error instanceof Error ? error.name : undefined };
}

function classifyStatus(error: APIError): Attempt<never> {
  const status = error.status ?? 0;
  const code = /^[a-z0-9_]{1,40}$/.test(error.code ?? '') ? error.code : undefined;
  const detail = code ? `http ${status} ${code}` : `http ${status}`;
  const wait = retryAfterMs(error.headers, Date.now());
  // Refused calls are not billed.
  const refusal = { detail, usage: noUsage };
  if (code === 'content_filter' || code === 'content_policy_violation') return { outcome: 'refused', ...refusal };
  // Waiting doesn't bring back credit.
  if (code === 'insufficient_quota') return { outcome: 'rejected', ...refusal };
  if (status === 429) return { outcome: 'rate_limited', retryAfterMs: wait, ...refusal };
  if (status >= 500 || status === 408 || status === 409) {
    return { outcome: 'server_error', retryAfterMs: wait, ...refusal };
  }
  return { outcome: 'rejected', ...refusal };
}

/** The system's code of a failed connection; fetch nests it one level deeper than the SDK's own wrapping. */
function causeCode(cause: unknown): string | undefined {
  for (let at = cause, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]{3,40}$/.test(at.code)) return at.code;
  }
  return undefined;
}
