import { describe, expect, it } from 'vitest';
import { goodText, recommendations } from '#tests/fakes/openai-replies.ts';
import type { Subject } from '#tests/fakes/openai-request.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { buildPrompts } from '#server/engine/prompts/platforms.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { planItems } from '#server/engine/review.ts';
import { answersWith } from '#server/engine/test-helpers.ts';
import { LlmError, type DraftClient, type DraftRun, type ModelDraft, type TextTask } from './port.ts';
import type { Repairs, RewrittenPrompts } from './profile-tasks.ts';
import { createProfileWriter } from './profile-writer.ts';

const description = 'Mobile dog grooming in Coral Springs. Baths and nail trims. Dogs only, no cats.';
const brief = readBrief(answersWith({ businessDescription: description, targetAudience: 'Families with big dogs' }));
const subject: Subject = {
  language: 'en',
  trade: 'mobile dog grooming',
  services: ['baths', 'nail trims', 'dog grooming'],
  details: ['big dogs', 'families in Coral Springs'],
  description,
};

type Prompt = RewrittenPrompts['prompts'][number];
type Sent = { name: string; input: { texts?: { number: number; problems: string[] }[]; prompts?: Prompt[] } };

/** Creates a writer whose model is a function, and records its requests. */
function writing(model: {
  write?: (at: Subject, index: number) => string;
  repair?: (numbers: number[]) => Repairs | LlmError;
  prompts?: (given: Prompt[], calls: number) => Prompt[] | LlmError;
  understanding?: Partial<ModelDraft['understanding']>;
  leftMs?: number;
}) {
  const sent: Sent[] = [];
  const finished: string[] = [];
  const client: DraftClient = {
    engine: 'openai',
    draft: async () => {
      const { understanding, ...plan } = recommendations(subject, model.write ?? goodText);
      const draft = { understanding: { ...understanding, ...model.understanding }, plan, facts: {} };
      return draft as unknown as ModelDraft;
    },
    write: async <T>(task: TextTask<T>) => {
      sent.push(task);
      const { texts, prompts } = (task as unknown as Sent).input;
      const answer = prompts
        ? (model.prompts ?? ((given) => given))(prompts, sent.length)
        : (model.repair ?? (() => ({ texts: [] })))(texts!.map(({ number }) => number));
      if (answer instanceof LlmError) throw answer;
      return (prompts ? { prompts: answer } : answer) as T;
    },
  };
  const run: DraftRun = {
    signal: new AbortController().signal,
    leftMs: () => model.leftMs ?? 60_000,
    reserve: async () => true,
    record: async () => undefined,
  };
  const { plan, prompts } = createProfileWriter(client);
  return {
    sent,
    finished,
    plan: () => plan(brief, run),
    prompts: async () => {
      const checked = await plan(brief, run);
      const built = buildPrompts(checked.brief, checked.draft.facts);
      sent.length = 0;
      const result = await prompts(checked, built, run, async (platform) => void finished.push(platform));
      return { built, result };
    },
  };
}

const bad = 'Offer cats a bath from Monday on.';
const everyThird = (at: Subject, index: number) => (index % 3 === 0 ? `${bad} ${index}` : goodText(at, index));
const textsOf = (plan: Awaited<ReturnType<ReturnType<typeof writing>['plan']>>) =>
  planItems(plan.draft).map(({ text }) => text);

describe('a plan from the model', () => {
  it('is kept unchanged when every text passes, without another call', async () => {
    const { plan, sent } = writing({});
    expect(textsOf(await plan())).toEqual(Array.from({ length: 36 }, (_, at) => goodText(subject, at + 1)));
    expect(sent).toEqual([]);
  });

  it('is requested once more for failed texts, with the reasons', async () => {
    const { plan, sent } = writing({
      write: everyThird,
      repair: (numbers) => ({ texts: numbers.map((number) => ({ number, text: goodText(subject, 60 + number) })) }),
    });
    const texts = textsOf(await plan());
    expect(sent).toHaveLength(1);
    expect(sent[0]!.input.texts).toHaveLength(12);
    expect(sent[0]!.input.texts![0]!.problems.join()).toMatch(/contradicts what the owner said: .*no cats/);
    expect(texts.filter((text) => text.startsWith(bad))).toEqual([]);
    expect(texts).toContain(goodText(subject, 61));
  });

  it.each([
    ['fails again', () => ({ texts: [{ number: 1, text: bad }] })],
    ['contains texts that were not requested', () => ({ texts: [{ number: 99, text: goodText(subject, 70) }] })],
    ['never arrives', () => new LlmError('timeout', 1)],
  ])('uses the built-in engine’s texts where the second reply %s', async (_, repair) => {
    const { plan } = writing({ write: everyThird, repair });
    const own = planItems(draftLocally(brief)).map(({ text }) => text);
    const texts = textsOf(await plan());
    expect(texts.filter((text) => text.startsWith(bad))).toEqual([]);
    expect(texts.filter((text) => own.includes(text)).length).toBeGreaterThanOrEqual(10);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is not requested again when there is no time left', async () => {
    const { plan, sent } = writing({ write: everyThird, leftMs: 3_000 });
    await plan();
    expect(sent).toEqual([]);
  });

  it('is discarded when most of it fails', async () => {
    await expect(writing({ write: () => bad }).plan()).rejects.toMatchObject({ outcome: 'unfit' });
  });
});

describe('prompts from the model', () => {
  const better = (given: Prompt[]) =>
    given.map((one) => ({ ...one, prompt: `${goodText(subject, one.number)} ${one.prompt}` }));

  it('replace the library’s on each platform and end the same way', async () => {
    const { prompts, finished, sent } = writing({ prompts: better });
    const { built, result } = await prompts();
    expect(Object.keys(result)).toEqual(Object.keys(built));
    expect(finished.toSorted()).toEqual(Object.keys(built).toSorted());
    expect(sent).toHaveLength(Object.keys(built).length);
    const changed = Object.entries(result).flatMap(([key, list]) =>
      list.filter(({ prompt }, at) => prompt !== built[key]![at]!.prompt),
    );
    expect(changed.length).toBeGreaterThan(200);
    for (const { prompt } of result.lovable!) expect(prompt).toMatch(/(?:mention|bring up) cats\.$/);
    for (const { prompt } of result.midjourney!) expect(prompt).toMatch(/ --no [^.]*cats$/);
  });

  it('fall back to the library’s when the model’s fail twice', async () => {
    const { prompts, sent } = writing({ prompts: (given) => given.map((one) => ({ ...one, prompt: bad })) });
    const { built, result } = await prompts();
    expect(result).toEqual(built);
    expect(sent).toHaveLength(2 * Object.keys(built).length);
  });

  it('fall back to the library’s after the first call that means no other will succeed', async () => {
    const { prompts, finished, sent } = writing({ prompts: () => new LlmError('over_budget', 0) });
    const { built, result } = await prompts();
    expect(result).toEqual(built);
    expect(finished).toHaveLength(Object.keys(built).length);
    expect(sent.length).toBeLessThan(Object.keys(built).length);
  });

  it('continue with the next platform after an unusable reply', async () => {
    const { prompts } = writing({
      prompts: (given, calls) => (calls === 1 ? new LlmError('invalid', 2) : better(given)),
    });
    const { built, result } = await prompts();
    expect(result.lovable).toEqual(built.lovable);
    expect(result.printDesign).not.toEqual(built.printDesign);
  });

  it('are not requested when there is no time left', async () => {
    const { prompts, sent } = writing({ leftMs: 3_000 });
    const { built, result } = await prompts();
    expect(result).toEqual(built);
    expect(sent).toEqual([]);
  });
});
