/** Speaking to the assistant and listening to it, with a provider that fails in every way. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearOldClips } from '#server/features/chat/voice/service.ts';
import { chatScript } from '#shared/domain/chat-script.ts';
import { voiceLimits } from '#shared/domain/voice.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { startFakeAudio, type AudioMode } from '#tests/fakes/openai-audio.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { recording } from '#tests/helpers/recordings.ts';
import { createVisitor, startSite, type Answer, type Visitor } from '#tests/helpers/site.ts';

const provider = closing(await startFakeAudio());
const provided = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl };
// A budget that many visitors' quotas don't exhaust.
const { database, site } = await openSite({ role: 'web', env: { ...provided, AI_DAILY_BUDGET_USD: '1000' } });
beforeEach(() => provider.setMode('ok'));

async function newVisitor(at = site): Promise<Visitor> {
  const visitor = createVisitor(at.address);
  await visitor.api.chat.start.mutate({});
  return visitor;
}
const audio = recording(3).toString('base64');
const hear = (visitor: Visitor) => visitor.call('voice.transcribe', 'mutation', { audio });
const say = (visitor: Visitor, text: string, voice = 'alloy') =>
  visitor.call('voice.speak', 'mutation', { text, voice });

/** Makes calls a few at a time; one refused for lack of capacity is retried as the answer says. */
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

/** Reads today's spending, and the total of the ledger's lines. */
async function money() {
  const [row] = await database.query<{ reserved: number; spent: number; booked: number; lines: number }>(
    `select coalesce(sum(reserved_micro_usd), 0)::float8 as reserved, coalesce(sum(spent_micro_usd), 0)::float8 as spent,
       (select coalesce(sum(cost_micro_usd), 0)::float8 from model_calls) as booked,
       (select count(*)::int from model_calls) as lines
     from ai_budget_days`,
  );
  return row!;
}

describe('the provider', () => {
  it('turns a recording into text, and a text into sound', async () => {
    const visitor = await newVisitor();
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

  it('answers silence with an empty text', async () => {
    provider.setMode('empty');
    expect((await hear(await newVisitor())).data).toEqual({ text: '' });
  });

  const failures: AudioMode[] = ['rate_limited', 'server_error', 'wrong_key', 'cut', 'garbage', 'huge'];
  it.each(failures)('shows only that voice is not available when it fails: %s', async (mode) => {
    const visitor = await newVisitor();
    provider.setMode(mode);
    const text = `Is it ${JSON.stringify(mode)}?`;
    for (const answer of [await hear(visitor), await say(visitor, text)]) {
      expect(answer).toMatchObject({ status: 503, appCode: 'UNAVAILABLE' });
      expect(answer.message).toMatch(/^Voice isn’t available right now/);
    }
    // Failures aren't cached.
    provider.setMode('ok');
    expect((await say(visitor, text)).status).toBe(200);
  });
});

describe('a spoken text', () => {
  it('is read aloud if it is short, or one of the assistant’s own', async () => {
    const visitor = await newVisitor();
    const { id, revision } = (await visitor.api.chat.current.query())!;
    const answer = ['what_do_i_get'];
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'greeting', value: answer });
    const long = chatScript
      .map((step) => messageFor(step.id, { greeting: answer }))
      .filter((message) => message.length > voiceLimits.maxOtherSpeechCharacters);
    expect(long.length).toBeGreaterThan(0);
    for (const message of long) expect((await say(visitor, message)).status).toBe(200);
    // Visitors with a different conversation can't have it read.
    expect((await say(await newVisitor(), long[0]!)).status).toBe(400);
    const before = provider.count('speech');
    expect((await say(visitor, 'My own long text. '.repeat(20))).status).toBe(400);
    expect((await say(visitor, `${long[0]!} And more.`)).status).toBe(400);
    expect(provider.count('speech')).toBe(before);
    expect((await say(visitor, 'x'.repeat(voiceLimits.maxOtherSpeechCharacters))).status).toBe(200);
  });

  it('is paid for once, however many visitors ask for it at the same moment', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => newVisitor()));
    provider.setMode({ slow: 200 });
    const before = provider.count('speech');
    const text = 'The same for all.';
    const answers = await Promise.all([...visitors, ...visitors].map((visitor) => say(visitor, text)));
    expect(withStatus(answers, 200)).toBe(40);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    // It stays available even when the provider is down.
    provider.setMode('server_error');
    expect((await say(visitors[0]!, text)).status).toBe(200);
    expect(provider.count('speech')).toBe(before + 1);
  });

  it('is deleted after a week', async () => {
    const visitor = await newVisitor();
    const [text, other] = ['An old one.', 'A new one.'];
    for (const each of [text, other]) await say(visitor, each);
    await database.query(
      `update speech_clips set created_at = now() - interval '8 days'
       where created_at = (select created_at from speech_clips order by created_at desc offset 1 limit 1)`,
    );
    const { deps, close } = createMailWriter({ databaseUrl: database.url });
    // A process with a wrong clock deletes nothing that is recent by the database's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3600 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await clearOldClips(deps)).toBe(1);
    expect(await clearOldClips(deps)).toBe(0);
    vi.useRealTimers();
    await close();
    const before = provider.count('speech');
    await say(visitor, other);
    expect(provider.count('speech')).toBe(before);
    await say(visitor, text);
    expect(provider.count('speech')).toBe(before + 1);
  });
});

describe("a visitor's daily share", () => {
  it('is exact for recordings sent together, and separate for each visitor', async () => {
    const visitor = await newVisitor();
    const before = provider.count('transcript');
    const answers = await each(numbered(voiceLimits.transcriptsPerDay + 15, ''), () => hear(visitor));
    expect(withStatus(answers, 200)).toBe(voiceLimits.transcriptsPerDay);
    expect(withStatus(answers, 429)).toBe(15);
    expect(provider.count('transcript') - before).toBe(voiceLimits.transcriptsPerDay);
    expect((await hear(await newVisitor())).status).toBe(200);
  });

  it(
    "is exact for readings, isn't charged for cached texts, and is separate for each visitor",
    { tags: ['check-65'] },
    async () => {
      const [spent, fresh] = await Promise.all([newVisitor(), newVisitor()]);
      const before = provider.count('speech');
      const most = voiceLimits.speechesPerDay;
      const texts = numbered(most + 15, 'Text of one');
      const answers = await each(texts, (text) => say(spent, text));
      expect([withStatus(answers, 200), withStatus(answers, 429)]).toEqual([most, 15]);
      expect(provider.count('speech') - before).toBe(most);
      // The last one was requested first.
      const again = await each(Array<string>(30).fill(texts.at(-1)!), (text) => say(fresh, text));
      expect(withStatus(again, 200)).toBe(30);
      for (const voice of ['echo', 'ALLOY', 'alloy ', '', 'custom'])
        expect((await say(fresh, 'Other voice', voice)).status, voice).toBe(400);
      const reached = provider.count('speech') - before;
      const voices = [...new Set(provider.heard.flatMap(({ json }) => (json ? [json.voice] : [])))];
      expect([reached, voices]).toEqual([most, ['alloy']]);

      // In parallel with a visitor who has used up theirs, one with a share left is still read to.
      const pairs = await Promise.all(
        numbered(10, 'Together').map((text) => Promise.all([say(spent, text), say(fresh, text)])),
      );
      for (const [ofSpent, ofFresh] of pairs) {
        // A visitor without a share may listen to what another one pays for.
        expect([200, 429]).toContain(ofSpent.status);
        expect(ofFresh.status).toBe(200);
      }
      expect((await say(spent, 'Not heard before.')).status).toBe(429);
    },
  );
});

describe('the voice budget', () => {
  it('is charged for each call, and nothing stays reserved', async () => {
    const before = await money();
    expect(before.reserved).toBe(0);
    expect(before.spent).toBe(before.booked);
    const visitor = await newVisitor();
    const canary = 'canary-7c1f';
    provider.setTranscript(canary);
    expect((await hear(visitor)).data).toEqual({ text: canary });
    provider.setTranscript('Coral Bay Coffee');
    await say(visitor, `${canary} aloud`);
    // The provider doesn't charge for refused calls.
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
    // The admin area distinguishes these from profile calls of deleted accounts.
    const { visitor: admin } = await createAdmin(database, site.address);
    const { items } = await admin.api.admin.operations.ai.query({ days: 7 });
    expect(items.slice(0, 3).map(({ kind, outcome }) => ({ kind, outcome }))).toEqual([
      { kind: 'voice', outcome: 'rate_limited' },
      { kind: 'voice', outcome: 'ok' },
      { kind: 'voice', outcome: 'ok' },
    ]);
    // Spoken words aren't stored anywhere.
    for (const table of ['model_calls', 'speech_clips', 'limit_buckets']) {
      const rows = await database.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(canary);
    }
  });

  it('turns voice off for the day once it is spent, and sends nothing', async () => {
    const poor = await startSite({
      databaseUrl: database.url,
      role: 'web',
      env: { ...provided, AI_DAILY_BUDGET_USD: '0.0001' },
    });
    const visitor = await newVisitor(poor);
    const before = provider.heard.length;
    for (const answer of [await hear(visitor), await say(visitor, 'For nothing.')])
      expect(answer).toMatchObject({
        status: 503,
        appCode: 'UNAVAILABLE',
        message: expect.stringContaining('for the rest of today') as string,
      });
    expect(provider.heard.length).toBe(before);
    await poor.stop();
  });
});

it('reports voice as unavailable without a provider, and the chat continues', async () => {
  const mute = await startSite({ databaseUrl: database.url, role: 'web' });
  const visitor = await newVisitor(mute);
  expect(await visitor.api.voice.status.query()).toEqual({ isReady: false });
  for (const answer of [await hear(visitor), await say(visitor, 'Hello.')]) {
    expect(answer).toMatchObject({ status: 503, appCode: 'UNAVAILABLE' });
    expect(answer.message).toMatch(/^Voice isn’t available on this site/);
  }
  expect(await visitor.api.chat.current.query()).not.toBeNull();
  await mute.stop();
});
