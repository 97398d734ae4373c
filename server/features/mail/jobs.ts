import type { Deps } from '#server/deps.ts';
import type { JobPayload, JobRun } from '#server/jobs/definitions.ts';
import { sendMail, wakeLostMails } from './service.ts';

/** Handler of `mail.send`. A failed attempt is recorded in the row, and the sweeper brings it back, not the queue. */
export async function deliverMail(deps: Deps, payload: JobPayload<'mail.send'>, run: JobRun): Promise<void> {
  await sendMail(deps, { ...payload, ...run });
}

/** Sweeper task: wakes emails that are due for a retry or whose wake-up got lost. */
export async function sweepMails(deps: Deps): Promise<void> {
  const count = await wakeLostMails(deps);
  if (count > 0) deps.log.info({ count }, 'woke emails that were due');
}
