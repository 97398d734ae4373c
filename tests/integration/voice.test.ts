/** Speaking to the assistant and hearing it, with a provider that does everything wrong that one can do wrong. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearOldClips } from '../../server/features/voice/service.ts';
import type { Serving } from '../../server/serve.ts';
import { chatScript } from '../../shared/domain/chat-script.ts';
import { voiceLimits } from '../../shared/domain/voice.ts';
import { messageFor } from '../../shared/schemas/chat.ts';
import { startFakeAudio, type AudioMode, type FakeAudio } from '../fakes/openai-audio.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { createMailWriter } from '../helpers/mail-writer.ts';
import { createAdmin } from '../helpers/members.ts';
import { recording } from '../helpers/recordings.ts';
import { createVisitor, startSite, type Answer, type Visitor } from '../helpers/site.ts';

let database: TestDatabase;
let provider: FakeAudio;
let site: Serving;
const provided = () => ({ OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl });

beforeAll(async () => {
  database = await createDatabase();
  provider = await startFakeAudio();
  // A budget that the quotas of many visitors do not reach.
  const env = { ...provided(), AI_DAILY_BUDGET_USD: '1000' };
  site = await startSite({ databaseUrl: database.url, role: 'web', env });
});
beforeEach(() => provider.setMode('ok'));
afterAll(async () => {
  await site?.stop();
  await provider?.close();
  await database?.drop();
});

async function somebody(at = site): Promise<Visitor> {
  const visitor = createVisitor(at.address);
  await visitor.api.chat.start.mutate({});
  return visitor;
}
const audio = recording(3).toString('base64');
const hear = (visitor: Visitor) => visitor.call('voice.transcribe', 'mutation', { audio });
const say = (visitor: Visitor, text: string, voice = 'alloy') =>
  visitor.call('voice.speak', 'mutation', { text, voice });

/** So many calls, a few at a time. Whoever finds no room comes again, as the answer says. */
async function each<Item>(items: readonly Item[], call: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const left = [...items];
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) {
        let answer = await call(item);
        while (answer.status === 503) answer = await call(item);
        answers.push(answer);
      }
    }),
  );
  return answers;
}
const withStatus = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const numbered = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index}.`);

/** Money of today, and what the ledger's lines come to. */
async function money() {
  const [row] = await database.query<{ reserved: number; spent: number; booked: number; lines: number }>(
    `select coalesce(sum(reserved_micro_usd), 0)::float8 as reserved, coalesce(sum(spent_micro_usd), 0)::float8 as spent,
       (select coalesce(sum(cost_micro_usd), 0)::float8 from generation_attempts) as booked,
       (select count(*)::int from generation_attempts) as lines
     from ai_budget_days`,
  );
  return row!;
}

describe('with a provider', () => {
  it('a recording becomes text, and a text sound', async () => {
    const visitor = await somebody();
    expect(await visitor.api.voice.status.query()).toEqual({ isReady: true });
    expect((await hear(visitor)).data).toEqual({ text: 'Coral Bay Coffee' });
    expect(provider.heard.at(-1)).toMatchObject({
      kind: 'transcript',
      form: { file: `recording.webm, ${recording(3).length} bytes`, response_format: 'json' },
    });
    const { audioContent } = await visitor.api.voice.speak.mutate({ text: 'What is it called?', voice: 'alloy' });
    const mp3 = Buffer.from(audioContent, 'base64');
    expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
    expect(provider.heard.at(-1)!.json).toMatchObject({
      input: 'What is it called?',
      voice: 'alloy',
      response_format: 'mp3',
    });
  });

  it('nothing said is no text', async () => {
    provider.setMode('empty');
    expect((await hear(await somebody())).data).toEqual({ text: '' });
  });

  const failures: AudioMode[] = ['rate_limited', 'server_error', 'wrong_key', 'cut', 'garbage', 'huge'];
  it.each(failures)('that fails (%s), both say so and nothing more', async (mode) => {
    const visitor = await somebody();
    provider.setMode(mode);
    const text = `Is it ${JSON.stringify(mode)}?`;
    for (const answer of [await hear(visitor), await say(visitor, text)]) {
      expect(answer).toMatchObject({ status: 503, appCode: 'UNAVAILABLE' });
      expect(answer.message).toMatch(/^Voice is not available at the moment/);
    }
    // A failure is not kept.
    provider.setMode('ok');
    expect((await say(visitor, text)).status).toBe(200);
  });
});

describe('what is read aloud', () => {
  it('is any short text, and of long ones the assistant’s own', async () => {
    const visitor = await somebody();
    const { id, revision } = (await visitor.api.chat.current.query())!;
    const answer = 'What exactly do I get?';
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'greeting', value: answer });
    const long = chatScript
      .map((step) => messageFor(step.id, { greeting: answer }))
      .filter((message) => message.length > voiceLimits.maxOtherSpeechCharacters);
    expect(long.length).toBeGreaterThan(0);
    for (const message of long) expect((await say(visitor, message)).status).toBe(200);
    // Somebody who asked something else is not told that.
    expect((await say(await somebody(), long[0]!)).status).toBe(400);
    const before = provider.count('speech');
    expect((await say(visitor, 'My own long text. '.repeat(20))).status).toBe(400);
    expect((await say(visitor, `${long[0]!} And more.`)).status).toBe(400);
    expect(provider.count('speech')).toBe(before);
    expect((await say(visitor, 'x'.repeat(voiceLimits.maxOtherSpeechCharacters))).status).toBe(200);
  });

  it('is paid for once, whoever asks and however many at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => somebody()));
    provider.setMode({ slow: 200 });
    const before = provider.count('speech');
    const text = 'The same for everybody.';
    const answers = await Promise.all([...visitors, ...visitors].map((visitor) => say(visitor, text)));
    expect(withStatus(answers, 200)).toBe(40);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    // It stays, also when the provider is gone.
    provider.setMode('server_error');
    expect((await say(visitors[0]!, text)).status).toBe(200);
    expect(provider.count('speech')).toBe(before + 1);
  });

  it('goes after a week', async () => {
    const visitor = await somebody();
    const [text, other] = ['An old one.', 'A new one.'];
    for (const each of [text, other]) await say(visitor, each);
    await database.query(
      `update speech_clips set created_at = now() - interval '8 days'
       where created_at = (select created_at from speech_clips order by created_at desc offset 1 limit 1)`,
    );
    const { deps, close } = createMailWriter({ databaseUrl: database.url });
    expect(await clearOldClips(deps)).toBe(1);
    expect(await clearOldClips(deps)).toBe(0);
    await close();
    const before = provider.count('speech');
    await say(visitor, other);
    expect(provider.count('speech')).toBe(before);
    await say(visitor, text);
    expect(provider.count('speech')).toBe(before + 1);
  });
});

describe('a day’s share', () => {
  it('of recordings is exact, however many are sent at once', async () => {
    const visitor = await somebody();
    const before = provider.count('transcript');
    const answers = await each(numbered(voiceLimits.transcriptsPerDay + 15, ''), () => hear(visitor));
    expect(withStatus(answers, 200)).toBe(voiceLimits.transcriptsPerDay);
    expect(withStatus(answers, 429)).toBe(15);
    expect(provider.count('transcript') - before).toBe(voiceLimits.transcriptsPerDay);
    // Somebody else has their own.
    expect((await hear(await somebody())).status).toBe(200);
  });

  it('of readings is exact, in two thousand calls that try everything', async () => {
    const [first, second, third] = await Promise.all([somebody(), somebody(), somebody()]);
    const before = provider.count('speech');
    const counts = { 200: 0, 400: 0, 429: 0 };
    const play = async (texts: readonly string[], call: (text: string) => Promise<Answer>) => {
      const answers = await each(texts, call);
      for (const status of [200, 400, 429] as const) counts[status] += withStatus(answers, status);
      return answers;
    };
    const most = voiceLimits.speechesPerDay;
    const ofFirst = await play(numbered(500, 'Text of the first'), (text) => say(first, text));
    expect(withStatus(ofFirst, 200)).toBe(most);
    expect(withStatus(ofFirst, 429)).toBe(500 - most);
    const ofSecond = await play(numbered(500, 'Text of the second'), (text) => say(second, text));
    expect(withStatus(ofSecond, 200)).toBe(most);
    expect(provider.count('speech') - before).toBe(2 * most);
    // What is kept costs no share: the third hears one text as often as it likes, the first one what it heard before.
    const again = await play(Array<string>(400).fill('Text of the third.'), (text) => say(third, text));
    expect(withStatus(again, 200)).toBe(400);
    const voices = ['echo', 'nova', 'ALLOY', 'alloy ', '', 'custom'];
    await play(numbered(400, 'Other voice'), (text) =>
      say(third, text, voices[Number(/\d+/.exec(text)) % voices.length]),
    );
    await play(numbered(200, 'A long text of nobody. '.repeat(20)), (text) => say(third, text));
    const reached = provider.count('speech') - before;
    expect(reached).toBe(2 * most + 1);
    expect(counts).toEqual({ 200: 2 * most + 400, 400: 600, 429: 2 * (500 - most) });
    const voicesHeard = new Set(provider.heard.flatMap(({ json }) => (json ? [json.voice] : [])));
    expect([...voicesHeard]).toEqual(['alloy']);
    figure(
      65,
      `2,000 calls: ${reached} reached the provider (share ${most} each), ${counts[429]} over the share, ` +
        `${counts[400]} with another voice or too long, 0 other voices reached it`,
    );
  }, 600_000);

  it('of one does not end somebody else’s, who asks for the same at the same time', async () => {
    const [spent, fresh] = await Promise.all([somebody(), somebody()]);
    await each(numbered(voiceLimits.speechesPerDay, 'To the last one'), (text) => say(spent, text));
    const texts = numbered(10, 'At the same time');
    const pairs = await Promise.all(texts.map((text) => Promise.all([say(spent, text), say(fresh, text)])));
    // Whoever has nothing left may hear what another one pays for.
    for (const [ofSpent, ofFresh] of pairs) {
      expect([200, 429]).toContain(ofSpent.status);
      expect(ofFresh.status).toBe(200);
    }
    expect((await say(spent, 'Not heard before.')).status).toBe(429);
  });
});

describe('money', () => {
  it('is booked for each call, and nothing stays set aside', async () => {
    const before = await money();
    expect(before.reserved).toBe(0);
    expect(before.spent).toBe(before.booked);
    const visitor = await somebody();
    const canary = 'canary-7c1f';
    provider.setTranscript(canary);
    expect((await hear(visitor)).data).toEqual({ text: canary });
    provider.setTranscript('Coral Bay Coffee');
    await say(visitor, `${canary} aloud`);
    // The provider does not charge for what it refuses.
    provider.setMode('rate_limited');
    await say(visitor, `${canary} refused`);
    provider.setMode('ok');
    const after = await money();
    expect(after).toEqual({
      reserved: 0,
      spent: after.booked,
      booked: before.booked + 300 + 17 * `${canary} aloud`.length,
      lines: before.lines + 3,
    });
    // The desk tells them from calls for profiles whose account is gone.
    const { visitor: admin } = await createAdmin(database, site.address);
    const { items } = await admin.api.admin.operations.ai.query({ days: 7 });
    expect(items.slice(0, 3).map(({ kind, outcome }) => ({ kind, outcome }))).toEqual([
      { kind: 'voice', outcome: 'rate_limited' },
      { kind: 'voice', outcome: 'ok' },
      { kind: 'voice', outcome: 'ok' },
    ]);
    // What was said stands nowhere.
    for (const table of ['generation_attempts', 'speech_clips', 'limit_buckets']) {
      const rows = await database.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(canary);
    }
  });

  it('that is spent for today ends it for today, and nothing is sent', async () => {
    const poor = await startSite({
      databaseUrl: database.url,
      role: 'web',
      env: { ...provided(), AI_DAILY_BUDGET_USD: '0.0001' },
    });
    const visitor = await somebody(poor);
    const before = provider.heard.length;
    for (const answer of [await hear(visitor), await say(visitor, 'For nothing.')])
      expect(answer).toMatchObject({
        status: 503,
        appCode: 'UNAVAILABLE',
        message: expect.stringContaining('resting') as string,
      });
    expect(provider.heard.length).toBe(before);
    await poor.stop();
  });
});

it('without a provider, both say that there is no voice, and the chat goes on', async () => {
  const mute = await startSite({ databaseUrl: database.url, role: 'web' });
  const visitor = await somebody(mute);
  expect(await visitor.api.voice.status.query()).toEqual({ isReady: false });
  for (const answer of [await hear(visitor), await say(visitor, 'Hello.')]) {
    expect(answer).toMatchObject({ status: 503, appCode: 'UNAVAILABLE' });
    expect(answer.message).toMatch(/^Voice is not available on this site/);
  }
  expect(await visitor.api.chat.current.query()).not.toBeNull();
  await mute.stop();
});

it('a browser without a conversation is asked to begin one', async () => {
  const visitor = createVisitor(site.address);
  const before = provider.heard.length;
  for (const answer of [await hear(visitor), await say(visitor, 'Hello.')])
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(provider.heard.length).toBe(before);
});
