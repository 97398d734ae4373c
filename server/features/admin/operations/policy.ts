/** Describes failed work, and the health of the site's parts. */
import type { ProbeState, WorkKind } from '#shared/domain/operations.ts';

/** Why failed work other than email can't be retried; undefined if it can. */
export function whyNotAgain(work: { kind: WorkKind; canRetry: boolean; takesPayments: boolean }): string | undefined {
  if (work.kind === 'payment') return work.takesPayments ? undefined : 'Payments aren’t set up here.';
  if (work.canRetry) return undefined;
  return work.kind === 'profile'
    ? 'The answers have changed since then, and we wrote a new profile for them.'
    : 'It was refused for a permanent reason.';
}

/** Health of a part of the site, in a sentence. */
export type Finding = { state: ProbeState; says: string };

/** A worker silent for longer isn't counted as running; heartbeats come every fifteen seconds. */
const silentAfterSec = 60;

export const isAlive = ({ ageSec }: { ageSec: number }): boolean => ageSec <= silentAfterSec;

export function judgeWorkers(workers: readonly { isAlive: boolean }[]): Finding {
  const alive = workers.filter((worker) => worker.isAlive).length;
  if (alive > 0) return { state: 'ok', says: alive === 1 ? 'One process running.' : `${alive} processes running.` };
  return { state: 'bad', says: 'No process has responded for a minute. Emails and profiles are on hold.' };
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
    return { state: 'bad', says: `We can’t connect to the email server: ${mail.problem}.` };
  if (mail.kind === 'local')
    return {
      state: 'warn',
      says: `Emails stay in a folder on this machine and reach no one. Set SMTP_URL or RESEND_API_KEY.${notice}`,
    };
  const by = mail.kind === 'smtp' ? 'By SMTP' : 'By Resend';
  if (mail.failed > 0) return { state: 'warn', says: `${by}. ${mail.failed} failed in the last 24 hours.${notice}` };
  return { state: notice ? 'warn' : 'ok', says: `${by}. None failed in the last 24 hours.${notice}` };
}

export function judgeModel(model: {
  name: string | undefined;
  lastOutcome: string | undefined;
  spentMicroUsd: number;
  capMicroUsd: number;
}): Finding {
  if (model.name === undefined) return { state: 'off', says: 'No key is set: the built-in engine writes everything.' };
  if (model.spentMicroUsd >= model.capMicroUsd)
    return {
      state: 'warn',
      says: `${model.name}. Today’s budget is spent: the built-in engine writes until midnight UTC.`,
    };
  if (model.lastOutcome !== undefined && model.lastOutcome !== 'ok')
    return { state: 'warn', says: `${model.name}. The last call failed; the built-in engine wrote instead.` };
  return {
    state: 'ok',
    says: model.lastOutcome === undefined ? `${model.name}. Not called yet.` : `${model.name} answers.`,
  };
}

export function judgePayments(payments: { mode: 'live' | 'test' | 'sandbox' | undefined; failed: number }): Finding {
  const { mode, failed } = payments;
  if (mode === undefined) return { state: 'off', says: 'Checkout is off. Orders come in as messages.' };
  if (failed > 0)
    return { state: 'warn', says: `${failed} payment ${failed === 1 ? 'event' : 'events'} failed for good.` };
  if (mode === 'live') return { state: 'ok', says: 'Stripe, real money.' };
  return {
    state: 'warn',
    says: mode === 'test' ? 'Stripe with test keys: no money moves.' : 'Test payments: no money moves.',
  };
}

export function judgeQueues(queues: { store: 'redis' | 'postgres'; isAway: boolean }): Finding {
  const store = queues.store === 'redis' ? 'Redis' : 'PostgreSQL';
  if (queues.isAway)
    return { state: 'bad', says: `${store} isn’t responding. Jobs still run, but a few seconds late.` };
  return { state: 'ok', says: `${store} answers.` };
}
