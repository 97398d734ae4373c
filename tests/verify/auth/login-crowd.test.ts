/** A crowd of logins must not take the site down: pages are still served, and memory stays bounded. */
import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { times } from '#tests/helpers/lanes.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';

const database = await openDatabase();
const server = await startServer(siteEnv({ databaseUrl: database.url, role: 'web' }), { args: [] });
afterAll(() => endServers());

const residentMiB = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;
const p99 = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.99)]!;

it('serves pages during three waves of 200 wrong logins, without growing', { tags: ['check-8'] }, async () => {
  const visitor = createVisitor(server.address);
  await visitor.api.chat.start.mutate({});
  const paths = { page: '/', api: '/trpc/chat.current' };
  for (const path of Object.values(paths)) expect((await visitor.fetch(path)).status).toBe(200);
  const waits = { page: [] as number[], api: [] as number[] };
  const statuses: Record<string, number> = {};
  const note = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1);
  const idleMiB = residentMiB();
  let mostMiB = idleMiB;
  let isOver = false;
  const paging = (async () => {
    while (!isOver) {
      for (const kind of ['page', 'api'] as const) {
        const startedAt = performance.now();
        const response = await visitor.fetch(paths[kind]);
        await response.arrayBuffer();
        waits[kind].push(performance.now() - startedAt);
        if (response.status !== 200) note(response.status);
      }
      mostMiB = Math.max(mostMiB, residentMiB());
    }
  })();
  for (let wave = 0; wave < 3; wave += 1) {
    const answers = await times(200, () =>
      createVisitor(server.address).call('auth.signIn', 'mutation', {
        email: newAddress('bomb'),
        password: 'x'.repeat(1024),
      }),
    );
    for (const { status } of answers) note(status);
  }
  isOver = true;
  await paging;
  expect(Object.keys(statuses).filter((status) => !['401', '429'].includes(status))).toEqual([]);
  // Two hashes at a time use 38 MiB; all 600 together would use 11 GiB.
  expect(mostMiB - idleMiB).toBeLessThan(150);
  // The goal is 250 ms when nothing else runs on the machine.
  expect(p99(waits.page)).toBeLessThan(2000);
});
