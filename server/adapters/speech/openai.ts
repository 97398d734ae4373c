/**
 * Transcribes and speaks with OpenAI, or any server with its audio API. The SDK's own retries are off: the speaker is
 * waiting and repeats themselves faster than a second call would take.
 */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, toFile } from 'openai';
import { z } from 'zod';
import { ReplyTooLargeError } from '#server/lib/bounded-fetch.ts';
import { createOpenAiClient } from '../openai-client.ts';
import { SpeechError, type SpeechPort } from './port.ts';

const transcriptModel = 'gpt-transcribe';
const speechModel = 'gpt-4o-mini-tts';
/** Steers only the budget; the vendor's bill counts. Price of a minute of recording, in millionths of a US dollar. */
const microUsdPerMinute = 6_000;
/** About 900 characters are one minute of speech, at 15,000 per minute. */
const microUsdPerCharacter = 17;

const callMs = 30_000;
/** A thousand characters are about 70 seconds, or 1.4 MB at the vendor's highest bitrate. */
const maxReplyBytes = 4 * 1024 * 1024;
/** A minute of very fast speech is about 2,000 characters. */
const maxTranscriptCharacters = 8_000;

const transcriptSchema = z.object({ text: z.string() });

/**
 * @param options `baseUrl`: another server with the same API, including the version path; `timeoutMs`: longest call.
 */
export function createOpenAiSpeech(options: {
  apiKey: string;
  baseUrl?: string | undefined;
  timeoutMs?: number;
}): SpeechPort {
  const client = createOpenAiClient({
    apiKey: options.apiKey,
    baseUrl: options.baseUrl,
    maxReplyBytes,
    timeoutMs: options.timeoutMs ?? callMs,
  });

  return {
    transcriptModel,
    speechModel,
    transcriptCost: (seconds) => Math.ceil((Math.max(seconds, 1) * microUsdPerMinute) / 60),
    speechCost: (text) => text.length * microUsdPerCharacter,
    async transcribe(webm, signal) {
      const reply: unknown = await asked(async () =>
        client.audio.transcriptions.create(
          {
            file: await toFile(webm, 'recording.webm', { type: 'audio/webm' }),
            model: transcriptModel,
            response_format: 'json',
          },
          { signal },
        ),
      );
      const text = transcriptSchema.safeParse(reply).data?.text;
      if (text === undefined) throw new SpeechError('invalid', { mayHaveCost: true, detail: 'not a transcript' });
      return text.trim().slice(0, maxTranscriptCharacters);
    },
    async speak(text, voice) {
      const mp3 = await asked(async () => {
        const response = await client.audio.speech.create({
          model: speechModel,
          voice,
          input: text,
          response_format: 'mp3',
        });
        return Buffer.from(await response.arrayBuffer());
      });
      if (!isMp3(mp3)) throw new SpeechError('invalid', { mayHaveCost: true, detail: 'not an mp3' });
      return mp3;
    },
  };
}

/** An mp3 starts with a tag or with the sync bits of its first frame. */
function isMp3(bytes: Buffer): boolean {
  if (bytes.length < 4) return false;
  return bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2);
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw classified(error);
  }
}

/** Errors raised before a request is sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Reads an error of the SDK. Its message is never passed on: it may quote the key or the text. */
function classified(error: unknown): SpeechError {
  if (error instanceof APIUserAbortError) return new SpeechError('aborted', { mayHaveCost: true });
  if (error instanceof APIConnectionTimeoutError) return new SpeechError('timeout', { mayHaveCost: true });
  if (error instanceof APIConnectionError) {
    if (error.cause instanceof ReplyTooLargeError)
      return new SpeechError('invalid', { mayHaveCost: true, detail: 'reply too large' });
    const code = codeOf(error.cause);
    return new SpeechError('connection', { mayHaveCost: !neverSent.has(code ?? ''), detail: code });
  }
  if (error instanceof APIError) {
    const status = typeof error.status === 'number' ? error.status : 0;
    const outcome =
      status === 429 && error.code !== 'insufficient_quota'
        ? 'rate_limited'
        : status >= 500 || status === 408 || status === 409
          ? 'server_error'
          : 'rejected';
    return new SpeechError(outcome, { mayHaveCost: false, detail: `http ${status}` });
  }
  if (error instanceof SyntaxError)
    return new SpeechError('invalid', { mayHaveCost: true, detail: 'reply is not JSON' });
  return new SpeechError('connection', { mayHaveCost: true, detail: error instanceof Error ? error.name : undefined });
}

/** The system's code of a failed connection, which fetch nests in its own error. */
function codeOf(cause: unknown): string | undefined {
  for (let at = cause, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]{3,40}$/.test(at.code)) return at.code;
  return undefined;
}
