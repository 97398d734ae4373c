/** Chooses who writes the drafts. */
import { createLocalWriter } from './local.ts';
import { createOpenAiWriter } from './openai.ts';
import type { ProfileWriter } from './port.ts';

/** Access to the model; undefined where there is no key. */
export type OpenAiAccess = { apiKey: string; baseUrl: string | undefined; model: string } | undefined;

/**
 * @returns the engine to ask first, and the one that always delivers. Without a key both are the same object.
 */
export function createProfileWriters(openAi: OpenAiAccess): {
  primary: ProfileWriter;
  fallback: ProfileWriter;
} {
  const fallback = createLocalWriter();
  return { primary: openAi ? createOpenAiWriter(openAi) : fallback, fallback };
}
