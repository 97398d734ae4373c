/** Recordings that are none: too large, too long, too many, badly made. Each is refused, and the next good one is heard. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { startFakeAudio, type FakeAudio } from '../fakes/openai-audio.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { ebmlHead, recording } from '../helpers/recordings.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';

const timesEach = 100;
const path = '/trpc/voice.transcribe';
type Answer = number | 'cut off';
/** By what a bomb may be refused. A sender that is still sending when the line is cut sees no answer. */
const refusals: readonly Answer[] = [400, 401, 408, 413, 415, 429, 503, 'cut off'];

let database: TestDatabase;
let provider: FakeAudio;
let site: Serving;
/** Cookies of browsers with a conversation. */
let cookies: string[];

async function somebody(): Promise<Visitor> {
  const visitor = createVisitor(site.address);
  await visitor.api.chat.start.mutate({});
  return visitor;
}
const several = (count: number) => Promise.all(Array.from({ length: count }, somebody));

beforeAll(async () => {
  database = await createDatabase();
  provider = await startFakeAudio();
  site = await startSite({
    databaseUrl: database.url,
    role: 'web',
    env: { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl },
  });
  cookies = (await several(20)).map((visitor) => visitor.cookie());
});
afterAll(async () => {
  await site?.stop();
  await provider?.close();
  await database?.drop();
});

type Bomb = {
  /** What it is refused with when there is room. */
  by: 400 | 401 | 413 | 415;
  path?: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  /** Without content-length. */
  chunked?: boolean;
};

const said = (audio: unknown) => JSON.stringify({ audio });
const good = recording(3);
const base64 = good.toString('base64');
const two = JSON.stringify({ 0: { audio: base64 }, 1: { audio: base64 } });
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(2_000)]);
// One piece of memory for all senders.
const huge = Buffer.from(said('A'.repeat(25_000_000)));
const large = Buffer.from(said('A'.repeat(3 * 1024 * 1024)));

const kinds: Record<string, Bomb> = {
  '25 MB of base64': { by: 413, body: huge },
  '25 MB without a length': { by: 413, body: huge, chunked: true },
  'a little more than may be': { by: 413, body: large },
  'base64 with other signs in it': { by: 400, body: said(`${base64.slice(0, 400)}!?${base64.slice(402)}`) },
  'base64 with its end missing': { by: 400, body: said(`${base64.slice(0, 401)}`) },
  'the wrong first bytes': {
    by: 400,
    body: said(Buffer.concat([Buffer.alloc(4, 1), good.subarray(4)]).toString('base64')),
  },
  'a zip': { by: 400, body: said(zip.toString('base64')) },
  'a head cut in the middle': { by: 400, body: said(good.subarray(0, 30).toString('base64')) },
  'a head and nothing behind it': {
    by: 400,
    body: said(Buffer.concat([ebmlHead(), Buffer.alloc(1_000)]).toString('base64')),
  },
  'two minutes': { by: 400, body: said(recording(120, { bytes: 30 }).toString('base64')) },
  nothing: { by: 400, body: '' },
  'an empty recording': { by: 400, body: said('') },
  'two in one request': { by: 400, path: `${path},voice.transcribe?batch=1`, body: two },
  'two in one request, in other letters': {
    by: 400,
    path: '/trpc/voice%2Etranscribe%2Cvoice.transcribe?batch=1',
    body: two,
  },
  'one beside another call': { by: 400, path: `/trpc/voice.speak,voice.transcribe?batch=1`, body: two },
  'a good one of nobody': { by: 401, body: said(base64), headers: { cookie: '' } },
  'a good one with a made-up cookie': {
    by: 401,
    body: said(base64),
    headers: { cookie: 'everglow-visitor=Fe26.2*1*made*up; everglow-session=Fe26.2*1*made*up' },
  },
  'a good one that is no JSON': { by: 415, body: good, headers: { 'content-type': 'audio/webm' } },
  'a form': { by: 415, body: `audio=${base64}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'a good one with more beside it': {
    by: 400,
    body: JSON.stringify({ audio: base64, model: 'whisper-1', userId: 'x' }),
  },
  'a list instead of a text': { by: 400, body: said([base64]) },
  'fifty thousand objects in each other': { by: 400, body: `${'{"audio":'.repeat(50_000)}1${'}'.repeat(50_000)}` },
  'half of a JSON': { by: 400, body: said(base64).slice(0, -200) },
  'bytes that are no text': { by: 400, body: randomBytes(20_000) },
  'what claims to be packed': { by: 415, body: said(base64), headers: { 'content-encoding': 'gzip' } },
};

let sent = 0;
/** Sends one bomb on a line of its own, from an address that has sent none. */
function drop(bomb: Bomb): Promise<Answer> {
  sent += 1;
  const from = `10.9.${(sent >> 8) & 255}.${sent & 255}`;
  return new Promise((resolve) => {
    const length = bomb.chunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(Buffer.byteLength(bomb.body)) };
    const request = http.request(site.address, {
      method: 'POST',
      path: bomb.path ?? path,
      agent: false,
      headers: {
        'content-type': 'application/json',
        cookie: cookies[sent % cookies.length]!,
        'x-forwarded-for': from,
        ...length,
        ...bomb.headers,
      },
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined);
      // What is still to be sent need not be.
      response.on('end', () => request.destroy());
      response.resume();
    });
    // EPIPE, ECONNRESET: the server has cut the line, and its answer with it.
    request.on('error', () => resolve('cut off'));
    request.end(bomb.body);
  });
}

type Seen = Map<Answer, number>;
const total = { bombs: 0, cutOff: 0 };

async function dropAll(bombs: readonly Bomb[], atOnce: number): Promise<Seen> {
  const seen: Seen = new Map();
  const left = [...bombs];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let bomb = left.pop(); bomb; bomb = left.pop()) {
        const answer = await drop(bomb);
        seen.set(answer, (seen.get(answer) ?? 0) + 1);
      }
    }),
  );
  total.bombs += bombs.length;
  total.cutOff += seen.get('cut off') ?? 0;
  return seen;
}

const notRefused = (seen: Seen) => [...seen.keys()].filter((answer) => !refusals.includes(answer));

/** A good one, by somebody who has sent none: the process lives, and there is a place again. */
async function isHeard(): Promise<void> {
  const before = provider.count('transcript');
  const { api } = await somebody();
  expect((await api.voice.transcribe.mutate({ audio: base64 })).text).toBe('Coral Bay Coffee');
  expect(provider.count('transcript')).toBe(before + 1);
}

it.each(Object.entries(kinds))(`${timesEach} times: %s`, async (_, bomb) => {
  const before = provider.heard.length;
  expect(await drop(bomb)).toBe(bomb.by);
  const seen = await dropAll(Array<Bomb>(timesEach).fill(bomb), 8);
  expect(notRefused(seen)).toEqual([]);
  expect(provider.heard.length).toBe(before);
  await isHeard();
});

it('a thousand at once, of all kinds', async () => {
  await isHeard();
  const before = process.memoryUsage().rss;
  const heard = provider.heard.length;
  const list = Object.values(kinds);
  const seen = await dropAll(
    Array.from({ length: 1_000 }, (_, index) => list[index % list.length]!),
    1_000,
  );
  expect(notRefused(seen)).toEqual([]);
  expect(provider.heard.length).toBe(heard);
  await isHeard();
  const grownMb = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
  figure(
    64,
    `${total.bombs.toLocaleString('en')} bombs of ${list.length} kinds, 1,000 of them at once: none let through, ${total.cutOff} cut off ` +
      `while sending, memory of the process ${grownMb >= 0 ? '+' : ''}${grownMb} MB with its thousand senders`,
  );
  // Its senders are in this process as well. What is looked for is a growth without an end: they have 2 GB to send.
  expect(grownMb).toBeLessThan(1_000);
});

it('good ones, many at once: two are heard at a time, and whoever finds no room is told when to come back', async () => {
  const visitors = await several(60);
  provider.setMode({ slow: 100 });
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const response = await visitor.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: said(base64),
      });
      await response.arrayBuffer();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
  provider.setMode('ok');
  const heard = answers.filter(({ status }) => status === 200);
  const sentAway = answers.filter(({ status }) => status === 503);
  expect(heard.length + sentAway.length).toBe(visitors.length);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(sentAway.length).toBeGreaterThan(0);
  expect(sentAway.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  expect(provider.mostAtOnce()).toBeLessThanOrEqual(2);
  await isHeard();
});
