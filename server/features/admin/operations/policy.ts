/** Describes failed work, and the health of the site's parts. */
import { m } from '#messages';
import type { ProbeState, WorkKind } from '#shared/domain/operations.ts';

/** Why failed work other than email can't be retried; undefined if it can. */
export function whyNotAgain(work: { kind: WorkKind; canRetry: boolean; takesPayments: boolean }): string | undefined {
  if (work.kind === 'payment') return work.takesPayments ? undefined : m.server_operations_no_payments();
  if (work.canRetry) return undefined;
  return work.kind === 'profile' ? m.server_operations_profile_replaced() : m.server_operations_permanent();
}

/** Health of a part of the site, in a sentence. */
export type Finding = { state: ProbeState; says: string };

/** A worker silent for longer isn't counted as running; heartbeats come every fifteen seconds. */
const silentAfterSec = 60;

export const isAlive = ({ ageSec }: { ageSec: number }): boolean => ageSec <= silentAfterSec;

export function judgeWorkers(workers: readonly { isAlive: boolean }[]): Finding {
  const alive = workers.filter((worker) => worker.isAlive).length;
  if (alive > 0) return { state: 'ok', says: m.server_operations_workers({ count: alive }) };
  return { state: 'bad', says: m.server_operations_no_workers() };
}

export function judgeMail(mail: {
  kind: 'smtp' | 'resend' | 'local';
  /** The server's response to a check; undefined if it accepts us or can't be checked. */
  problem: string | undefined;
  /** Within the last day. */
  failed: number;
  /** Why newsletters are on hold; undefined if they aren't. */
  notice?: string | undefined;
}): Finding {
  const notice = mail.notice ? ` ${mail.notice}` : '';
  if (mail.problem !== undefined)
    return { state: 'bad', says: m.server_operations_mail_unreachable({ problem: mail.problem }) };
  if (mail.kind === 'local')
    return {
      state: 'warn',
      says: `${m.server_operations_mail_local()}${notice}`,
    };
  const service = mail.kind === 'smtp' ? 'SMTP' : 'Resend';
  if (mail.failed > 0)
    return { state: 'warn', says: `${m.server_operations_mail_failed({ service, count: mail.failed })}${notice}` };
  return { state: notice ? 'warn' : 'ok', says: `${m.server_operations_mail_ok({ service })}${notice}` };
}

export function judgeModel(model: {
  name: string | undefined;
  lastOutcome: string | undefined;
  spentMicroUsd: number;
  capMicroUsd: number;
}): Finding {
  if (model.name === undefined) return { state: 'off', says: m.server_operations_no_model() };
  if (model.spentMicroUsd >= model.capMicroUsd)
    return {
      state: 'warn',
      says: m.server_operations_model_budget({ model: model.name }),
    };
  if (model.lastOutcome !== undefined && model.lastOutcome !== 'ok')
    return { state: 'warn', says: m.server_operations_model_failed({ model: model.name }) };
  return {
    state: 'ok',
    says:
      model.lastOutcome === undefined
        ? m.server_operations_model_unused({ model: model.name })
        : m.server_operations_responding({ name: model.name }),
  };
}

export function judgePayments(payments: { mode: 'live' | 'test' | 'sandbox' | undefined; failed: number }): Finding {
  const { mode, failed } = payments;
  if (mode === undefined) return { state: 'off', says: m.server_operations_checkout_off() };
  if (failed > 0) return { state: 'warn', says: m.server_operations_payments_failed({ count: failed }) };
  if (mode === 'live') return { state: 'ok', says: m.server_operations_payments_live() };
  return {
    state: 'warn',
    says: mode === 'test' ? m.server_operations_payments_test() : m.server_operations_payments_sandbox(),
  };
}

export function judgeQueues(queues: { store: 'redis' | 'postgres'; isAway: boolean }): Finding {
  const name = queues.store === 'redis' ? 'Redis' : 'PostgreSQL';
  if (queues.isAway) return { state: 'bad', says: m.server_operations_queue_away({ name }) };
  return { state: 'ok', says: m.server_operations_responding({ name }) };
}
