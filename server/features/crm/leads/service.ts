/** Shared by all public forms: rate limits, spam filtering, and the emails of a lead. */
import { createHash, createHmac } from 'node:crypto';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { prepareMail, wakeMail, writeMail, type MailRequest } from '#server/features/mail/service.ts';
import { knownOrigin } from '#server/features/admin/analytics/service.ts';
import { botSignal } from './policy.ts';

export type LeadForm = 'contact' | 'newsletter' | 'application';

/** Data that every form sends in addition to its own fields, with its source. */
export type Sent = {
  submissionId: string;
  website2: string;
  elapsedMs: number;
  origin?: LeadOrigin | undefined;
  /** Key of the client's address for limits. */
  address: string;
  /** Whether there is a public page at a path. */
  isPage: (path: string) => boolean;
};

/** Columns that every stored lead has in addition to its own fields. */
export type LeadRecord = { submissionId: string; origin: Record<string, string>; networkHash: string };

type Mail = Awaited<ReturnType<typeof prepareMail>>;

/**
 * Decides whether a submission is stored.
 * @param request `isStored` says whether this form was stored before: a repeat gets the response of the first one.
 * @returns false if it gets a success response but is discarded: from a bot, or stored before.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function admit(
  deps: Deps,
  request: { form: LeadForm; email: string; sent: Sent; isStored: () => Promise<boolean> },
): Promise<boolean> {
  const { form, email, sent } = request;
  const sign = botSignal(sent);
  if (sign) {
    count(deps, form, sign);
    return false;
  }
  try {
    // The network first, so that a network over its limit can't use up someone else's address's limit.
    await deps.limits.consume(`${form}.network`, sent.address);
    await deps.limits.consume(`${form}.email`, createHash('sha256').update(email).digest('hex').slice(0, 32));
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    if (await request.isStored()) return false;
    count(deps, form, 'limited');
    throw error;
  }
}

/**
 * Stored in addition to a form's own fields: its origin, and a key that only the same form with the same content
 * shares. The network is a one-way keyed hash, the same for the same network.
 * @param content the fields that identify this lead
 */
export function recordOf(deps: Pick<Deps, 'settings'>, sent: Sent, content: Record<string, unknown>): LeadRecord {
  const told = knownOrigin(sent.origin ?? {}, sent);
  const origin = Object.entries(told).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const key = deps.settings.sessionSecrets[0] ?? '';
  return {
    submissionId: uuidOf(JSON.stringify([sent.submissionId.toLowerCase(), content])),
    origin: Object.fromEntries(origin),
    networkHash: createHmac('sha256', key).update(`network ${sent.address}`).digest('hex').slice(0, 32),
  };
}

/** The same text gives the same id (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Prepares emails before a transaction. One that fails is logged and skipped, so that no lead is lost over an email.
 */
export async function prepareMails(deps: Deps, requests: (MailRequest | undefined)[]): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const request of requests) {
    if (!request) continue;
    await bestEffort(deps.log, 'lead email', { template: request.template }, async () => {
      mails.push(await prepareMail(deps, request));
    });
  }
  return mails;
}

/**
 * Writes a lead's emails in its transaction. One that fails is logged, and the lead stays.
 * @returns ids of the written emails, for `wakeMails`
 */
export async function writeMails(deps: Pick<Deps, 'log'>, tx: Deps['db'], mails: Mail[]): Promise<string[]> {
  const ids: string[] = [];
  for (const mail of mails) {
    await bestEffort(deps.log, 'lead email', { template: mail.template }, async () => {
      const id = await tx.transaction((inner) => writeMail(inner, mail));
      if (id) ids.push(id);
    });
  }
  return ids;
}

export async function wakeMails(deps: Pick<Deps, 'enqueue'>, ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => wakeMail(deps, id)));
}

/** Counts a form's outcome for /metrics. */
export function count(
  deps: Pick<Deps, 'metrics'>,
  form: LeadForm,
  outcome: 'stored' | 'repeated' | 'duplicate' | 'limited' | 'trap' | 'too_fast',
): void {
  deps.metrics.leads.inc({ form, outcome });
}

/** An empty field counts as missing. */
export const orNull = (value: string): string | null => (value === '' ? null : value);
