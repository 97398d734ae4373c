/** System health for the agency: waiting and failed work, model costs, and reachability. */
import { m } from '#messages';
import type { SweepNote } from '#drizzle/schema/admin.ts';
import { missingContent, type MissingContent } from '#shared/content/missing-content.ts';
import { retryPortion, workKinds, type WorkKind } from '#shared/domain/operations.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pageOf, placeOf } from '#server/lib/cursor.ts';
import { readBuildId } from '#server/lib/build-info.ts';
import { askWithin } from '#server/lib/within.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as mail from '#server/features/mail/service.ts';
import * as policy from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 50;
const probeLimitMs = 2_000;

export type Mail = mail.ListedMail;
export type MailDetail = Awaited<ReturnType<typeof findMail>>;

/** @see mail.listMails */
export async function listMails(deps: Deps, input: Parameters<typeof mail.listMails>[1]) {
  const notice = mail.newsletterNotice(deps) ?? null;
  return { ...(await mail.listMails(deps, input)), templates: mail.templateNames, notice };
}

/** An email's preview, and why it can't be resent. @throws AppError NOT_FOUND. */
export async function findMail(deps: Deps, input: { id: string }) {
  const found = await mail.mailDetail(deps, input);
  return { ...found, refusal: mail.whyNotAgain(found, new Date()) };
}

/** @see mail.retryMail */
export function retryMail(deps: Deps, input: { adminId: string; id: string }): Promise<void> {
  return mail.retryMail(deps, input);
}

/**
 * Sends a test email.
 * @returns its id, to follow its delivery
 * @throws AppError RATE_LIMITED.
 */
export async function sendTestMail(deps: Deps, input: { adminId: string; to: string }): Promise<{ id: string }> {
  const { adminId, to } = input;
  await deps.limits.consume('testMail.user', adminId);
  const prepared = await mail.prepareMail(deps, { template: 'test-mail', to, data: {} });
  const id = await inTransaction(deps.db, async (tx) => {
    const written = await mail.writeMail(tx, prepared);
    if (written)
      await writeAudit(tx, {
        adminId,
        action: 'mail.test',
        subject: 'mail',
        subjectId: written,
        after: { status: 'queued' },
      });
    return written;
  });
  if (!id) throw new AppError('CONFLICT', m.server_operations_cannot_email());
  await mail.wakeMail(deps, id);
  return { id };
}

/** Processes that do background work, and whether each sent a heartbeat lately. */
async function listWorkers(deps: Deps) {
  const beats = await repo.listBeats(deps.db);
  return beats.map((beat) => ({ ...beat, isAlive: policy.isAlive(beat) }));
}

export type JobsOverview = Awaited<ReturnType<typeof jobsOverview>>;

/** Work by kind, queue contents, and the last results of the sweeps. */
export async function jobsOverview(deps: Deps) {
  const [kinds, queues, beats] = await Promise.all([
    Promise.all(workKinds.map(async (kind) => ({ kind, ...(await repo.countWork(deps.db, { kind })) }))),
    deps.queues.counts(),
    listWorkers(deps),
  ]);
  return { kinds, queues, queueStore: deps.settings.setUp.queueStore, beats };
}

/** Failed work of a kind, newest first, with the reason if it can't be retried. */
export async function listFailed(deps: Deps, input: { kind: WorkKind; cursor?: string | undefined }) {
  const { kind, cursor } = input;
  const after = placeOf(cursor);
  const { items, nextCursor } = pageOf(await repo.listFailed(deps.db, { kind, after, limit: pageSize + 1 }), pageSize);
  return {
    items: items.map((item) => ({ ...item, refusal: refusalOf(deps, { kind, ...item }) })),
    nextCursor,
  };
}

function refusalOf(deps: Deps, work: { kind: WorkKind; canRetry: boolean; what?: string | null; createdAt?: string }) {
  const { kind, what, createdAt } = work;
  return kind === 'mail'
    ? mail.whyNotAgain({ status: 'error', template: what ?? '', createdAt: new Date(createdAt ?? 0) }, new Date())
    : policy.whyNotAgain({ ...work, takesPayments: deps.payments !== undefined });
}

/** Wakes a worker for a requeued row. */
function wake(deps: Deps, kind: repo.RequeuedKind, id: string): Promise<void> {
  if (kind === 'profile') return deps.enqueue('profile.generate', { generationId: id });
  if (kind === 'payment') return deps.enqueue('payments.event', { eventId: id });
  return deps.enqueue(kind === 'section' ? 'document.rewrite' : 'machine.produce', { runId: id });
}

/**
 * Retries failed work. Calling it twice requeues it once.
 * @throws AppError NOT_FOUND; CONFLICT if it hasn't failed, or a retry wouldn't help.
 */
export async function retryWork(deps: Deps, input: { adminId: string; kind: WorkKind; id: string }): Promise<void> {
  const { adminId, kind, id } = input;
  if (kind === 'mail') return mail.retryMail(deps, { adminId, id });
  const found = await repo.findWork(deps.db, { kind, id });
  if (!found) throw new AppError('NOT_FOUND', m.server_operations_job_not_found());
  if (found.status === 'queued' || found.status === 'running') return;
  if (found.status !== 'failed') throw new AppError('CONFLICT', m.server_operations_job_done());
  const refusal = refusalOf(deps, { kind, ...found });
  if (refusal) throw new AppError('CONFLICT', refusal);
  const isQueued = await inTransaction(deps.db, async (tx) => {
    if ((await repo.requeueWork(tx, { kind, id })).length === 0) return false;
    await writeAudit(tx, {
      adminId,
      action: 'job.retry',
      subject: 'job',
      subjectId: id,
      before: { kind, status: 'failed', attempts: found.attempts, reason: found.reason },
      after: { kind, status: 'queued' },
    });
    return true;
  });
  if (isQueued) await wake(deps, kind, id);
}

/**
 * Retries a kind's failed work, one batch at a time, starting with the oldest last attempt.
 * @returns how many were requeued
 * @throws AppError CONFLICT if the kind can't be retried here.
 */
export async function retryAll(deps: Deps, input: { adminId: string; kind: WorkKind }): Promise<{ count: number }> {
  const { adminId, kind } = input;
  if (kind === 'mail') return { count: await mail.retryFailedMails(deps, { adminId, limit: retryPortion }) };
  if (kind === 'payment' && !deps.payments) throw new AppError('CONFLICT', m.server_operations_no_payments());
  const ids = await inTransaction(deps.db, async (tx) => {
    const queued = await repo.requeueWork(tx, { kind, limit: retryPortion });
    if (queued.length > 0)
      await writeAudit(tx, {
        adminId,
        action: 'job.retry',
        subject: 'job',
        subjectId: kind,
        before: { status: 'failed' },
        after: { status: 'queued', count: queued.length },
      });
    return queued;
  });
  for (const id of ids) await wake(deps, kind, id);
  return { count: ids.length };
}

export type Ledger = Awaited<ReturnType<typeof aiLedger>>;

/** Model calls, their cost, and who wrote the profiles. @param input `days`: number of days (UTC) before today */
export async function aiLedger(deps: Deps, input: { days: number; cursor?: string | undefined }) {
  const { days, cursor } = input;
  const [rows, perDay, times, writers, today] = await Promise.all([
    repo.listCalls(deps.db, { days, after: placeOf(cursor), limit: pageSize + 1 }),
    repo.sumDays(deps.db, { days }),
    repo.callTimes(deps.db, { days }),
    repo.countWriters(deps.db, { days }),
    repo.findBudget(deps.db),
  ]);
  const { setUp, aiDailyBudgetMicroUsd: cap } = deps.settings;
  return { ...pageOf(rows, pageSize), perDay, times, writers, budget: { ...today, cap }, model: setUp.model };
}

/** What the owner hasn't filled in, and whether demo content stands in for it here. */
export function readiness(deps: Pick<Deps, 'settings'>): { missing: MissingContent[]; showsSamples: boolean } {
  return { missing: missingContent(), showsSamples: deps.settings.showsSamples };
}

export type SystemReport = Awaited<ReturnType<typeof systemReport>>;

/**
 * Checks all services the site depends on in parallel, each for two seconds at most. Never throws for a failed check.
 */
export async function systemReport(deps: Deps) {
  const ask = <T>(question: () => Promise<T>) => askWithin(probeLimitMs, question);
  const [database, queues, mailServer, mails, call, budget, event, failedEvents, beats, buildId] = await Promise.all([
    ask(() => repo.findVersions(deps.db)),
    ask(() => deps.queues.counts()),
    ask(async () => ({ problem: await deps.mailer.check?.() })),
    ask(() => repo.lastMail(deps.db)),
    ask(() => repo.lastCall(deps.db)),
    ask(() => repo.findBudget(deps.db)),
    ask(() => repo.lastEvent(deps.db)),
    ask(async () => (await repo.countWork(deps.db, { kind: 'payment' })).failed),
    ask(() => listWorkers(deps)),
    ask(readBuildId),
  ]);
  const { setUp, aiDailyBudgetMicroUsd } = deps.settings;
  const unknown: policy.Finding = { state: 'bad', says: m.server_operations_database_silent() };
  const parts: { key: SystemPart; ms: number; at: string | null; finding: policy.Finding }[] = [
    {
      key: 'database',
      ms: database.ms,
      at: null,
      finding: database.answer
        ? { state: 'ok', says: m.server_operations_responding({ name: `PostgreSQL ${database.answer.postgres}` }) }
        : { state: 'bad', says: m.server_operations_postgres_silent() },
    },
    {
      key: 'queues',
      ms: queues.ms,
      at: null,
      finding: policy.judgeQueues({ store: setUp.queueStore, isAway: !queues.answer }),
    },
    {
      key: 'workers',
      ms: beats.ms,
      at: beats.answer?.[0]?.beatAt ?? null,
      finding: beats.answer ? policy.judgeWorkers(beats.answer) : unknown,
    },
    {
      key: 'mail',
      ms: mailServer.ms,
      at: mails.answer?.sentAt ?? null,
      finding: policy.judgeMail({
        kind: deps.mailer.kind,
        problem: mailServer.answer ? mailServer.answer.problem : m.server_operations_mail_timeout(),
        failed: mails.answer?.failed ?? 0,
        notice: mail.newsletterNotice(deps),
      }),
    },
    {
      key: 'model',
      ms: call.ms,
      at: call.answer?.at ?? null,
      finding: policy.judgeModel({
        name: setUp.model,
        lastOutcome: call.answer?.outcome,
        spentMicroUsd: (budget.answer?.spent ?? 0) + (budget.answer?.reserved ?? 0),
        capMicroUsd: aiDailyBudgetMicroUsd,
      }),
    },
    {
      key: 'payments',
      ms: event.ms,
      at: event.answer?.at ?? null,
      finding: policy.judgePayments({ mode: deps.payments?.mode, failed: failedEvents.answer ?? 0 }),
    },
  ];
  return {
    checkedAt: new Date(),
    parts,
    versions: {
      node: process.version.replace(/^v/, ''),
      postgres: database.answer?.postgres,
      build: buildId.answer,
      migrations: database.answer?.migrations,
      migratedAt: database.answer?.migratedAt ?? undefined,
    },
    process: {
      role: setUp.role,
      mode: setUp.mode,
      startedAt: new Date(Date.now() - process.uptime() * 1000),
      memoryBytes: process.memoryUsage.rss(),
    },
    beats: beats.answer ?? [],
  };
}

export type SystemPart = 'database' | 'queues' | 'workers' | 'mail' | 'model' | 'payments';

/** @see repo.upsertBeat */
export function seeWorker(
  deps: Pick<Deps, 'db'>,
  beat: { id: string; host: string; startedAt: Date; sweeps: SweepNote[] },
): Promise<void> {
  return repo.upsertBeat(deps.db, beat);
}

export function forgetWorker(deps: Pick<Deps, 'db'>, input: { id: string }): Promise<void> {
  return repo.deleteBeat(deps.db, input);
}
