/** Simulates the parts of Resend's API that we use: it honors idempotency keys, or answers as configured. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type ResendMode = 'ok' | 'hang' | 'drop' | 400 | 401 | 403 | 408 | 409 | 422 | 429 | 500 | 503;

export type ResendCall = { headers: http.IncomingHttpHeaders; body: Record<string, unknown>; key: string };

export type FakeResend = {
  baseUrl: string;
  setMode(mode: ResendMode): void;
  calls: ResendCall[];
  /** Emails delivered, one per key. */
  delivered(): ResendCall[];
  close(): Promise<void>;
};

export async function startFakeResend(mode: ResendMode = 'ok'): Promise<FakeResend> {
  let current = mode;
  const calls: ResendCall[] = [];
  const byKey = new Map<string, ResendCall>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const call = { headers: request.headers, body, key };
      calls.push(call);
      const reply = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if (current === 'hang') return;
      if (current === 'drop') return void request.socket.destroy();
      if (request.url !== '/emails' || request.method !== 'POST') return void reply(404, { name: 'not_found' });
      if (typeof current === 'number') return void reply(current, { statusCode: current, name: 'fake_error' });
      const before = byKey.get(key);
      // Reusing a key for a different email is the sender's mistake and gets an error.
      if (before && JSON.stringify(before.body) !== JSON.stringify(body))
        return void reply(409, { statusCode: 409, name: 'invalid_idempotent_request' });
      if (!before) byKey.set(key, call);
      reply(200, { id: `re_${[...byKey.keys()].indexOf(key)}` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMode: (next) => void (current = next),
    calls,
    delivered: () => [...byKey.values()],
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
