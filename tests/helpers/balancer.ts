/** A minimal load balancer for several web processes: round-robin among those that report ready. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  address: string;
  /** Requests answered so far, by process address. */
  answered: ReadonlyMap<string, number>;
  /** Requests that no process answered, with the error. */
  lost: readonly string[];
  add(address: string): void;
  remove(address: string): void;
  /** Addresses that were ready at the last check. */
  ready(): string[];
  close(): Promise<void>;
};

type Upstream = { agent: http.Agent; isReady: boolean };

const lookEveryMs = 100;
/** Longer than a restart takes: like a real proxy, it waits a while for a ready process. */
const triesFor = 30_000;

/**
 * Starts a balancer that polls each process's /readyz/self, keeps connections alive, and never resends a request that
 * arrived.
 */
export async function startBalancer(): Promise<Balancer> {
  const upstreams = new Map<string, Upstream>();
  const answered = new Map<string, number>();
  const lost: string[] = [];
  let turn = 0;

  const look = async (address: string, upstream: Upstream) => {
    const isReady = await fetch(`${address}/readyz/self`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
    upstream.isReady = isReady;
  };
  const looking = setInterval(() => {
    for (const [address, upstream] of upstreams) void look(address, upstream);
  }, lookEveryMs);

  const ready = () => [...upstreams].filter(([, { isReady }]) => isReady).map(([address]) => address);

  function pass(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer, until: number): void {
    const choice = ready();
    const address = choice[(turn += 1) % choice.length];
    const retry = () => {
      if (Date.now() < until) return void setTimeout(() => pass(request, response, body, until), 20);
      lost.push(`${request.method} ${request.url}: nobody is ready`);
      response.writeHead(503).end();
    };
    if (!address) return retry();
    const { agent } = upstreams.get(address)!;
    const { method, url, headers } = request;
    const passed = http.request(`${address}${url}`, { agent, method, headers });
    passed.on('response', (answer) => {
      answered.set(address, (answered.get(address) ?? 0) + 1);
      // Keep-alive headers apply only between us and the process.
      const { connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // The request hasn't reached any process.
      if (error.code === 'ECONNREFUSED') return retry();
      if (response.destroyed) return;
      lost.push(`${method} ${url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => passed.destroy());
    passed.end(body);
  }

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => pass(request, response, Buffer.concat(chunks), Date.now() + triesFor));
  });
  // Keeps clients from finding their connection closed after the machine was stalled for a while.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    lost,
    add: (address) => void upstreams.set(address, { agent: new http.Agent({ keepAlive: true }), isReady: false }),
    remove(address) {
      upstreams.get(address)?.agent.destroy();
      upstreams.delete(address);
    },
    ready,
    async close() {
      clearInterval(looking);
      for (const { agent } of upstreams.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
