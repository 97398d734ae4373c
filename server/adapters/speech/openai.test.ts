import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeAudio, type AudioMode, type FakeAudio } from '#tests/fakes/openai-audio.ts';
import { recording } from '#tests/helpers/recordings.ts';
import { createSpeech } from './index.ts';
import { createOpenAiSpeech } from './openai.ts';
import { SpeechError } from './port.ts';

const apiKey = 'sk-test-key-never-recorded';
let fake: FakeAudio;
beforeAll(async () => {
  fake = await startFakeAudio();
});
afterAll(() => fake.close());

const webm = recording(2);
const speech = (timeoutMs?: number) =>
  createOpenAiSpeech({ apiKey, baseUrl: fake.baseUrl, ...(timeoutMs ? { timeoutMs } : {}) });

/** Returns the errors of both calls. */
async function failuresOf(mode: AudioMode, port = speech(), signal?: AbortSignal): Promise<SpeechError[]> {
  fake.setMode(mode);
  const calls = [port.transcribe(webm, signal), ...(signal ? [] : [port.speak('Read this.', 'alloy')])];
  const errors = await Promise.all(calls.map((call) => call.then(() => undefined).catch((error: unknown) => error)));
  for (const error of errors) {
    expect(error).toBeInstanceOf(SpeechError);
    expect(String(error)).not.toMatch(/sk-|Read this|Secret/);
  }
  return errors as SpeechError[];
}

it('has no voice without a key', () => {
  expect(createSpeech(undefined)).toBeUndefined();
});

it('sends a recording as a file and a text unchanged, once', async () => {
  fake.setMode('ok');
  fake.heard.length = 0;
  expect(await speech().transcribe(webm)).toBe('Coral Bay Coffee');
  expect((await speech().speak('Read this.', 'alloy')).length).toBeGreaterThan(1_000);
  const { transcriptModel, speechModel } = speech();
  expect(fake.heard.map(({ form, json }) => form ?? json)).toEqual([
    { file: `recording.webm, ${webm.length} bytes`, model: transcriptModel, response_format: 'json' },
    { model: speechModel, voice: 'alloy', input: 'Read this.', response_format: 'mp3' },
  ]);
  expect(fake.heard[0]!.headers.authorization).toBe(`Bearer ${apiKey}`);
});

describe('failures', () => {
  it.each([
    ['rate_limited', 'rate_limited', false],
    ['server_error', 'server_error', false],
    ['wrong_key', 'rejected', false],
    ['cut', 'connection', true],
    ['garbage', 'invalid', true],
    ['huge', 'invalid', true],
  ] as const)('%s is %s, and whether it may have cost something is %s', async (mode, outcome, mayHaveCost) => {
    fake.heard.length = 0;
    for (const error of await failuresOf(mode)) expect(error).toMatchObject({ outcome, mayHaveCost });
    // There are no retries.
    expect(fake.heard.length).toBe(2);
  });

  it('treat silence as empty text and missing sound as an error', async () => {
    fake.setMode('empty');
    expect(await speech().transcribe(webm)).toBe('');
    await expect(speech().speak('Read this.', 'alloy')).rejects.toMatchObject({ outcome: 'invalid' });
  });

  it('stop waiting for a reply at the timeout', async () => {
    for (const error of await failuresOf('hang', speech(50))) expect(error).toMatchObject({ outcome: 'timeout' });
  });

  it('include an aborted request', async () => {
    const gone = new AbortController();
    const failing = failuresOf('hang', speech(), gone.signal);
    gone.abort();
    expect(await failing).toMatchObject([{ outcome: 'aborted' }]);
  });

  it('include an unreachable server', async () => {
    const gone = await startFakeAudio();
    await gone.close();
    const port = createOpenAiSpeech({ apiKey, baseUrl: gone.baseUrl });
    for (const error of await failuresOf('ok', port))
      expect(error).toMatchObject({ outcome: 'connection', mayHaveCost: false });
  });
});

it('estimates a higher cost for longer input', () => {
  const { transcriptCost, speechCost } = speech();
  expect([0, 1, 60].map((seconds) => transcriptCost(seconds))).toEqual([100, 100, 6_000]);
  expect(speechCost('x'.repeat(1_000))).toBe(17_000);
});
