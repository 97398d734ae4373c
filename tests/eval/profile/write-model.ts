/**
 * Writes a case's profile with a model that ignores instructions, for `score.mjs --from`. Scores what a visitor would
 * see.
 */
import { mistakes } from '#tests/fakes/openai-careless.ts';
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts';
import { createWriters } from '#server/adapters/llm/index.ts';
import { LlmError, type DraftRun } from '#server/adapters/llm/port.ts';
import { assembleProfile } from '#server/engine/assemble.ts';
import { buildPrompts } from '#server/engine/prompts/platforms.ts';
import { briefOf, writeProfile as writeWithoutModel, type Case } from './write.ts';

const fake = await startFakeOpenAi();
// "MISTAKES=excluded,filler" limits the model to these mistakes.
const chosen = process.env.MISTAKES?.split(',');
fake.setMode({ careless: mistakes.filter((mistake) => chosen?.includes(mistake) ?? true) });
const { profiles } = createWriters({ apiKey: 'sk-eval', baseUrl: fake.baseUrl, model: 'gpt-4.1-mini' });

/** Returns the profile that this model and the chat's answers lead to. */
export async function writeProfile(one: Case) {
  const run: DraftRun = {
    signal: AbortSignal.timeout(60_000),
    leftMs: () => 60_000,
    reserve: async () => true,
    record: async () => undefined,
  };
  const brief = briefOf(one);
  try {
    const plan = await profiles!.plan(brief, run);
    const built = buildPrompts(plan.brief, plan.draft.facts);
    const prompts = await profiles!.prompts(plan, built, run, async () => undefined);
    return { profile: assembleProfile(plan.brief, plan.draft, prompts), built, engine: 'openai' };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    return { ...writeWithoutModel(one), engine: 'local' };
  }
}

/** Stops the fake model. */
export const close = () => fake.close();
