/** Port for speech: recordings to text, and text to audio. */

type SpeechOutcome =
  | 'ok'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  /** There was an answer, but not a usable one. */
  | 'invalid'
  /** The vendor will never accept this call: wrong key, unknown model, no credit, audio it cannot read. */
  | 'rejected'
  | 'aborted';

export interface SpeechPort {
  /** Model names, for the ledger and the cache key of a spoken text. */
  readonly transcriptModel: string;
  readonly speechModel: string;
  /**
   * Maximum cost of a recording, in millionths of a US dollar.
   * @param seconds its length
   */
  transcriptCost(seconds: number): number;
  /** Maximum cost of reading a text aloud, in millionths of a US dollar. */
  speechCost(text: string): number;
  /**
   * Turns a webm recording into text.
   * @returns the text, trimmed; empty when nothing was said.
   * @throws SpeechError
   */
  transcribe(webm: Buffer, signal?: AbortSignal): Promise<string>;
  /**
   * Reads a text aloud.
   * @returns an mp3 file.
   * @throws SpeechError
   */
  speak(text: string, voice: string): Promise<Buffer>;
}

/** Reason why there is no text or audio. Contains nothing that was said, so it may be stored and logged. */
export class SpeechError extends Error {
  readonly outcome: Exclude<SpeechOutcome, 'ok'>;
  /** Whether the vendor may have charged for it: not if it refused, or was never reached. */
  readonly mayHaveCost: boolean;
  readonly detail: string | undefined;

  constructor(outcome: Exclude<SpeechOutcome, 'ok'>, options: { mayHaveCost: boolean; detail?: string | undefined }) {
    super(`No answer from the speech provider: ${outcome}${options.detail ? ` (${options.detail})` : ''}.`);
    this.name = 'SpeechError';
    this.outcome = outcome;
    this.mayHaveCost = options.mayHaveCost;
    this.detail = options.detail;
  }
}
