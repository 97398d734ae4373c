/** Simulates the model's vendor: real HTTP on the loopback address, with every failure mode we know of. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { carelessDraft, carelessSample, carelessTask, type Mistake } from './openai-careless.ts';
import { goodDraft, goodTask, obeyedInjection, obeyedSample, obeyedTask, sampleOf } from './openai-replies.ts';
import type { ChatRequest } from './openai-request.ts';

export type FakeMode =
  | 'ok'
  /** Succeeds after this many milliseconds. */
  | { slow: number }
  /** Never answers. */
  | 'hang'
  /** Sends the headers but never the body. */
  | 'hang_body'
  | 'rate_limited'
  /** Answers 429 with the given headers, such as `{ 'retry-after': '2' }`. */
  | { rateLimited: Record<string, string> }
  | 'no_credit'
  | 'server_error'
  /** Breaks the connection in the middle of the body. */
  | 'cut'
  /** Sends a body that isn't JSON. */
  | 'garbage'
  /** Sends a completion that contains prose. */
  | 'prose'
  | 'schema_miss'
  /** Sends the wrong shape first, and a good draft on the retry. */
  | 'repaired'
  | 'too_long'
  | 'refusal'
  | 'content_filter'
  | 'huge'
  /** Worst case of an injection: a model that follows every instruction, inside a valid shape. */
  | 'obey_injection'
  /** Sends plausible drafts with these mistakes in one of three texts, or in `share` of them, including on retries. */
  | { careless: readonly Mistake[]; share?: number }
  | 'wrong_key'
  | 'redirect';

export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as sent, to search for canaries. */
  body: string;
  /** The parsed body; undefined if it isn't JSON. */
  json: ChatRequest | undefined;
};

export type FakeOpenAi = {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  requests: RecordedRequest[];
  /** Sets one mode for all further requests, or one for each; the last one stays in effect. */
  setMode(mode: FakeMode | FakeMode[]): void;
  close(): Promise<void>;
};

/** Token usage that each reply reports, so that costs can be checked. */
export const fakeUsage = { prompt_tokens: 3_000, completion_tokens: 2_000, total_tokens: 5_000 };

/** Starts the server on a free port of 127.0.0.1, in mode ok. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: RecordedRequest[] = [];
  let modes: FakeMode[] = ['ok'];

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const path = request.url ?? '';
    const recorded = { method: request.method ?? '', path, headers: request.headers, body, json: parse(body) };
    requests.push(recorded);
    const mode = (modes.length > 1 ? modes.shift() : modes[0]) ?? 'ok';
    if (recorded.method !== 'POST' || path !== '/v1/chat/completions' || !recorded.json) {
      sendError(response, 404, 'unknown_url');
      return;
    }
    if (mode === 'repaired') modes.unshift('ok');
    await play(mode, recorded.json, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    setMode(mode) {
      modes = Array.isArray(mode) ? [...mode] : [mode];
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function play(mode: FakeMode, request: ChatRequest, response: ServerResponse): Promise<void> {
  if (typeof mode === 'object') {
    if ('careless' in mode) return sendContent(response, request, carelessContent(request, mode.careless, mode.share));
    if ('rateLimited' in mode) return sendError(response, 429, 'rate_limit_exceeded', mode.rateLimited);
    await pause(mode.slow);
    return sendContent(response, request, okContent(request));
  }
  switch (mode) {
    case 'ok':
      return sendContent(response, request, okContent(request));
    case 'hang':
      return;
    case 'hang_body':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":');
      return;
    case 'rate_limited':
      return sendError(response, 429, 'rate_limit_exceeded', { 'retry-after': '2' });
    case 'no_credit':
      return sendError(response, 429, 'insufficient_quota');
    case 'server_error':
      return sendError(response, 500, 'server_error');
    case 'cut': {
      const whole = JSON.stringify(completion(request, okContent(request)));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
      response.write(whole.slice(0, whole.length / 2), () => setTimeout(() => response.destroy(), 10));
      return;
    }
    case 'garbage':
      return send(response, 200, '<html>502 Bad Gateway</html>{');
    case 'prose':
      return sendContent(response, request, 'Sure! Here is the plan you asked for: first, be nice to people.');
    case 'schema_miss':
    case 'repaired':
      return sendContent(
        response,
        request,
        JSON.stringify({ plan: 'sell more', advantages: [1, 2, 3], facts: 'none' }),
      );
    case 'too_long':
      return sendContent(response, request, okContent(request).slice(0, 500), { finish_reason: 'length' });
    case 'refusal':
      return sendContent(response, request, null, { refusal: 'I cannot help with that.' });
    case 'content_filter':
      return sendContent(response, request, null, { finish_reason: 'content_filter' });
    case 'huge':
      return sendContent(response, request, 'x'.repeat(10_000_000));
    case 'obey_injection':
      return sendContent(response, request, obeyedContent(request));
    case 'wrong_key':
      return sendError(response, 401, 'invalid_api_key');
    case 'redirect':
      response.writeHead(307, { location: '/v1/elsewhere' }).end();
  }
}

const nameOf = (request: ChatRequest) => request.response_format?.json_schema?.name ?? '';
const profileTasks: ReadonlySet<string> = new Set(['profile_repair', 'platform_prompts']);

function okContent(request: ChatRequest): string {
  if (nameOf(request) === 'marketing_profile') return JSON.stringify(goodDraft(request));
  if (profileTasks.has(nameOf(request))) return JSON.stringify(goodTask(request));
  return JSON.stringify(sampleOf(request.response_format?.json_schema?.schema ?? {}));
}

function obeyedContent(request: ChatRequest): string {
  if (nameOf(request) === 'marketing_profile') return obeyedInjection(request);
  if (profileTasks.has(nameOf(request))) return JSON.stringify(obeyedTask(request));
  return JSON.stringify(obeyedSample(request.response_format?.json_schema?.schema ?? {}));
}

function carelessContent(request: ChatRequest, mistakes: readonly Mistake[], share = 3): string {
  const isOfProfile = nameOf(request) === 'marketing_profile' || profileTasks.has(nameOf(request));
  if (!isOfProfile) return JSON.stringify(carelessSample(request.response_format?.json_schema?.schema ?? {}));
  const write = nameOf(request) === 'marketing_profile' ? carelessDraft : carelessTask;
  return JSON.stringify(write(request, mistakes, share));
}

function completion(
  request: ChatRequest,
  content: string | null,
  end: { finish_reason?: string; refusal?: string } = {},
) {
  const message = { role: 'assistant', content, refusal: end.refusal ?? null };
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: end.finish_reason ?? 'stop', logprobs: null }],
    usage: fakeUsage,
  };
}

function sendContent(
  response: ServerResponse,
  request: ChatRequest,
  content: string | null,
  end?: { finish_reason?: string; refusal?: string },
) {
  send(response, 200, JSON.stringify(completion(request, content, end)));
}

/** Errors quote the request, as the vendor's do: none of it may reach a record. */
function sendError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) {
  const error = { message: `Secret-looking detail sk-echoed-key about ${code}.`, type: 'fake_error', code };
  send(response, status, JSON.stringify({ error }), headers);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string): ChatRequest | undefined {
  try {
    return JSON.parse(body) as ChatRequest;
  } catch {
    return undefined;
  }
}
