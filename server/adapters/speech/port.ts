/** The port behind which recordings become text, and texts are read aloud. */

type SpeechOutcome =
  | 'ok'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  /** There was an answer, but not one that can be used. */
  | 'invalid'
  /** The vendor will never accept this call: wrong key, unknown model, no credit, audio it cannot read. */
  | 'rejected'
  | 'aborted';

export interface SpeechPort {
  /** Names of the models, for the ledger and for the key under which a reading is kept. */
  readonly transcriptModel: string;
  readonly speechModel: string;
  /**
   * What a recording will cost at most, in millionths of a US dollar.
   * @param seconds its length
   */
  transcriptCost(seconds: number): number;
  /** What reading a text aloud will cost at most, in millionths of a US dollar. */
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

/** Why there is no text or no audio. Holds nothing that was said, so it may be stored and logged. */
export class SpeechError extends Error {
  readonly outcome: Exclude<SpeechOutcome, 'ok'>;
  /** Whether the vendor may have charged for it: not when it refused, or was never reached. */
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
