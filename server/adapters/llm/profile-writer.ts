/**
 * Writes profiles with a model: the business, the plan, the prompts. The engine checks everything; failed texts are
 * requested once more, then replaced by the built-in engine's.
 */
import pLimit from 'p-limit';
import { platformPromptSchema, type PlatformPrompt } from '#shared/schemas/profile.ts';
import type { Brief } from '#server/engine/brief.ts';
import { recommendationSchema } from '#server/engine/draft-schema.ts';
import { modelFacts } from '#server/engine/model-facts.ts';
import { splitEnding, withEnding } from '#server/engine/prompts/ending.ts';
import { checkOf, completePlan, planItems, review, sameness, type Failed } from '#server/engine/review.ts';
import { understand } from '#server/engine/understanding.ts';
import {
  LlmError,
  type AttemptOutcome,
  type CheckedPlan,
  type DraftClient,
  type DraftRun,
  type ProfileWriter,
} from './port.ts';
import { promptsTask, repairTask } from './profile-tasks.ts';

/** A call with less time left would be paid for and hardly ever finish. */
const worthBeginningMs = 8_000;
/** Prompts are most of the work, so several platforms are requested in parallel. */
const callsAtATime = 6;

/** Failures that say nothing about the next call. */
const particular: ReadonlySet<AttemptOutcome> = new Set(['invalid', 'refused']);

/** Returns the writer for this client. */
export function createProfileWriter(client: DraftClient): ProfileWriter {
  /** Asks for failed texts again. @returns new texts by path; none if that fails. */
  async function repaired(brief: Brief, failed: readonly Failed[], run: DraftRun): Promise<Map<string, string>> {
    if (failed.length === 0 || run.leftMs() < worthBeginningMs) return new Map();
    try {
      const { texts } = await client.write(repairTask(brief, failed), run);
      return new Map(
        texts.flatMap(({ number, text }) => {
          const path = failed[number - 1]?.path;
          const read = recommendationSchema.shape.text.safeParse(text);
          return path && read.success ? [[path, read.data] as const] : [];
        }),
      );
    } catch (error) {
      if (error instanceof LlmError) return new Map();
      throw error;
    }
  }

  async function plan(given: Brief, run: DraftRun): Promise<CheckedPlan> {
    const { understanding, plan: written, facts } = await client.draft(given, run);
    const { brief, notThese, isTrusted } = understand(given, understanding);
    // If the business is unclear, the built-in engine asks the owner.
    if (brief.confidence === 'none') throw new LlmError('unfit', 1, 'too little is known');
    const check = checkOf(brief, notThese);
    const items = planItems(written);
    const again = await repaired(brief, review(items, check), run);
    const last = items.map(({ path, text }) => ({ path, text: again.get(path) ?? text }));
    const failed = new Set(review(last, check).map(({ path }) => path));
    const texts = new Map(last.filter(({ path }) => !failed.has(path)).map(({ path, text }) => [path, text]));
    if (texts.size * 2 < items.length) throw new LlmError('unfit', 1, `${failed.size} of ${items.length} texts fail`);
    return {
      brief,
      check,
      draft: { ...completePlan(brief, written, texts), facts: modelFacts(brief, isTrusted ? facts : {}, check) },
    };
  }

  /** Rewrites the prompts of one platform. @throws LlmError when the first call fails. */
  async function platform(
    key: string,
    built: readonly PlatformPrompt[],
    { brief, check }: CheckedPlan,
    seen: ReturnType<typeof sameness>,
    run: DraftRun,
  ): Promise<PlatformPrompt[]> {
    const bodies = built.map((prompt) => ({ ...prompt, prompt: splitEnding(brief, prompt.prompt).body }));
    const result = [...built];
    /** Puts what passes into the result. @returns what doesn't, by position among the platform's prompts. */
    const ask = async (places: readonly number[], problems?: ReadonlyMap<number, string[]>) => {
      const task = promptsTask(
        brief,
        key,
        places.map((place) => ({ ...bodies[place]!, problems: problems?.get(place) })),
      );
      const { prompts } = await client.write(task, run);
      const failed = new Map<number, string[]>();
      const open = new Set(places);
      for (const { number, ...text } of prompts) {
        const place = places[number - 1];
        if (place === undefined || !open.delete(place)) continue;
        const { category, prompt } = built[place]!;
        const whole = { ...text, category, prompt: withEnding(text.prompt, splitEnding(brief, prompt).ending) };
        const read = platformPromptSchema.safeParse(whole);
        const item = { path: `${place}`, text: `${text.title}. ${text.prompt} ${text.useCase}` };
        const reasons = read.success ? review([item], check, seen).flatMap((one) => one.reasons) : ['is too long'];
        if (read.success && reasons.length === 0) result[place] = read.data;
        else failed.set(place, reasons);
      }
      return failed;
    };
    const failed = await ask([...built.keys()]);
    if (failed.size > 0 && run.leftMs() > worthBeginningMs)
      await ask([...failed.keys()], failed).catch((error: unknown) => {
        if (!(error instanceof LlmError)) throw error;
      });
    return result;
  }

  return {
    engine: client.engine,
    plan,
    async prompts(plan, built, run, onPlatform) {
      const result = { ...built };
      const seen = sameness();
      let isOver = false;
      await pLimit(callsAtATime).map(Object.entries(built), async ([key, prompts]) => {
        if (!isOver && run.leftMs() > worthBeginningMs)
          try {
            result[key] = await platform(key, prompts, plan, seen, run);
          } catch (error) {
            // These failures (an outage, a spent budget) would repeat for the next platform.
            isOver ||= !(error instanceof LlmError) || !particular.has(error.outcome);
            if (!(error instanceof LlmError)) throw error;
          }
        await onPlatform(key);
      });
      return result;
    },
  };
}
