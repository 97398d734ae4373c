/** Logic shared by all public forms: rate limits, spam filtering, and the emails that go with a lead. */
import { createHash, createHmac } from 'node:crypto';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { prepareMail, wakeMail, writeMail, type MailRequest } from '#server/features/mail/service.ts';
import { knownOrigin } from '#server/features/admin/numbers/service.ts';
import { machineSign } from './policy.ts';

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
 * Decides whether something sent is to be stored.
 * @param request `isStored` says whether this very form was stored before: a repeat is answered as the first one was.
 * @returns false when it is to be answered as success and forgotten: a machine's, or stored before.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function admit(
  deps: Deps,
  request: { form: LeadForm; email: string; sent: Sent; isStored: () => Promise<boolean> },
): Promise<boolean> {
  const { form, email, sent } = request;
  const sign = machineSign(sent);
  if (sign) {
    count(deps, form, sign);
    return false;
  }
  try {
    // The network first: one that is over its limit cannot use up the limit of somebody else's address.
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
 * What is stored beside a form's own fields: where it came from, and a key that is the same for the same form with the same
 * content alone. The network is a keyed hash: alike for one network, and no way back.
 * @param content the fields that make it this lead and no other
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

/** The same text, the same id (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Makes mails ready before a transaction. One that cannot be made is logged and left out: no lead is lost for a mail. */
export async function prepareMails(deps: Deps, requests: (MailRequest | undefined)[]): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const request of requests) {
    if (!request) continue;
    await sideStep(deps.log, 'lead email', { template: request.template }, async () => {
      mails.push(await prepareMail(deps, request));
    });
  }
  return mails;
}

/**
 * Writes the mails of a lead into its transaction. One that cannot be written is logged and keeps the lead.
 * @returns ids for `wakeMails`, of those that were written.
 */
export async function writeMails(deps: Pick<Deps, 'log'>, tx: Deps['db'], mails: Mail[]): Promise<string[]> {
  const ids: string[] = [];
  for (const mail of mails) {
    await sideStep(deps.log, 'lead email', { template: mail.template }, async () => {
      const id = await tx.transaction((inner) => writeMail(inner, mail));
      if (id) ids.push(id);
    });
  }
  return ids;
}

export async function wakeMails(deps: Pick<Deps, 'enqueue'>, ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => wakeMail(deps, id)));
}

/** Notes for /metrics what became of a form. */
export function count(
  deps: Pick<Deps, 'metrics'>,
  form: LeadForm,
  outcome: 'stored' | 'repeated' | 'duplicate' | 'limited' | 'trap' | 'too_fast',
): void {
  deps.metrics.leads.inc({ form, outcome });
}

/** An empty field is none. */
export const orNull = (value: string): string | null => (value === '' ? null : value);
