import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beaconHost } from '#tests/fakes/openai-replies.ts';
import { fakeUsage, startFakeOpenAi, type FakeMode, type FakeOpenAi } from '#tests/fakes/openai-server.ts';
import { planSchema } from '#server/engine/draft-schema.ts';
import { briefWith, canaries, generalBrief } from './brief.fixture.ts';
import { createOpenAiWriter, type OpenAiOptions } from './openai.ts';
import { LlmError, type AttemptOutcome, type AttemptRecord } from './port.ts';

const apiKey = 'sk-test-key-never-recorded';
const pricing = { inputMicroUsd: 1_000_000, outputMicroUsd: 2_000_000 };

let fake: FakeOpenAi;
// Each test has its own server, because an abandoned request may still arrive later.
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

/** One draft against the fake, with a clock that advances only while sleeping. */
async function drafting(mode: FakeMode | FakeMode[], options: Partial<OpenAiOptions> = {}, run: Partial<Run> = {}) {
  fake.setMode(mode);
  const records: AttemptRecord[] = [];
  const reserved: number[] = [];
  const sleeps: number[] = [];
  let clock = 0;
  const writer = createOpenAiWriter({
    apiKey,
    baseUrl: fake.baseUrl,
    model: 'test-model',
    pricing,
    random: () => 0,
    now: () => clock,
    sleep: async (ms) => {
      sleeps.push(ms);
      clock += ms;
    },
    ...options,
  });
  const outcome = await writer
    .draft(run.brief ?? briefWith(), {
      signal: run.signal ?? new AbortController().signal,
      leftMs: () => 600_000,
      reserve: run.reserve ?? (async () => true),
      record: async (attempt, reservedMicroUsd) => {
        records.push(attempt);
        reserved.push(reservedMicroUsd);
      },
    })
    .then(
      (draft) => ({ draft, error: undefined }),
      (error: unknown) => ({ draft: undefined, error }),
    );
  return { ...outcome, records, reserved, sleeps, outcomes: records.map((record) => record.outcome) };
}
type Run = {
  brief: ReturnType<typeof briefWith>;
  signal: AbortSignal;
  reserve: (estimate: number) => Promise<boolean>;
};

describe('a draft from the model', () => {
  it('is valid and has its tokens, cost and time recorded', async () => {
    const { draft, records, reserved } = await drafting('ok');
    expect(planSchema.safeParse(draft?.plan).success).toBe(true);
    expect(records).toEqual([
      {
        attempt: 1,
        model: 'test-model',
        outcome: 'ok',
        inputTokens: fakeUsage.prompt_tokens,
        outputTokens: fakeUsage.completion_tokens,
        costMicroUsd: fakeUsage.prompt_tokens + 2 * fakeUsage.completion_tokens,
        durationMs: 0,
        detail: undefined,
      },
    ]);
    expect(reserved[0]).toBeGreaterThan(16_000);
  });

  it('requests strict output without keywords that servers refuse, and opts out of storage', async () => {
    await drafting('ok');
    const body = fake.requests[0]?.json;
    expect(body).toMatchObject({ store: false, temperature: 0.5, response_format: { json_schema: { strict: true } } });
    expect(body?.max_completion_tokens).toBeGreaterThan(4_000);
    expect(JSON.stringify(body?.response_format)).not.toMatch(/"(min|max)(Length|Items)"|"pattern"|"default"/);
  });

  it.each([
    ['gpt-5-mini', { reasoning_effort: 'low' }],
    ['o4-mini', { reasoning_effort: 'low' }],
    ['gpt-5-chat-latest', {}],
  ])('sets no temperature for %s', async (model, expected) => {
    await drafting('ok', { model });
    const body = fake.requests[0]?.json;
    expect(body).not.toHaveProperty('temperature');
    expect(body).toMatchObject(expected);
  });

  it('works for a business in no known trade', async () => {
    expect((await drafting('ok', {}, { brief: generalBrief() })).draft).toBeDefined();
  });
});

describe('failures', () => {
  const three = <T>(value: T) => [value, value, value];
  it.each<[FakeMode | FakeMode[], AttemptOutcome[]]>([
    ['rate_limited', three('rate_limited')],
    ['server_error', three('server_error')],
    ['cut', three('connection')],
    ['no_credit', ['rejected']],
    ['wrong_key', ['rejected']],
    ['refusal', ['refused']],
    ['content_filter', ['refused']],
    ['too_long', ['invalid']],
    ['garbage', ['invalid', 'invalid']],
    ['prose', ['invalid', 'invalid']],
    ['schema_miss', ['invalid', 'invalid']],
    ['huge', ['invalid', 'invalid']],
    ['redirect', three('connection')],
    [
      ['schema_miss', 'server_error', 'schema_miss'],
      ['invalid', 'server_error', 'invalid'],
    ],
  ])('%j fails after %j', async (mode, expected) => {
    const { draft, error, outcomes } = await drafting(mode);
    expect(draft).toBeUndefined();
    expect(outcomes).toEqual(expected);
    expect(error).toBeInstanceOf(LlmError);
    expect(error).toMatchObject({ outcome: expected.at(-1), attempts: expected.length });
    expect(fake.requests).toHaveLength(expected.length);
  });

  it.each<[FakeMode[], AttemptOutcome[]]>([
    [['repaired'], ['invalid', 'ok']],
    [
      ['server_error', 'rate_limited', 'ok'],
      ['server_error', 'rate_limited', 'ok'],
    ],
    [
      ['cut', 'ok'],
      ['connection', 'ok'],
    ],
    [
      ['garbage', 'server_error', 'ok'],
      ['invalid', 'server_error', 'ok'],
    ],
  ])('%j recovers', async (mode, expected) => {
    const { draft, outcomes } = await drafting(mode);
    expect(outcomes).toEqual(expected);
    expect(draft).toBeDefined();
  });

  it('tells the model only the path and message of each issue', async () => {
    await drafting('repaired');
    const [first, second] = fake.requests.map((request) => request.json?.messages ?? []);
    expect(second?.slice(0, 2)).toEqual(first);
    expect(second).toHaveLength(3);
    expect(second?.[2]?.content).toContain('targetAudience: Invalid input');
    expect(second?.[2]?.content).not.toContain('sell more');
  });

  it.each<FakeMode>(['hang', 'hang_body', { slow: 500 }])(
    '%j times out, and is tried again while there is time',
    async (mode) => {
      const twice = await drafting([mode, 'ok'], { timeoutMs: 150, totalMs: 400 });
      expect(twice.outcomes).toEqual(['timeout', 'ok']);
      const { error, outcomes } = await drafting(mode, { timeoutMs: 40, totalMs: 40, now: () => performance.now() });
      expect(outcomes).toEqual(['timeout']);
      expect(error).toMatchObject({ outcome: 'timeout' });
    },
  );

  it('gives a late attempt only the remaining time', async () => {
    let clock = 0;
    const sleep = async () => {
      clock = 59_900;
    };
    const times = { timeoutMs: 60_000, totalMs: 60_000 };
    const { outcomes } = await drafting(['server_error', 'hang'], { ...times, now: () => clock, sleep });
    expect(outcomes).toEqual(['server_error', 'timeout']);
  });

  it('reports an unreachable endpoint as a connection error at no cost', async () => {
    const gone = await startFakeOpenAi();
    await gone.close();
    const { records } = await drafting('ok', { baseUrl: gone.baseUrl, maxAttempts: 1 });
    expect(records).toMatchObject([{ outcome: 'connection', detail: 'ECONNREFUSED', costMicroUsd: 0 }]);
  });

  it('keeps the reservation when usage is unknown and charges nothing for rejected calls', async () => {
    const cut = await drafting('cut', { maxAttempts: 1 });
    expect(cut.records[0]?.costMicroUsd).toBe(cut.reserved[0]);
    const refused = await drafting('wrong_key');
    expect(refused.records[0]).toMatchObject({ costMicroUsd: 0, detail: 'http 401 invalid_api_key' });
    const missed = await drafting('schema_miss', { maxAttempts: 1 });
    expect(missed.records[0]?.costMicroUsd).toBe(7_000);
  });
});

describe('retry delays', () => {
  it('grow with each attempt', async () => {
    const { sleeps } = await drafting('server_error');
    expect(sleeps).toEqual([250, 500]);
  });

  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after-ms': '1234', 'retry-after': '9' }, 1_234],
  ])('follow %j', async (headers, expected) => {
    const { sleeps, outcomes } = await drafting([{ rateLimited: headers }, 'ok']);
    expect(sleeps).toEqual([expected]);
    expect(outcomes).toEqual(['rate_limited', 'ok']);
  });

  it('fail immediately when the wait exceeds the remaining time', async () => {
    const { sleeps, error, outcomes } = await drafting([{ rateLimited: { 'retry-after': '60' } }, 'ok']);
    expect(sleeps).toEqual([]);
    expect(outcomes).toEqual(['rate_limited']);
    expect(error).toMatchObject({ outcome: 'rate_limited', attempts: 1 });
  });
});

describe('aborting', () => {
  it('sends nothing when the signal is already aborted', async () => {
    const { error, outcomes } = await drafting('ok', {}, { signal: AbortSignal.abort() });
    expect(error).toMatchObject({ outcome: 'aborted', attempts: 0 });
    expect(outcomes).toEqual([]);
    expect(fake.requests).toHaveLength(0);
  });

  it('cancels a running call and settles its cost', async () => {
    const controller = new AbortController();
    const going = drafting('hang', {}, { signal: controller.signal });
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    controller.abort();
    const { error, outcomes } = await going;
    expect(outcomes).toEqual(['aborted']);
    expect(error).toMatchObject({ outcome: 'aborted', attempts: 1 });
  });

  it('cuts a retry delay short', async () => {
    const controller = new AbortController();
    const going = drafting('rate_limited', { sleep: undefined }, { signal: controller.signal });
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    setTimeout(() => controller.abort(), 20);
    expect((await going).error).toMatchObject({ outcome: 'aborted', attempts: 1 });
  });

  it('reserves budget before each attempt and stops without a call when there is none', async () => {
    const none = await drafting('ok', {}, { reserve: async () => false });
    expect(none.error).toMatchObject({ outcome: 'over_budget', attempts: 0 });
    expect(fake.requests).toHaveLength(0);

    const answers = [true, false];
    const once = await drafting('server_error', {}, { reserve: async () => answers.shift() ?? false });
    expect(once.error).toMatchObject({ outcome: 'over_budget', attempts: 1 });
    expect(once.outcomes).toEqual(['server_error']);
  });
});

describe('requests and replies', () => {
  it('never contain the name, email, phone or website path', async () => {
    await drafting('repaired');
    await drafting('ok', {}, { brief: generalBrief() });
    expect(fake.requests).toHaveLength(3);
    for (const { body } of fake.requests) {
      for (const canary of Object.values(canaries)) expect(body).not.toContain(canary);
      expect(body).not.toMatch(/canary|0142/i);
      expect(body).toContain('harborlane.example');
    }
  });

  it("record neither the key, the prompt nor the vendor's text", async () => {
    for (const mode of ['wrong_key', 'server_error', 'schema_miss', 'obey_injection'] as const) {
      const { records, error } = await drafting(mode);
      const told = JSON.stringify(records) + String(error) + JSON.stringify(error ?? null);
      expect(told).not.toMatch(/sk-|Secret-looking|Harbor|sell more/);
    }
  });

  it('are cleaned when a reply followed an injection', { tags: ['check-59'] }, async () => {
    const { draft } = await drafting('obey_injection');
    const text = JSON.stringify(draft);
    expect(planSchema.safeParse(draft?.plan).success).toBe(true);
    const hostile =
      /[<>`\u200b-\u200f\u202a-\u202e\u2066-\u2069]|\]\(|javascript:|data:|https?:|\*\*|onerror|HYPERLINK\("http/g;
    expect(text).not.toMatch(hostile);
    expect(text).not.toContain(beaconHost);
    expect(text).not.toMatch(/polluted|systemPrompt|"admin"/);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(draft?.plan.aiTools.length).toBeLessThanOrEqual(8);
    expect(draft?.plan.contentStrategy.text).toMatch(/^pixel Publish one answered question every week\./);
  });

  it('print nothing', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    for (const mode of ['ok', 'server_error', 'garbage', 'cut'] as const) await drafting(mode);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});
