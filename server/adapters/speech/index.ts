/** Chooses the speech provider. */
import { createOpenAiSpeech } from './openai.ts';
import type { SpeechPort } from './port.ts';

/** @returns undefined without a key: then there's no voice, and visitors type. */
export function createSpeech(
  openAi: { apiKey: string; baseUrl: string | undefined } | undefined,
): SpeechPort | undefined {
  return openAi && createOpenAiSpeech(openAi);
}
