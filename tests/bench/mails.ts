/** Measures how fast one worker sends queued emails to a server that accepts everything. */
import { startFakeSmtp } from '../fakes/smtp-server.ts';
import { createMailWriter, smtpEnv } from '../helpers/mail-writer.ts';
import { until } from '../helpers/wait.ts';
import { startChild } from './children.ts';
import { type Row } from './figures.ts';

/**
 * Writes `total` emails and their queue jobs, then starts a worker and times it from the first email to the last,
 * including rendering and recording the outcome.
 */
export async function measureMails(env: Record<string, string>, total: number): Promise<Row[]> {
  const smtp = await startFakeSmtp();
  const settings = { ...env, ...smtpEnv(smtp.url) };
  const writer = createMailWriter({ databaseUrl: env.DATABASE_URL!, env: settings });
  try {
    let next = 0;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let index = next++; index < total; index = next++)
          await writer.write({ template: 'password-changed', to: `bench-mail-${index}@example.com`, data: {} });
      }),
    );
    const writeSeconds = (performance.now() - startedAt) / 1000;
    const worker = await startChild('dist/bundle/index.js', { ...settings, ROLE: 'worker' });
    try {
      await until('all mails', () => smtp.accepted.length >= total, { withinMs: 300_000, everyMs: 50 });
    } finally {
      await worker.end();
    }
    const times = smtp.accepted.map(({ at }) => at).sort((one, other) => one - other);
    const seconds = (times.at(-1)! - times[0]!) / 1000;
    const distinct = new Set(smtp.accepted.map(({ key }) => key)).size;
    const connections = smtp.connections();
    console.info(
      `\nMails: ${total} written with their wake-ups in ${writeSeconds.toFixed(1)} s, sent in ${seconds.toFixed(1)} s over ${connections} connections`,
    );
    return [
      { what: 'mails per second, one worker', value: `${((total - 1) / seconds).toFixed(0)} per s` },
      {
        what: 'mails lost, and sent twice',
        value: `${total - distinct} and ${smtp.accepted.length - distinct}`,
        budget: '0 and 0',
        isMet: distinct === total && smtp.accepted.length === total,
      },
    ];
  } finally {
    await writer.close();
    await smtp.close();
  }
}
