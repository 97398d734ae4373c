/** Requests that never end don't block others. */
import net from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { times } from '#tests/helpers/lanes.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { site } = await openSite({ role: 'web', pages: true });
const sockets: net.Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

it('answers everyone else while 500 requests never end', { tags: ['check-36'] }, async () => {
  const { hostname, port } = new URL(site.address);
  const head = 'POST /trpc/chat.start HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  await times(
    500,
    (index) =>
      new Promise<void>((resolve, reject) => {
        const socket = net.connect(Number(port), hostname, () => {
          // Half of them never finish their headers; the others never finish their body.
          socket.write(index % 2 ? `${head}X-Slow: ` : `${head}Content-Length: 5000\r\n\r\n{`, () => resolve());
        });
        socket.on('error', reject);
        sockets.push(socket);
      }),
  );
  const visitor = createVisitor(site.address);
  const statuses: number[] = [];
  for (let look = 0; look < 5; look += 1)
    for (const path of ['/', '/trpc/chat.current', '/livez']) {
      const response = await visitor.fetch(path);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  const answered = statuses.filter((status) => status === 200).length;
  expect(open).toBe(sockets.length);
  expect(answered).toBe(statuses.length);
});
