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

/** What either call fails with. */
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

it('without a key there is no voice', () => {
  expect(createSpeech(undefined)).toBeUndefined();
});

it('sends a recording as a file and a text as it is, once', async () => {
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

describe('what goes wrong', () => {
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
    // Nothing is tried again.
    expect(fake.heard.length).toBe(2);
  });

  it('silence is no text, and no sound is a failure', async () => {
    fake.setMode('empty');
    expect(await speech().transcribe(webm)).toBe('');
    await expect(speech().speak('Read this.', 'alloy')).rejects.toMatchObject({ outcome: 'invalid' });
  });

  it('an answer that does not come is waited for only so long', async () => {
    for (const error of await failuresOf('hang', speech(50))) expect(error).toMatchObject({ outcome: 'timeout' });
  });

  it('nobody waits any more', async () => {
    const gone = new AbortController();
    const failing = failuresOf('hang', speech(), gone.signal);
    gone.abort();
    expect(await failing).toMatchObject([{ outcome: 'aborted' }]);
  });

  it('nothing listens there', async () => {
    const gone = await startFakeAudio();
    await gone.close();
    const port = createOpenAiSpeech({ apiKey, baseUrl: gone.baseUrl });
    for (const error of await failuresOf('ok', port))
      expect(error).toMatchObject({ outcome: 'connection', mayHaveCost: false });
  });
});

it('longer costs more', () => {
  const { transcriptCost, speechCost } = speech();
  expect([0, 1, 60].map((seconds) => transcriptCost(seconds))).toEqual([100, 100, 6_000]);
  expect(speechCost('x'.repeat(1_000))).toBe(17_000);
});
