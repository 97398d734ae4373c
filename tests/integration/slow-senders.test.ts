/** Requests that never end hold nobody up, and take no answer away from others. */
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { endServers, startServer, type ServerProcess } from '../helpers/processes.ts';
import { createVisitor, siteEnv } from '../helpers/site.ts';

const senders = 500;
let database: TestDatabase;
let server: ServerProcess;
const sockets: net.Socket[] = [];
beforeAll(async () => {
  database = await createDatabase();
  server = await startServer(siteEnv({ databaseUrl: database.url, role: 'web' }), { args: [] });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await endServers();
  await database?.drop();
});

it(`with ${senders} of them open, pages and API answer everybody else`, async () => {
  const { hostname, port } = new URL(server.address);
  const head = 'POST /trpc/chat.start HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  await Promise.all(
    Array.from(
      { length: senders },
      (_, index) =>
        new Promise<void>((resolve, reject) => {
          const socket = net.connect(Number(port), hostname, () => {
            // Half of them never finish their headers, the others never finish their body.
            socket.write(index % 2 ? `${head}X-Slow: ` : `${head}Content-Length: 5000\r\n\r\n{`, () => resolve());
          });
          socket.on('error', reject);
          sockets.push(socket);
        }),
    ),
  );
  const waits: number[] = [];
  const statuses: number[] = [];
  const visitor = createVisitor(server.address);
  for (let look = 0; look < 50; look += 1)
    for (const path of ['/', '/trpc/chat.current', '/livez']) {
      const startedAt = performance.now();
      const response = await visitor.fetch(path);
      await response.arrayBuffer();
      waits.push(performance.now() - startedAt);
      statuses.push(response.status);
    }
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)]!;
  const answered = statuses.filter((status) => status === 200).length;
  figure(
    36,
    `${senders} requests that never end, ${open} still open: ${answered} of ${statuses.length} others answered, p99 ${p99.toFixed(0)} ms`,
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
