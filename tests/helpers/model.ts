/** Routes each request to the fake model whose name it contains, so that one site can see different failures. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFakeOpenAi, type FakeMode, type FakeOpenAi } from '../fakes/openai-server.ts';

export type Models<Name extends string> = {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  fakes: Record<Name, FakeOpenAi>;
  /** Bodies of all requests to any of the fakes. */
  bodies(): string[];
  close(): Promise<void>;
};

/**
 * Starts one fake per name, and a server in front of them.
 * @param modes by name; the name is searched for in the request, so it must appear in one of the visitor's answers.
 */
export async function startModels<Name extends string>(
  modes: Record<Name, FakeMode | FakeMode[]>,
): Promise<Models<Name>> {
  const names = Object.keys(modes) as Name[];
  const started = await Promise.all(
    names.map(async (name) => {
      const fake = await startFakeOpenAi();
      fake.setMode(modes[name]);
      return [name, fake] as const;
    }),
  );
  const fakes = Object.fromEntries(started) as Record<Name, FakeOpenAi>;
  const bodies: string[] = [];

  const front = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(body.toString('utf8'));
      const name = names.find((candidate) => body.includes(candidate));
      if (!name) return void response.writeHead(500).end();
      const { origin } = new URL(fakes[name].baseUrl);
      const onward = http.request(`${origin}${request.url}`, { method: request.method, headers: request.headers });
      onward.on('error', () => response.destroy());
      onward.on('response', (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        response.flushHeaders();
        reply.on('error', () => response.destroy());
        reply.pipe(response);
      });
      response.on('close', () => onward.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(front.address() as AddressInfo).port}/v1`,
    fakes,
    bodies: () => bodies,
    async close() {
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      front.closeAllConnections();
      await closed;
      await Promise.all(started.map(([, fake]) => fake.close()));
    },
  };
}
