/** Requests meant to exhaust memory: bodies that never arrive, and endless requests without reading an answer. */
import net from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { bodyShare } from '#server/http/body-budget.ts';
import { times } from '#tests/helpers/lanes.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const { site } = await openSite({ role: 'web', pages: true });
const { hostname, port } = new URL(site.address);
const sockets: net.Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/**
 * Opens a connection and writes an endless request to it. Returns what was received before it closed, or `undefined`
 * while it's open.
 */
async function attack(sent: string): Promise<{ received: () => string; closed: Promise<void> }> {
  const socket = net.connect(Number(port), hostname);
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
  return { received: () => received, closed };
}

const statusOf = async (path: string) => {
  const response = await createVisitor(site.address).fetch(path);
  await response.arrayBuffer();
  return response.status;
};

it('refuses an event before reading its body if payments are not set up', async () => {
  const { received, closed } = await attack(
    `POST /webhooks/stripe HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 500000\r\n\r\n{`,
  );
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 404 /);
});

it('limits unfinished bodies per network, and keeps answering', async () => {
  const promise = 60_000;
  const fit = Math.floor(bodyShare.network / promise);
  const senders = await times(fit + 40, () =>
    attack(
      `POST /trpc/auth.signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${promise}\r\n\r\n{`,
    ),
  );
  const refused = () => senders.filter(({ received }) => received().startsWith('HTTP/1.1 503 ')).length;
  await until('the refusals', () => refused() >= 40);
  expect(refused()).toBe(40);
  expect(await statusOf('/')).toBe(200);
});

it('answers requests sent one after another on one connection', async () => {
  const request = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
  const last = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const { received, closed } = await attack(request.repeat(8) + last);
  await closed;
  expect(received().split('HTTP/1.1 200 ').length - 1).toBe(9);
});
