/** Voice input and output: limits of recordings and texts read aloud. */

/** Lengths are in seconds, bytes, and characters; counts are per visitor and 24 hours. */
export const voiceLimits = {
  /** Longest recording. */
  maxSeconds: 60,
  /** Largest request with a recording, including base64 and JSON. */
  maxBodyBytes: 3 * 1024 * 1024,
  /** Longest message of the assistant that is read aloud. */
  maxSpeechCharacters: 1000,
  /** Longest other text that is read aloud. */
  maxOtherSpeechCharacters: 300,
  transcriptsPerDay: 60,
  speechesPerDay: 120,
} as const;

/** The only voice. */
export const assistantVoice = 'alloy';
