/**
 * Stops and starts the database while visitors send forms. A visitor who was told "sent" has exactly one row and one
 * email; one who was told "failed" may retry and is never stored twice.
 */
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { freePort } from '#tests/helpers/ports.ts';
import { endServers, startServer, type ServerProcess } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv, type Answer } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

const visitors = 500;
const atOnce = 12;
const stops = 3;
const downMs = 1_200;
const longestWaitMs = 10_000;

const forms = [
  ['contact.send', 'contact_submissions', 'contact-received', contactForm],
  ['contact.sendFromCity', 'contact_submissions', 'contact-received', cityForm],
  ['newsletter.subscribe', 'newsletter_subscribers', 'newsletter-welcome', newsletterForm],
  ['application.submit', 'business_applications', 'application-received', applicationForm],
] as const;

let dataDir: string;
let postgres: EmbeddedPostgres;
let front: net.Server;
let frontUrl: string;
let site: ServerProcess;

/** A proxy with a fixed address, because the database gets a new port on each start. */
async function openFront(): Promise<void> {
  const port = await freePort();
  front = net.createServer((client) => {
    const target = net.connect(Number(new URL(postgres.url).port), '127.0.0.1');
    client.on('error', () => target.destroy());
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
    client.pipe(target).pipe(client);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  const url = new URL(postgres.url);
  url.port = String(port);
  frontUrl = url.href;
}

beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-leadfault-'));
  postgres = await startEmbeddedPostgres(dataDir);
  await openFront();
  // Without workers, so that the queued emails can be inspected.
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'fatal', AGENCY_INBOX: 'inbox@agency.example' };
  const migrating = await startServer(siteEnv({ databaseUrl: frontUrl, env }));
  migrating.kill('SIGTERM');
  await migrating.exited;
  site = await startServer(siteEnv({ databaseUrl: frontUrl, role: 'web', env }));
});
afterAll(async () => {
  await endServers();
  front?.close();
  await postgres?.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

type Story = {
  email: string;
  table: string;
  template: string;
  /** The responses the visitor saw, in order. */
  told: Answer[];
  wasToldSent: boolean;
};

/** Sends a form. Every second visitor resends the same form after a failure until it is stored. */
async function visit(index: number, waits: number[]): Promise<Story> {
  const [procedure, table, template, make] = forms[index % forms.length]!;
  const email = newAddress('fault');
  const form = make(email);
  const visitor = createVisitor(site.address);
  const told: Answer[] = [];
  const isPatient = Math.floor(index / forms.length) % 2 === 0;
  for (;;) {
    const startedAt = performance.now();
    const answer = await visitor.call(procedure, 'mutation', form);
    waits.push(performance.now() - startedAt);
    told.push(answer);
    if (answer.status === 200) break;
    // Also after the last attempt, so that visitors don't rush through while the database is down.
    await pause(700);
    if (!isPatient || told.length > 20) break;
  }
  return { email, table, template, told, wasToldSent: told.at(-1)!.status === 200 };
}

it(
  `stores each of ${visitors} forms as reported to the visitor while the database restarts ${stops} times`,
  { tags: ['check-51'], timeout: 600_000 },
  async () => {
    const waits: number[] = [];
    const stories: Story[] = [];
    let next = 0;
    let isOver = false;
    const lanes = Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < visitors) {
          const index = next;
          next += 1;
          stories.push(await visit(index, waits));
          await pause(20);
        }
      }),
    ).finally(() => (isOver = true));

    let stopped = 0;
    for (; stopped < stops; stopped += 1) {
      const from = Math.floor(((stopped + 0.5) * visitors) / (stops + 1));
      await until('some forms to be sent', () => next >= from || isOver, { withinMs: 60_000, everyMs: 5 });
      expect(isOver).toBe(false);
      await postgres.stop();
      await pause(downMs);
      postgres = await startEmbeddedPostgres(dataDir);
    }
    await lanes;

    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const count = async (table: string, column: string, more = '') => {
      const { rows } = await client.query<{ email: string; n: number }>(
        `select ${column} as email, count(*)::int as n from ${table} where true ${more} group by 1`,
      );
      return new Map(rows.map(({ email, n }) => [email, n]));
    };
    const stored: Record<string, Map<string, number>> = {};
    for (const [, table] of forms) stored[table] ??= await count(table, 'email');
    const mails = await count('emails', 'to_email');
    const notices = mails.get('inbox@agency.example') ?? 0;
    await client.end();

    const faults: string[] = [];
    for (const { email, table, told, wasToldSent } of stories) {
      const rows = stored[table]!.get(email) ?? 0;
      const said = told.map(({ status, message }) => `${status} ${message ?? ''}`).join(', ');
      if (wasToldSent ? rows !== 1 : rows > 1) faults.push(`${email}: ${rows} rows, told ${said}`);
      if ((mails.get(email) ?? 0) !== rows) faults.push(`${email}: ${rows} rows, ${mails.get(email) ?? 0} mails`);
      for (const { status, message } of told)
        if (status !== 200 && !(status === 500 && message === 'Something went wrong on our side. Please try again.'))
          faults.push(`${email}: told ${status} ${message}`);
    }
    const failures = stories.flatMap(({ told }) => told.filter(({ status }) => status !== 200)).length;
    const sent = stories.filter(({ wasToldSent }) => wasToldSent).length;
    expect(faults).toEqual([]);
    expect(stories).toHaveLength(visitors);
    // A visitor who retries succeeds in the end.
    for (const { told, wasToldSent } of stories) if (told.length > 1) expect(wasToldSent).toBe(true);
    expect(failures).toBeGreaterThan(stops);
    expect(sent).toBeGreaterThan(visitors / 2);
    const withNotice = [...stored.contact_submissions!.keys(), ...stored.business_applications!.keys()].length;
    expect(notices).toBe(withNotice);
    expect(Math.max(...waits)).toBeLessThan(longestWaitMs);
    expect(site.hasExited(), site.output()).toBe(false);
  },
);
