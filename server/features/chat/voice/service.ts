import { createHash } from 'node:crypto';
import { m } from '#messages';
import { chatScript } from '#shared/domain/chat-script.ts';
import { voiceLimits } from '#shared/domain/voice.ts';
import { echoOf, messageFor } from '#shared/domain/chat-answers.ts';
import { SpeechError, type SpeechPort } from '#server/adapters/speech/port.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { createGate, type Gate } from '#server/lib/gate.ts';
import { readWebm } from '#server/lib/webm.ts';
import { closingPrice, openConversation } from '#server/features/chat/service.ts';
import { BudgetSpent, networkHashOf, speakWithin, type Spender } from '#server/features/profile/model/service.ts';
import { isOwnMessage, isShort } from './policy.ts';
import * as repo from './repo.ts';

const clipDays = 7;
/** Recorders stop a little after they're told to. */
const lateStopSec = 1;
/** Longer than the wait for one reading, so that later callers get an immediate response. */
const gateWaitMs = 20_000;

/** Error for callers who get no slot for a recording or a reading. */
export const manySpeak = () => new AppError('UNAVAILABLE', m.server_voice_busy(), { retryAfterSec: 3 });

/** Caller of a voice procedure. `address`: key of the client's address; the cost counts toward its share of the budget. */
type Caller = { visitorId: string | undefined; userId: string | undefined; address: string };

/** A process's work in progress: texts being read, by hash, and slots for concurrent readings. */
type UnderWay = { readings: Map<string, { by: string; mp3: Promise<Buffer> }>; gate: Gate };
const underWay = new WeakMap<SpeechPort, UnderWay>();
function underWayAt(speech: SpeechPort): UnderWay {
  const known = underWay.get(speech) ?? {
    readings: new Map(),
    gate: createGate({ atOnce: 4, waiting: 32, waitMs: gateWaitMs, refusal: manySpeak }),
  };
  underWay.set(speech, known);
  return known;
}

/** @returns whether there's a speech provider. */
export function isVoiceReady(deps: Pick<Deps, 'speech'>): boolean {
  return deps.speech !== undefined;
}

function speechOf(deps: Deps): SpeechPort {
  if (!deps.speech) throw new AppError('UNAVAILABLE', m.server_voice_unavailable());
  return deps.speech;
}

/** Quotas are counted by account, or by browser for visitors. */
function quotaKeyOf({ visitorId, userId }: Pick<Caller, 'visitorId' | 'userId'>): string {
  const key = userId ?? visitorId;
  if (!key) throw new AppError('UNAUTHORIZED', m.server_voice_start_first());
  return key;
}

const spenderOf = (deps: Deps, { userId, address }: Caller): Spender => ({
  networkHash: networkHashOf(deps, address),
  userId,
});

/**
 * Transcribes a recording. Nothing of it is stored.
 * @param params `audio`: a webm file in base64; `signal` fires when the caller is gone.
 * @returns the text; empty when nothing was said.
 * @throws AppError UNAUTHORIZED for a browser without a conversation or an account, INVALID for a file that isn't a
 *   recording or is too long, RATE_LIMITED after a day's share, UNAVAILABLE without a provider, a budget, or a
 *   response.
 */
export async function transcribe(
  deps: Deps,
  params: Caller & { audio: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const by = quotaKeyOf(params);
  const webm = decoded(params.audio);
  const read = readWebm(webm);
  if (read === undefined) throw new AppError('INVALID', m.server_voice_unreadable());
  if (read.seconds > voiceLimits.maxSeconds + lateStopSec)
    throw new AppError('INVALID', m.server_voice_too_long({ seconds: voiceLimits.maxSeconds }));
  const speech = speechOf(deps);
  await deps.limits.consume('voice.transcripts', by);
  return answered(
    speakWithin(deps, {
      spender: spenderOf(deps, params),
      model: speech.transcriptModel,
      mostMicroUsd: speech.transcriptCost(read.seconds),
      detail: `transcript of ${Math.ceil(read.seconds)} s`,
      call: () => speech.transcribe(webm, params.signal),
    }),
  );
}

/** Buffer.from skips invalid base64; refuse such recordings instead. */
function decoded(audio: string): Buffer {
  const bytes = Buffer.from(audio, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== audio)
    throw new AppError('INVALID', m.server_voice_unreadable());
  return bytes;
}

/**
 * Reads a text aloud: a message of the assistant in the caller's conversation, or any short text. The same text is paid
 * for once a week across all callers, and once when many ask at the same time.
 * @returns an mp3 file.
 * @throws AppError as `transcribe`; INVALID for a long text that isn't the assistant's.
 */
export async function readAloud(deps: Deps, params: Caller & { text: string; voice: string }): Promise<Buffer> {
  const { text, voice } = params;
  const by = quotaKeyOf(params);
  const speech = speechOf(deps);
  if (!isShort(text) && !isOwnMessage(text, await messagesTo(deps, params)))
    throw new AppError('INVALID', m.server_voice_text_too_long({ max: voiceLimits.maxOtherSpeechCharacters }));
  const textHash = createHash('sha256')
    .update(JSON.stringify([voice, speech.speechModel, text]))
    .digest('hex');
  const kept = await repo.findClip(deps.db, { textHash });
  if (kept) return kept;
  const { readings } = underWayAt(speech);
  for (;;) {
    const running = readings.get(textHash);
    if (!running) break;
    try {
      return await running.mp3;
    } catch (error) {
      // Another caller's share is used up, not this one's.
      const isTheirs = error instanceof BudgetSpent || (error instanceof AppError && error.code === 'RATE_LIMITED');
      if (running.by === by || !isTheirs) throw error;
    }
  }
  const spender = spenderOf(deps, params);
  const mp3 = readAnew(deps, { by, network: params.address, spender, text, voice, textHash, speech }).finally(() =>
    readings.delete(textHash),
  );
  readings.set(textHash, { by, mp3 });
  return mp3;
}

async function readAnew(
  deps: Deps,
  params: {
    by: string;
    network: string;
    spender: Spender;
    text: string;
    voice: string;
    textHash: string;
    speech: SpeechPort;
  },
): Promise<Buffer> {
  const { by, network, spender, text, voice, textHash, speech } = params;
  // It may have been cached since the first lookup.
  const kept = await repo.findClip(deps.db, { textHash });
  if (kept) return kept;
  const leave = await underWayAt(speech).gate.enter(network, by);
  try {
    await deps.limits.consume('voice.speeches', by);
    const mp3 = await answered(
      speakWithin(deps, {
        spender,
        model: speech.speechModel,
        mostMicroUsd: speech.speechCost(text),
        detail: `speech of ${text.length} characters`,
        call: () => speech.speak(text, voice),
      }),
    );
    await repo.insertClip(deps.db, { textHash, mp3 });
    return mp3;
  } finally {
    leave();
  }
}

/** All of the assistant's lines for a browser, with its answers filled in. */
async function messagesTo(deps: Deps, { visitorId, userId }: Pick<Caller, 'visitorId' | 'userId'>): Promise<string[]> {
  const conversation = await openConversation(deps, { visitorId, userId });
  const { answers = {}, understood = null } = conversation ?? {};
  const proPrice = await closingPrice(deps, { answers });
  const messages = chatScript.map(({ id }) => messageFor(id, answers, understood, proPrice));
  // After a correction, only the first sentence is repeated.
  return understood === null ? messages : [...messages, echoOf(understood)];
}

/** Callers get one error for all provider failures; the ledger has the details. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    throw new AppError('UNAVAILABLE', m.server_voice_failed(), {
      cause: error,
      retryAfterSec: error.outcome === 'rate_limited' ? 20 : 5,
    });
  }
}

/** Deletes audio older than a week. @returns how many files were deleted */
export function clearOldClips(deps: Pick<Deps, 'db'>): Promise<number> {
  return repo.deleteOldClips(deps.db, { days: clipDays });
}
