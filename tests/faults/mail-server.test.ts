/** The mail server misbehaves in every way we know: whoever asks for a mail notices nothing, and the mail arrives later. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { startFakeSmtp, type FakeSmtp, type SmtpMode } from '../fakes/smtp-server.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { smtpEnv } from '../helpers/mail-writer.ts';
import { endServers, startServer } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite } from '../helpers/site.ts';
import { pause, until } from '../helpers/wait.ts';

const perMode = 50;
/** An answer about an address takes this long on purpose, whether there is an account or not. */
const uniformMs = 250;

let database: TestDatabase;
let smtp: FakeSmtp;
let site: Serving;

beforeAll(async () => {
  database = await createDatabase();
  smtp = await startFakeSmtp();
  const options = { databaseUrl: database.url, env: smtpEnv(smtp.url) };
  site = await startSite({ ...options, role: 'web' });
  await startServer(siteEnv({ ...options, role: 'worker' }));
  // The first requests of a process pay for what is loaded then.
  await askForLinks(strangers(8), 4);
});
afterAll(async () => {
  await endServers();
  await site?.stop();
  await smtp?.close();
  await database?.drop();
});

type Row = { to_email: string; status: string; attempts: number; timed_out: boolean; last_error: string | null };

/**
 * Asks for a new password for each of some addresses, some at once.
 * @returns how long the answers took, sorted, in milliseconds.
 */
async function askForLinks(addresses: string[], atOnce: number): Promise<number[]> {
  const times: number[] = [];
  const queue = [...addresses];
  const ask = async () => {
    for (let email = queue.pop(); email; email = queue.pop()) {
      const visitor = createVisitor(site.address);
      const startedAt = performance.now();
      await visitor.api.auth.forgotPassword.mutate({ email });
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return times.sort((a, b) => a - b);
}
const p99Of = (times: number[]) => times[Math.ceil(times.length * 0.99) - 1]!;
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `nobody${index}@example.com`);

describe.each<[SmtpMode, string]>([
  ['ok', 'works'],
  ['slow', 'answers after 8 s'],
  ['hang', 'never says hello'],
  ['421', 'is busy'],
  ['451', 'says later'],
  ['550', 'knows nobody'],
  ['drop', 'takes the mail and hangs up'],
])('a server that %s: %s', (mode) => {
  it('nobody waits for it, and no mail is lost', async () => {
    const addresses = Array.from({ length: perMode }, (_, index) => `owner${index}.${mode}@example.com`);
    await database.query(
      `insert into users (email, password_hash, confirmed_at) select unnest($1::text[]), 'none', now()`,
      [addresses],
    );
    const rows = () =>
      database.query<Row>('select * from emails where to_email = any($1::text[]) order by to_email', [addresses]);
    smtp.setMode(mode);
    // Side by side with requests that write no mail, so that a busy machine slows both down.
    const [times, plainTimes] = await Promise.all([askForLinks(addresses, 3), askForLinks(strangers(perMode), 3)]);
    const [p99, plainP99] = [p99Of(times), p99Of(plainTimes)];
    await until('each was tried or is under way', async () => (await rows()).some((row) => row.attempts > 0));
    if (mode !== 'ok') await pause(1_000);
    const troubled = await rows();
    smtp.setMode(mode === '550' ? '550' : 'ok');
    const recoveredAt = Date.now();
    const final = mode === '550' ? 'error' : 'sent';
    const done = await until(
      `all are ${final}`,
      async () => {
        // The clock runs faster here: pauses after failures are over at once.
        await database.query(
          `update emails set lease_until = null, wake_at = now() where status = 'queued' and lease_until > now()`,
        );
        const found = await rows();
        return found.every((row) => row.status === final) && found;
      },
      { withinMs: 40_000, everyMs: 500 },
    );

    const arrived = smtp.delivered().filter(({ envelopeTo }) => addresses.includes(envelopeTo[0]!));
    const distinct = new Map(arrived.map((mail) => [mail.envelopeTo[0]!, mail.messageId]));
    figure(
      49,
      `server ${mode}: request p99 ${Math.round(p99)} ms (${uniformMs} ms of it on purpose), without a mail ${Math.round(plainP99)} ms, ` +
        `${perMode - done.length} rows lost, ${distinct.size} of ${perMode} mails arrived, ` +
        `${arrived.length - distinct.size} twice, ${Date.now() - recoveredAt} ms after recovery; ` +
        `before that ${troubled.filter((row) => row.last_error).length} had failed: ` +
        `${[...new Set(troubled.map((row) => row.last_error).filter(Boolean))].join(', ') || '-'}`,
    );
    expect(done).toHaveLength(perMode);
    expect(p99).toBeLessThan(Math.max(300, plainP99 + 250));
    expect(distinct.size).toBe(mode === '550' ? 0 : perMode);
    if (mode === '550') {
      for (const address of addresses) expect(smtp.tries(address)).toBe(1);
      for (const row of done) expect(row).toMatchObject({ attempts: 1, last_error: 'smtp 550 5.1.1' });
    }
    // Whatever came twice is the same mail.
    for (const mail of arrived) expect(mail.messageId).toBe(distinct.get(mail.envelopeTo[0]!));
  });
});
