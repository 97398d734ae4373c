/** Simulates every known failure of a mail server: no request waits for it, and each email arrives later. */
import { afterAll, describe, expect, it } from 'vitest';
import { startFakeSmtp, type SmtpMode } from '#tests/fakes/smtp-server.ts';
import { times } from '#tests/helpers/lanes.ts';
import { smtpEnv } from '#tests/helpers/mail-writer.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const perMode = 50;
/** The mailer's timeout is five seconds, so a request that waited for it would take longer than this. */
const waitedMs = 4_000;

const database = await openDatabase();
const smtp = closing(await startFakeSmtp());
const options = { databaseUrl: database.url, env: smtpEnv(smtp.url) };
const site = await addSite({ ...options, role: 'web' });
afterAll(endServers);
await startServer(siteEnv({ ...options, role: 'worker' }));
// The first requests of a process also load modules.
await askForLinks(strangers(8));

type Row = { to_email: string; status: string; attempts: number; timed_out: boolean; last_error: string | null };

/** Requests a password reset for each address, three at a time. @returns the sorted response times in milliseconds */
async function askForLinks(addresses: string[]): Promise<number[]> {
  const waits = await times(
    addresses.length,
    async (index) => {
      const visitor = createVisitor(site.address);
      const startedAt = performance.now();
      await visitor.api.auth.forgotPassword.mutate({ email: addresses[index]! });
      return performance.now() - startedAt;
    },
    3,
  );
  return waits.sort((a, b) => a - b);
}
const shareOf = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
function strangers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `nobody${index}@example.com`);
}

describe.each<[SmtpMode, string]>([
  ['ok', 'works'],
  ['slow', 'answers after 8 s'],
  ['hang', 'never says hello'],
  ['421', 'is busy'],
  ['451', 'says later'],
  ['550', 'knows none of the mailboxes'],
  ['drop', 'takes the email and hangs up'],
])('a mail server that %s (%s)', (mode) => {
  it('delays no request and loses no email', { tags: ['check-49'] }, async () => {
    const addresses = Array.from({ length: perMode }, (_, index) => `owner${index}.${mode}@example.com`);
    await database.query(
      `insert into users (email, password_hash, confirmed_at) select unnest($1::text[]), 'none', now()`,
      [addresses],
    );
    const rows = () =>
      database.query<Row>('select * from emails where to_email = any($1::text[]) order by to_email', [addresses]);
    smtp.setMode(mode);
    // Alternate with requests that send no email, so that a busy machine slows both down.
    const [waits, plainWaits] = await Promise.all([askForLinks(addresses), askForLinks(strangers(perMode))]);
    const troubled = await until('some were tried, and failed where the server fails', async () => {
      const found = await rows();
      const hasHappened = (row: Row) => (mode === 'ok' ? row.attempts > 0 : row.last_error !== null);
      return found.some(hasHappened) && found;
    });
    smtp.setMode(mode === '550' ? '550' : 'ok');
    const final = mode === '550' ? 'error' : 'sent';
    const done = await until(
      `all are ${final}`,
      async () => {
        // Skip the delays after failures, as if their time had passed.
        await database.query(
          `update emails set lease_until = null, wake_at = now() where status = 'queued' and lease_until > now()`,
        );
        const found = await rows();
        return found.every((row) => row.status === final) && found;
      },
      { withinMs: 60_000, everyMs: 200 },
    );

    const arrived = smtp.delivered().filter(({ envelopeTo }) => addresses.includes(envelopeTo[0]!));
    const distinct = new Map(arrived.map((mail) => [mail.envelopeTo[0]!, mail.messageId]));
    expect(done).toHaveLength(perMode);
    if (mode === 'hang')
      expect(troubled.find((row) => row.last_error)).toMatchObject({
        timed_out: true,
        last_error: 'Email request timed out',
      });
    // Compare medians, because a busy machine affects the slowest of fifty more than any server does.
    expect(shareOf(waits, 0.5)).toBeLessThan(shareOf(plainWaits, 0.5) + 100);
    expect(shareOf(waits, 1)).toBeLessThan(waitedMs);
    expect(distinct.size).toBe(mode === '550' ? 0 : perMode);
    if (mode === '550') {
      for (const address of addresses) expect(smtp.tries(address)).toBe(1);
      for (const row of done) expect(row).toMatchObject({ attempts: 1, last_error: 'smtp 550 5.1.1' });
    }
    // An email delivered twice is the same email.
    for (const mail of arrived) expect(mail.messageId).toBe(distinct.get(mail.envelopeTo[0]!));
  });
});
