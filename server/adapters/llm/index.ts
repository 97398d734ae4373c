/** Chooses who writes: the model, or the built-in engine. */
import { createOpenAiWriter } from './openai.ts';
import type { ProfileWriter, TextWriter } from './port.ts';
import { createProfileWriter } from './profile-writer.ts';

/** Access to the model; undefined without a key. */
export type OpenAiAccess = { apiKey: string; baseUrl: string | undefined; model: string } | undefined;

/** The model, if there is one. Callers fall back to the built-in engine, which always delivers. */
export type Writers = { profiles: ProfileWriter | undefined; texts: TextWriter | undefined };

/** @returns no writers without a key. */
export function createWriters(openAi: OpenAiAccess): Writers {
  const model = openAi && createOpenAiWriter(openAi);
  return { profiles: model && createProfileWriter(model), texts: model };
}
