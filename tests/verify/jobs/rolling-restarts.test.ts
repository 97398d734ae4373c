/**
 * Runs the site as deployed: two web and two worker processes on one PostgreSQL and one Redis, behind a load balancer.
 * Every process is replaced in turn without visitors noticing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp-server.ts';
import { startBalancer, type Balancer } from '#tests/helpers/balancer.ts';
import { backends } from '#tests/helpers/backends.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '#tests/helpers/database.ts';
import { smtpEnv } from '#tests/helpers/mail-writer.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { endServers, startServer, type ServerProcess } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

const restarts = 30;
/** PostgreSQL allows a hundred by default; the rest is for backups, migrations and admins. */
const connectionBudget = 70;

const redisUrl = backends(11).find(({ name }) => name === 'redis')?.redisUrl;
let database: TestDatabase;
let smtp: FakeSmtp;
let balancer: Balancer;
let watching: NodeJS.Timeout;
let peak = 0;
const running: Record<'web' | 'worker', ServerProcess[]> = { web: [], worker: [] };

/** Web processes that also serve pages. */
const start = (role: 'web' | 'worker') =>
  startServer(
    siteEnv({ databaseUrl: database.url, redisUrl, role, env: { ...smtpEnv(smtp.url), DRAIN_SECONDS: '2' } }),
    {
      args: role === 'web' ? [] : ['--api-only'],
      withinMs: 120_000,
    },
  );

const connections = async () => {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return row!.count;
};

describe.skipIf(!redisUrl)('two web and two worker processes', () => {
  beforeAll(async () => {
    database = await createDatabase();
    smtp = await startFakeSmtp('keyed');
    balancer = await startBalancer();
    watching = setInterval(
      () =>
        void connections().then(
          (count) => (peak = Math.max(peak, count)),
          () => undefined,
        ),
      200,
    );
    // Started at the same time, as after a power outage.
    const [first, second, ...workers] = await Promise.all([
      start('web'),
      start('web'),
      start('worker'),
      start('worker'),
    ]);
    running.web = [first, second];
    running.worker = workers;
    for (const { address } of running.web) balancer.add(address);
    await until('both are ready', () => balancer.ready().length === 2, { withinMs: 60_000 });
  }, 180_000);
  afterAll(async () => {
    clearInterval(watching);
    await balancer?.close();
    await endServers();
    await smtp?.close();
    await database?.drop();
  }, 60_000);

  it(
    'are replaced one after the other without a failed request, a lost job or a duplicate email',
    { tags: ['check-53', 'check-56'], timeout: 600_000 },
    async () => {
      const failures: string[] = [];
      const asked: { id: string; email: string }[] = [];
      let requests = 0;
      let isOver = false;
      /** Repeats a request until the restarts are over. */
      const steadily = async (what: string, once: () => Promise<void>) => {
        while (!isOver) {
          await once().catch((error: Error) => failures.push(`${what}: ${error.message}`));
          await pause(20);
        }
      };
      const view = async (path: string) => {
        const response = await fetch(balancer.address + path);
        requests += 1;
        if (response.status !== 200) throw new Error(`${path} ${response.status}`);
        await response.text();
      };
      const talk = async () => {
        const visitor = createVisitor(balancer.address);
        const email = newAddress('during');
        const { id } = await converse(visitor, sampleAnswers({ contact_info: email }), 'contact_info');
        await visitor.api.profile.generate.mutate({ conversationId: id });
        requests += 13;
        asked.push({ id, email });
      };
      const traffic = [
        steadily('page', () => view('/')),
        steadily('page', () => view('/services')),
        steadily('call', () => view('/trpc/chat.current')),
        steadily('conversation', talk),
        steadily('conversation', talk),
      ];

      for (let done = 0; done < restarts; done += 1) {
        const role = done % 2 === 0 ? 'web' : 'worker';
        const next = await start(role);
        running[role].push(next);
        if (role === 'web') {
          balancer.add(next.address);
          await until('the new one is ready', () => balancer.ready().includes(next.address), { withinMs: 60_000 });
        }
        const asking = asked.length;
        await until('visitors have asked', () => asked.length > asking, { withinMs: 60_000 });
        const old = running[role].shift()!;
        old.kill('SIGTERM');
        expect(await old.exited, old.output()).toEqual({ code: 0, signal: null });
        balancer.remove(old.address);
      }
      isOver = true;
      await Promise.all(traffic);

      expect(failures).toEqual([]);
      expect(balancer.lost).toEqual([]);
      expect(asked.length).toBeGreaterThan(restarts);
      // Every process served some requests.
      for (const { address } of running.web) expect(balancer.answered.get(address)).toBeGreaterThan(0);

      const ids = asked.map(({ id }) => id);
      const finished = () =>
        database.query<{ conversation_id: string; generations: number }>(
          `select conversation_id, count(*)::int as generations from profile_generations
         where conversation_id = any($1::uuid[]) and status = 'done' group by 1`,
          [ids],
        );
      await until('all profiles are written', async () => (await finished()).length === ids.length, {
        withinMs: 60_000,
      });
      const mailsTo = ({ email }: { email: string }) =>
        smtp.accepted.filter(({ envelopeTo }) => envelopeTo.includes(email)).length;
      await until('all emails are sent', () => asked.every((visitor) => mailsTo(visitor) > 0), { withinMs: 60_000 });
      // Nothing is queued that could be sent a second time.
      await until(
        'no email is open',
        async () => {
          const [open] = await database.query<{ count: number }>(
            `select count(*)::int as count from emails where status <> 'sent'`,
          );
          return open!.count === 0;
        },
        { withinMs: 60_000 },
      );
      // One email per visitor, and the relay accepted each one once. Over plain SMTP a worker that stalls for longer
      // than its lease may send one again; the number is printed.
      const rows = await database.query<{ to_email: string }>(
        `select to_email from emails where template = 'activation' and to_email = any($1)`,
        [asked.map((visitor) => visitor.email)],
      );
      expect(rows.map((row) => row.to_email).sort()).toEqual(asked.map((visitor) => visitor.email).sort());
      const delivered = smtp.delivered().map(({ messageId }) => messageId);
      expect(new Set(delivered).size).toBe(delivered.length);
      const repeated = smtp.accepted.length - delivered.length;
      for (const row of await finished()) expect(row.generations).toBe(1);

      peak = Math.max(peak, await connections());
      expect(peak).toBeGreaterThan(4);
      expect(peak).toBeLessThan(connectionBudget);
      const lost = `${failures.length} of ${requests} requests failed, ${ids.length - (await finished()).length} of ${ids.length} jobs lost, ${repeated} of ${delivered.length} emails repeated to the relay`;
      const used = `${peak} connections at the peak, with the one that is being replaced`;
      console.info(`2 web and 2 worker processes, ${restarts} replaced under load: ${lost}, ${used}`);
    },
  );
});
