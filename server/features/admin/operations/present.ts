import type { JobsOverview, Ledger, Mail, MailDetail, SystemReport } from './service.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An email in a list, without its data. */
export function toListedMail({ id, template, toEmail, userId, status, attempts, lastError, createdAt, sentAt }: Mail) {
  return {
    id,
    template,
    to: toEmail,
    userId,
    status,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: iso(sentAt),
  };
}

export function toMailDetail(mail: MailDetail) {
  const { preview } = mail;
  return {
    ...toListedMail(mail),
    timedOut: mail.timedOut,
    providerId: mail.providerId,
    messageId: mail.messageId,
    nextTryAt: iso(mail.nextTryAt),
    /** Why it can't be resent; null if it can. */
    refusal: mail.refusal ?? null,
    preview: preview
      ? { subject: preview.subject, html: preview.html, text: preview.text, hidesSecrets: preview.hidesSecrets }
      : null,
  };
}

const toBeat = ({ id, host, startedAt, beatAt, isAlive, sweeps }: JobsOverview['beats'][number]) => ({
  id,
  host,
  startedAt: new Date(startedAt).toISOString(),
  beatAt: new Date(beatAt).toISOString(),
  isAlive,
  sweeps: sweeps.map(({ name, at, ms, error }) => ({ name, at, ms, error: error ?? null })),
});

export function toJobs({ kinds, queues, queueStore, beats }: JobsOverview) {
  return {
    kinds: kinds.map(({ kind, waiting, active, failed, oldest }) => ({
      kind,
      waiting,
      active,
      failed,
      oldest: oldest && new Date(oldest).toISOString(),
    })),
    queueStore,
    queues:
      queues?.map(({ name, waiting, active, delayed, failed }) => ({ name, waiting, active, delayed, failed })) ?? null,
    processes: beats.map(toBeat),
  };
}

export function toFailedPage({
  items,
  nextCursor,
}: {
  items: {
    id: string;
    what: string | null;
    reason: string | null;
    attempts: number;
    createdAt: string;
    refusal: string | undefined;
  }[];
  nextCursor: string | null;
}) {
  return {
    items: items.map(({ id, what, reason, attempts, createdAt, refusal }) => ({
      id,
      what,
      reason,
      attempts,
      at: new Date(createdAt).toISOString(),
      refusal: refusal ?? null,
    })),
    nextCursor,
  };
}

/** Money in millionths of a US dollar, times in milliseconds. */
export function toLedger({ items, nextCursor, perDay, times, writers, budget, model }: Ledger) {
  return {
    items: items.map((call) => ({
      id: call.id,
      createdAt: new Date(call.createdAt).toISOString(),
      model: call.model,
      outcome: call.outcome,
      detail: call.detail,
      attempt: call.attempt,
      inputTokens: call.inputTokens,
      outputTokens: call.outputTokens,
      costMicroUsd: call.costMicroUsd,
      durationMs: call.durationMs,
      kind: call.kind,
      subject: call.subject,
      writtenBy: call.writtenBy,
      failure: call.failure,
      userId: call.userId,
    })),
    nextCursor,
    perDay: perDay.map(({ day, calls, answered, inputTokens, outputTokens, costMicroUsd }) => ({
      day,
      calls,
      answered,
      inputTokens,
      outputTokens,
      costMicroUsd,
    })),
    times: { half: times.half, most: times.most },
    writers: writers.map(({ engine, failure, count }) => ({ engine, failure, count })),
    budget: { spent: budget.spent, reserved: budget.reserved, cap: budget.cap },
    model: model ?? null,
  };
}

export function toSystem({ checkedAt, parts, versions, process, beats }: SystemReport) {
  return {
    checkedAt: checkedAt.toISOString(),
    parts: parts.map(({ key, ms, at, finding }) => ({
      key,
      ms,
      at: at && new Date(at).toISOString(),
      state: finding.state,
      says: finding.says,
    })),
    versions: {
      node: versions.node,
      postgres: versions.postgres ?? null,
      build: versions.build ?? null,
      migrations: versions.migrations ?? null,
      migratedAt: versions.migratedAt === undefined ? null : new Date(versions.migratedAt).toISOString(),
    },
    process: {
      role: process.role,
      mode: process.mode,
      startedAt: process.startedAt.toISOString(),
      memoryBytes: process.memoryBytes,
    },
    processes: beats.map(toBeat),
  };
}
