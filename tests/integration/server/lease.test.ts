/** Leased work of every kind: one worker at a time, no write without the lease, retries, and recovery of lost work. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MailPort } from '#server/adapters/email/port.ts';
import type { ProfileWriter } from '#server/adapters/llm/port.ts';
import type { PaymentsPort } from '#server/adapters/payments/port.ts';
import type { Deps } from '#server/deps.ts';
import { prepareMail, sendMail, wakeLostMails, writeMail } from '#server/features/mail/service.ts';
import { retryWork } from '#server/features/admin/operations/service.ts';
import { insertEvent } from '#server/features/billing/payments/repo.ts';
import { handleEvent, wakeLostEvents } from '#server/features/billing/payments/service.ts';
import { wakeLostGenerations, writeProfile } from '#server/features/profile/service.ts';
import {
  executeWritingJob,
  requestWritingJob,
  wakeLostWritingJobs,
} from '#server/features/profile/writing-jobs/service.ts';
import type { WorkKind } from '#shared/domain/operations.ts';
import { insertAccount, newAddress } from '#tests/helpers/members.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { until } from '#tests/helpers/wait.ts';
import { finish } from '../access/world.ts';
import { auditLines } from '../admin/audit-lines.ts';

const database = await openDatabase();
const open = closing(createTestDeps({ databaseUrl: database.url }));
// No worker is notified: each test does the work itself.
const deps: Deps = { ...open.deps, enqueue: () => Promise.resolve() };
const admin = await insertAccount(database, { name: 'admin', role: 'admin' });

/** Runs in the middle of an attempt, which fails if this does. */
type Middle = () => Promise<void>;
type Kind = {
  kind: WorkKind;
  table: string;
  /** The statuses of finished and of failed rows. */
  done: string;
  failed: string;
  /** Latest time at which a row that an admin requeued is picked up, in seconds. */
  wakeSec: number;
  /** Minimum and maximum pause after the first attempt. */
  pauseSec: [number, number];
  /** Whether a stray job during the pause does nothing. */
  holdsPause: boolean;
  renews: boolean;
  /** Makes the next attempt the last one. */
  lastAttempt: string;
  /** Queues work. @returns its id */
  add: () => Promise<string>;
  work: (id: string, middle: Middle) => Promise<unknown>;
  /** Requeues lost work. */
  sweep: (deps: Deps) => Promise<number>;
};

const profile: Kind = {
  kind: 'profile',
  table: 'profile_generations',
  done: 'done',
  failed: 'failed',
  wakeSec: 8,
  pauseSec: [2, 2],
  holdsPause: false,
  renews: true,
  lastAttempt: 'attempts = 4',
  async add() {
    const { conversationId } = await finish(database, { visitorId: randomUUID() });
    const [row] = await database.query<{ id: string }>(
      `update profile_generations set status = 'queued', stage = 'waiting', percent = 0, engine = null, finished_at = null,
         wake_at = now() + interval '8 seconds' where conversation_id = $1 returning id`,
      [conversationId],
    );
    return row!.id;
  },
  work(id, middle) {
    const stopping = new AbortController();
    // If the model can't write, the built-in engine does, so only a stopping worker fails.
    const profiles: ProfileWriter = {
      engine: 'openai',
      plan: () =>
        middle().then(
          () => Promise.reject(new Error('away')),
          (error: Error) => {
            stopping.abort();
            throw error;
          },
        ),
      prompts: () => Promise.reject(new Error('away')),
    };
    const writers = { ...deps.writers, profiles };
    return writeProfile({ ...deps, writers }, { generationId: id, signal: stopping.signal });
  },
  sweep: wakeLostGenerations,
};

const run: Kind = {
  kind: 'section',
  table: 'engine_runs',
  done: 'done',
  failed: 'failed',
  wakeSec: 8,
  pauseSec: [2, 2],
  holdsPause: false,
  renews: true,
  lastAttempt: 'attempts = 4',
  async add() {
    const { id: userId } = await insertAccount(database);
    const wish = { userId, kind: 'section' as const, subject: 'roadmap', input: {}, address: '192.0.2.1' };
    return (await requestWritingJob(deps, wish)).id;
  },
  work(id, middle) {
    const write = () => middle().then(() => ({ result: 'text', engine: 'local' as const }));
    const signal = new AbortController().signal;
    return executeWritingJob(deps, { runId: id, signal }, { write, apply: () => Promise.resolve() });
  },
  sweep: wakeLostWritingJobs,
};

const withPayments = (middle?: Middle): Deps => {
  const payments: Partial<PaymentsPort> = {
    findPayment: () => middle!().then(() => undefined),
    findInvoiceOf: () => Promise.resolve(undefined),
  };
  return { ...deps, payments: payments as PaymentsPort };
};
const payment: Kind = {
  kind: 'payment',
  table: 'payment_events',
  done: 'done',
  failed: 'failed',
  wakeSec: 10,
  pauseSec: [6, 6],
  holdsPause: false,
  renews: false,
  lastAttempt: 'attempts = 17',
  async add() {
    const id = `evt_${randomUUID()}`;
    await insertEvent(deps.db, { id, type: 'charge.refunded', refs: { paymentId: `pi_${id}` } });
    return id;
  },
  work: (id, middle) => handleEvent(withPayments(middle), { eventId: id }),
  sweep: wakeLostEvents,
};

const mail: Kind = {
  kind: 'mail',
  table: 'emails',
  done: 'sent',
  failed: 'error',
  wakeSec: 8,
  pauseSec: [12, 18],
  holdsPause: true,
  renews: false,
  lastAttempt: `queued_at = now() - interval '24 hours 1 second'`,
  async add() {
    const prepared = await prepareMail(deps, { template: 'welcome', to: newAddress('lease'), data: {} });
    return (await writeMail(deps.db, prepared))!;
  },
  work(id, middle) {
    const mailer: MailPort = {
      kind: 'smtp',
      send: () =>
        middle().then(
          () => ({ status: 'sent' }),
          () => ({ status: 'queued', error: 'away' }),
        ),
      close: () => Promise.resolve(),
    };
    return sendMail({ ...deps, mailer }, { emailId: id, signal: new AbortController().signal });
  },
  sweep: wakeLostMails,
};

const nothing = () => Promise.resolve();
const fail = () => Promise.reject(new Error('failed on purpose'));

describe.each([profile, run, payment, mail])('the lease of a row in $table', (kind) => {
  const { table, add, done, failed } = kind;
  const rowOf = async (id: string) => {
    const rows = await database.query<Record<string, unknown> & { claim: number; lease_until: Date | null }>(
      `select * from ${table} where id = $1`,
      [id],
    );
    return rows[0]!;
  };
  const wakesInSec = async (id: string) => {
    const sec = `extract(epoch from wake_at - now())::float as sec`;
    const [row] = await database.query<{ sec: number }>(`select ${sec} from ${table} where id = $1`, [id]);
    return row!.sec;
  };
  const set = (id: string, columns: string) => database.query(`update ${table} set ${columns} where id = $1`, [id]);

  /** Works as an additional worker. @returns whether it got the row */
  async function claims(id: string, middle: Middle = nothing): Promise<boolean> {
    let isHolder = false;
    const attempt = kind.work(id, () => {
      isHolder = true;
      return middle();
    });
    // Some workers throw if an attempt fails, so that the queue retries.
    await attempt.catch(() => undefined);
    return isHolder;
  }

  /**
   * Claims the row and stays in the middle of the attempt until told to end it. @returns undefined if it didn't get the
   * row
   */
  async function hold(id: string) {
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = claims(id, () => {
      begun.resolve();
      return ending.promise;
    });
    const isHolder = await Promise.race([begun.promise.then(() => true), ended]);
    const end = (how: 'finishes' | 'fails') => {
      if (how === 'finishes') ending.resolve();
      else ending.reject(new Error('failed on purpose'));
      return ended;
    };
    return isHolder ? { end } : undefined;
  }

  it('goes to one of ten workers, and to none once the work is done', { tags: ['check-57'] }, async () => {
    const id = await add();
    const holders = (await Promise.all(Array.from({ length: 10 }, () => claims(id)))).filter(Boolean).length;
    expect(holders).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: done, claim: 1, attempts: 1, lease_until: null });
    expect(await claims(id)).toBe(false);
  });

  it.each(['finishes', 'fails'] as const)(
    'goes to another worker once it has expired, and the first one writes nothing when it %s',
    { tags: ['check-54'] },
    async (how) => {
      const id = await add();
      const first = (await hold(id))!;
      expect(await claims(id)).toBe(false);
      const second = await until('another worker takes over', async () => {
        // The first worker may renew it in between.
        await set(id, `lease_until = now() - interval '1 second'`);
        return hold(id);
      });
      // Without the times that the second worker renews.
      const written = async () => ({ ...(await rowOf(id)), lease_until: undefined, wake_at: undefined });
      const before = await written();
      expect(before).toMatchObject({ claim: 2, attempts: 2 });
      await first.end(how);
      const after = await written();
      expect(after).toEqual(before);
      await second.end('finishes');
      expect(await rowOf(id)).toMatchObject({ status: done, claim: 2 });
    },
  );

  if (kind.renews)
    it('is renewed while its worker works', async () => {
      const id = await add();
      const first = (await hold(id))!;
      const { lease_until: end } = await rowOf(id);
      await until('it is renewed', async () => (await rowOf(id)).lease_until! > end!);
      await first.end('finishes');
      expect(await rowOf(id)).toMatchObject({ status: done, claim: 1 });
    });

  it('is handed back after a failed attempt, for another one after a pause', async () => {
    const id = await add();
    expect(await claims(id, fail)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', claim: 1, attempts: 1 });
    const sec = await wakesInSec(id);
    const [least, most] = kind.pauseSec;
    expect(sec).toBeGreaterThan(least - 1.5);
    expect(sec).toBeLessThanOrEqual(most);
    // A stray job comes during the pause.
    expect(await claims(id)).toBe(!kind.holdsPause);
    await set(id, 'lease_until = null');
    await claims(id);
    expect(await rowOf(id)).toMatchObject({ status: done, claim: 2, attempts: 2 });
  });

  it('ends with the last attempt, until an admin requeues the row, once', { tags: ['check-55'] }, async () => {
    const id = await add();
    await set(id, kind.lastAttempt);
    await claims(id, fail);
    expect(await rowOf(id)).toMatchObject({ status: failed, claim: 1 });
    expect(await claims(id)).toBe(false);

    const retry = () => retryWork(withPayments(), { adminId: admin.id, kind: kind.kind, id });
    await Promise.all(Array.from({ length: 4 }, retry));
    const lines = await auditLines(database, id);
    expect(lines).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', claim: 1, attempts: 0, lease_until: null });
    const sec = await wakesInSec(id);
    expect(sec).toBeGreaterThan(kind.wakeSec - 2);
    expect(sec).toBeLessThanOrEqual(kind.wakeSec);
    await claims(id);
    expect(await rowOf(id)).toMatchObject({ status: done, claim: 2, attempts: 1 });
  });

  it('lets sweepers requeue a lost row once, but none that a worker holds', { tags: ['check-57'] }, async () => {
    const id = await add();
    /** Sweeps with five processes. @returns how many requeued the row */
    const wakes = async () => {
      const woken: unknown[] = [];
      const enqueue = (_name: string, payload: object) =>
        Promise.resolve(void woken.push(...Object.values<unknown>({ ...payload })));
      await Promise.all(Array.from({ length: 5 }, () => kind.sweep({ ...deps, enqueue })));
      return woken.filter((one) => one === id).length;
    };
    expect(await wakes()).toBe(0);
    await set(id, `wake_at = now() - interval '1 second'`);
    const count = await wakes();
    expect(count).toBe(1);
    const first = (await hold(id))!;
    await set(id, `wake_at = now() - interval '1 second'`);
    expect(await wakes()).toBe(0);
    await set(id, `wake_at = now() - interval '1 second', lease_until = now() - interval '1 second'`);
    expect(await wakes()).toBe(1);
    await first.end('finishes');
    expect(await rowOf(id)).toMatchObject({ status: done, claim: 1 });
  });
});
