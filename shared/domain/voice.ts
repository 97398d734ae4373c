/** Speaking to the assistant and hearing it: what a recording and a text read aloud may be. */

/** Lengths are in seconds, bytes and characters; counts are per visitor and 24 hours. */
export const voiceLimits = {
  /** Longest recording. */
  maxSeconds: 60,
  /** Largest request with a recording, base64 and JSON included. */
  maxBodyBytes: 3 * 1024 * 1024,
  /** Longest message of the assistant that is read aloud. */
  maxSpeechCharacters: 1000,
  /** Longest other text that is read aloud. */
  maxOtherSpeechCharacters: 300,
  transcriptsPerDay: 60,
  speechesPerDay: 120,
} as const;

/** The one voice there is. */
export const assistantVoice = 'alloy';
