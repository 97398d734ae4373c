/** Chooses who hears and speaks. */
import { createOpenAiSpeech } from './openai.ts';
import type { SpeechPort } from './port.ts';

/** @returns undefined without a key: then there is no voice, and the chat is typed. */
export function createSpeech(
  openAi: { apiKey: string; baseUrl: string | undefined } | undefined,
): SpeechPort | undefined {
  return openAi && createOpenAiSpeech(openAi);
}
