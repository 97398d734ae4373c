/** Chooses who writes what the built-in engine would write otherwise. */
import { createOpenAiWriter } from './openai.ts';
import type { ProfileWriter, TextWriter } from './port.ts';
import { createProfileWriter } from './profile-writer.ts';

/** Access to the model; undefined where there is no key. */
export type OpenAiAccess = { apiKey: string; baseUrl: string | undefined; model: string } | undefined;

/** The model, where there is one; whoever asks it has the built-in engine behind it, which always delivers. */
export type Writers = { profiles: ProfileWriter | undefined; texts: TextWriter | undefined };

/** @returns no writers without a key. */
export function createWriters(openAi: OpenAiAccess): Writers {
  const model = openAi && createOpenAiWriter(openAi);
  return { profiles: model && createProfileWriter(model), texts: model };
}
