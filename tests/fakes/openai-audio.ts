/** A stand-in for the vendor's audio interface: real HTTP on the loopback address, with every way of failing that we know. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { silentMp3 } from './silent-mp3.ts';

export type AudioMode =
  | 'ok'
  /** ok after that many milliseconds. */
  | { slow: number }
  /** ok after that. */
  | { after: Promise<unknown> }
  /** Never answers. */
  | 'hang'
  | 'rate_limited'
  | 'server_error'
  | 'wrong_key'
  /** The connection breaks in the middle of the body. */
  | 'cut'
  /** 200, with something else in it. */
  | 'garbage'
  /** Nothing was said; of a text no sound comes. */
  | 'empty'
  /** More than anybody could say in a minute. */
  | 'huge';

type Heard = {
  kind: 'transcript' | 'speech' | 'other';
  headers: IncomingMessage['headers'];
  /** Of a speech: what the vendor is asked for. */
  json: { model?: string; voice?: string; input?: string; response_format?: string } | undefined;
  /** Of a transcript: the fields of the form, the recording by its size in bytes. */
  form: Record<string, string> | undefined;
};

export type FakeAudio = {
  /** What goes into OPENAI_BASE_URL. */
  baseUrl: string;
  heard: Heard[];
  /** Calls of one kind so far. */
  count(kind: Heard['kind']): number;
  /** The most calls that were under way at the same moment. */
  mostAtOnce(): number;
  /** One mode for all calls from now on, or one for each; the last one stays. */
  setMode(mode: AudioMode | AudioMode[]): void;
  /** What is heard in every recording from now on. */
  setTranscript(text: string): void;
  close(): Promise<void>;
};

/**
 * Starts the server on a free port of 127.0.0.1, in mode ok: it hears `Coral Bay Coffee`, and speaks by a second of
 * silence.
 */
export async function startFakeAudio(): Promise<FakeAudio> {
  const heard: Heard[] = [];
  let modes: AudioMode[] = ['ok'];
  let transcript = 'Coral Bay Coffee';
  let underWay = 0;
  let most = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const call = await read(request, body);
    heard.push(call);
    if (call.kind === 'other' || request.method !== 'POST') return sendError(response, 404, 'unknown_url');
    const mode = (modes.length > 1 ? modes.shift() : modes[0]) ?? 'ok';
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      await play(mode, call.kind, response, transcript);
    } finally {
      underWay -= 1;
    }
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    count: (kind) => heard.filter((call) => call.kind === kind).length,
    mostAtOnce: () => most,
    setMode(mode) {
      modes = Array.isArray(mode) ? [...mode] : [mode];
    },
    setTranscript(text) {
      transcript = text;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function play(mode: AudioMode, kind: 'transcript' | 'speech', response: ServerResponse, transcript: string) {
  if (typeof mode === 'object') await ('slow' in mode ? pause(mode.slow) : mode.after);
  const good = kind === 'transcript' ? JSON.stringify({ text: transcript }) : silentMp3(1);
  const type = kind === 'transcript' ? 'application/json' : 'audio/mpeg';
  const send = (body: string | Buffer) => void response.writeHead(200, { 'content-type': type }).end(body);
  switch (mode) {
    case 'hang':
      return void (await once(response, 'close'));
    case 'rate_limited':
      return sendError(response, 429, 'rate_limit_exceeded', { 'retry-after': '2' });
    case 'server_error':
      return sendError(response, 500, 'server_error');
    case 'wrong_key':
      return sendError(response, 401, 'invalid_api_key');
    case 'cut': {
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(good) });
      response.write(good.slice(0, good.length / 2), () => setTimeout(() => response.destroy(), 10));
      return;
    }
    case 'garbage':
      return send('<html>502 Bad Gateway</html>{');
    case 'empty':
      return send(kind === 'transcript' ? JSON.stringify({ text: '  ' }) : '');
    case 'huge':
      return send(kind === 'transcript' ? JSON.stringify({ text: 'x'.repeat(9_000_000) }) : silentMp3(2_000));
    default:
      return send(good);
  }
}

async function read(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Heard> {
  const { headers, url } = request;
  if (url === '/v1/audio/speech') {
    const json = JSON.parse(body.toString('utf8')) as Heard['json'];
    return { kind: 'speech', headers, json, form: undefined };
  }
  if (url !== '/v1/audio/transcriptions') return { kind: 'other', headers, json: undefined, form: undefined };
  const type = headers['content-type'] ?? '';
  const fields = await new Response(body, { headers: { 'content-type': type } }).formData();
  const form = Object.fromEntries(
    [...fields].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
    ]),
  );
  return { kind: 'transcript', headers, json: undefined, form };
}

/** Errors quote what was sent, as the vendor's do: nothing of it may reach a record. */
function sendError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) {
  const error = { message: `Secret-looking detail sk-echoed-key about ${code}.`, type: 'fake_error', code };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
