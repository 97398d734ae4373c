/** Chooses who writes the drafts. */
import { createLocalWriter } from './local.ts';
import { createOpenAiWriter, defaultModel } from './openai.ts';
import type { ProfileWriter } from './port.ts';

export type ProfileWriterOptions = { openAiKey?: string; openAiBaseUrl?: string; openAiModel?: string };

/**
 * @returns the engine to ask first, and the one that always delivers. Without a key both are the same object.
 */
export function createProfileWriters(options: ProfileWriterOptions): {
  primary: ProfileWriter;
  fallback: ProfileWriter;
} {
  const fallback = createLocalWriter();
  if (!options.openAiKey) return { primary: fallback, fallback };
  const primary = createOpenAiWriter({
    apiKey: options.openAiKey,
    baseUrl: options.openAiBaseUrl,
    model: options.openAiModel ?? defaultModel,
  });
  return { primary, fallback };
}
