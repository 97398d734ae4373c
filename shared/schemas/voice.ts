/** Inputs of the voice procedures. */
import { z } from 'zod';
import { assistantVoice, voiceLimits } from '../domain/voice.ts';

export const transcribeInput = z.strictObject({
  /** A webm recording in base64. */
  audio: z.string().min(1).max(voiceLimits.maxBodyBytes),
});

export const speakInput = z.strictObject({
  text: z.string().trim().min(1).max(voiceLimits.maxSpeechCharacters),
  voice: z.literal(assistantVoice),
});
