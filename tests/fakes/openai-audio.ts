/** Simulates the vendor's audio API: real HTTP on the loopback address, with every failure mode we know of. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { silentMp3 } from './silent-mp3.ts';

export type AudioMode =
  | 'ok'
  /** Succeeds after this many milliseconds. */
  | { slow: number }
  /** Succeeds once the promise settles. */
  | { after: Promise<unknown> }
  /** Never answers. */
  | 'hang'
  | 'rate_limited'
  | 'server_error'
  | 'wrong_key'
  /** Breaks the connection in the middle of the body. */
  | 'cut'
  /** Answers 200 with an unexpected body. */
  | 'garbage'
  /** Returns an empty transcript, and speech without any sound. */
  | 'empty'
  /** Returns more text than anyone could say in a minute. */
  | 'huge';

type Heard = {
  kind: 'transcript' | 'speech' | 'other';
  headers: IncomingMessage['headers'];
  /** Body of a speech request. */
  json: { model?: string; voice?: string; input?: string; response_format?: string } | undefined;
  /** Form fields of a transcription request, with the recording replaced by its size in bytes. */
  form: Record<string, string> | undefined;
};

export type FakeAudio = {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  heard: Heard[];
  /** Number of calls of one kind so far. */
  count(kind: Heard['kind']): number;
  /** Highest number of concurrent calls. */
  mostAtOnce(): number;
  /** Sets one mode for all further calls, or one for each; the last one stays in effect. */
  setMode(mode: AudioMode | AudioMode[]): void;
  /** Sets the transcript of all further recordings. */
  setTranscript(text: string): void;
  close(): Promise<void>;
};

/**
 * Starts the server on a free port of 127.0.0.1, in mode ok: it transcribes everything as `Coral Bay Coffee`, and
 * answers speech requests with a second of silence.
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

/** Errors quote the request, as the vendor's do: none of it may reach a record. */
function sendError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) {
  const error = { message: `Secret-looking detail sk-echoed-key about ${code}.`, type: 'fake_error', code };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
