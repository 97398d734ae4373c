/** Builds invalid recordings and sends them. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { startFakeAudio } from '../fakes/openai-audio.ts';
import { inLanes, times } from './lanes.ts';
import { closing, openSite } from './opened.ts';
import { ebmlHead, recording } from './recordings.ts';
import { createVisitor, type Visitor } from './site.ts';

export const path = '/trpc/voice.transcribe';
type Answer = number | 'cut off';

export type Bomb = {
  /** Expected status while the server has capacity. */
  by: 400 | 401 | 413 | 415;
  path?: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  /** Sends the body without content-length. */
  chunked?: boolean;
};

export const said = (audio: unknown) => JSON.stringify({ audio });
const good = recording(3);
export const base64 = good.toString('base64');
const two = JSON.stringify({ 0: { audio: base64 }, 1: { audio: base64 } });
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(2_000)]);
// One buffer shared by all senders.
const huge = Buffer.from(said('A'.repeat(25_000_000)));
const large = Buffer.from(said('A'.repeat(3 * 1024 * 1024)));

export const bombs: Record<string, Bomb> = {
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
  'a recording of two minutes': { by: 400, body: said(recording(120, { bytes: 30 }).toString('base64')) },
  'an empty body': { by: 400, body: '' },
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

/** Allowed refusals. A sender that is still sending when the connection is cut sees no answer. */
const refusals: readonly Answer[] = [400, 401, 408, 413, 415, 429, 503, 'cut off'];

/** Opens a site to send recordings to. */
export async function openBombs() {
  const provider = closing(await startFakeAudio());
  const env = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl };
  const { site } = await openSite({ role: 'web', env });
  const talking = async (): Promise<Visitor> => {
    const visitor = createVisitor(site.address);
    await visitor.api.chat.start.mutate({});
    return visitor;
  };
  const cookies = (await times(20, talking)).map((visitor) => visitor.cookie());
  let sent = 0;

  /** Sends one bomb on a separate connection, from an address that hasn't sent any. */
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
        // The rest of the body needn't be sent.
        response.on('end', () => request.destroy());
        response.resume();
      });
      // EPIPE, ECONNRESET: the server has cut the connection, and its answer is lost.
      request.on('error', () => resolve('cut off'));
      request.end(bomb.body);
    });
  }

  return {
    provider,
    /** Creates a browser with a conversation. */
    talking,
    drop,
    /**
     * Sends many bombs. @returns the answers that aren't refusals, the number of cut connections, and the number of
     * calls to the provider
     */
    async dropAll(many: readonly Bomb[], lanes: number) {
      const before = provider.heard.length;
      const answers = await inLanes(many, lanes, drop);
      return {
        notRefused: answers.filter((answer) => !refusals.includes(answer)),
        heard: provider.heard.length - before,
      };
    },
    /**
     * Sends a valid recording from a new browser. @returns whether it was transcribed, so the process is alive and has
     * capacity again
     */
    async isHeard(): Promise<boolean> {
      const before = provider.count('transcript');
      const { text } = await (await talking()).api.voice.transcribe.mutate({ audio: base64 });
      return text === 'Coral Bay Coffee' && provider.count('transcript') === before + 1;
    },
  };
}
