/**
 * Alerts the agency to sales, refunds, failed renewals, disputes, and seats. An alert is a row, written in the transaction
 * of its event; the sweeper turns rows into emails.
 */
import { dayAt, morningOf, remindableDay } from '#shared/domain/plan-dates.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { salesSettings } from '../settings/service.ts';
import { alertOf, withoutPerson } from './policy.ts';
import * as repo from './repo.ts';

/** Per sweep; the next one, five seconds later, continues. */
const alertsPerSweep = 50;
/** In one digest. More go into a second one. */
const alertsPerDigest = 200;

/** Records an event for the agency, once per key. @param tx the transaction of the event */
export function recordAlert(tx: Database, alert: repo.NewAlert): Promise<void> {
  return repo.insertAlert(tx, alert);
}

/**
 * Emails unsent alerts to the agency: one by one, or once a day at 8 AM as a digest. Without an inbox it does nothing.
 * @returns how many alerts were sent
 */
export async function sendAlerts(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const { agencyInbox: to } = deps.settings;
  if (!to) return 0;
  await repo.insertDisputeReminders(deps.db);
  const { now = new Date() } = input;
  const isDaily = (await salesSettings(deps)).alerts === 'daily';
  const { count, mailIds } = await inTransaction(deps.db, async (tx) => {
    const alerts = await repo.takeAlerts(tx, {
      before: isDaily ? morningOf(remindableDay(now)) : now,
      most: isDaily ? alertsPerDigest : alertsPerSweep,
    });
    const contents =
      isDaily && alerts.length > 0
        ? [{ alerts: alerts.map(withoutPerson), day: dayAt(now) }]
        : alerts.map((alert) => ({ alerts: [alertOf(alert)], replyTo: alert.email }));
    const ids: (string | undefined)[] = [];
    for (const data of contents)
      ids.push(await writeMail(tx, await prepareMail(deps, { template: 'sales-alert', to, data })));
    return { count: alerts.length, mailIds: ids };
  });
  for (const id of mailIds) await wakeMail(deps, id);
  return count;
}

/** Deletes alerts after 90 days, whether they were sent or not. */
export function deleteOldAlerts(deps: Pick<Deps, 'db'>): Promise<void> {
  return repo.deleteOldAlerts(deps.db);
}
