import { setTimeout as pause } from 'node:timers/promises';
import { m } from '#messages';
import type { NotificationRow } from '#drizzle/schema/member.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import type { NotificationFilter } from '#shared/domain/member.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { sampleNotifications } from './policy.ts';
import * as repo from './repo.ts';

/** Page size of the list. */
const perPage = 20;
/** Number shown on the dashboard. */
const newest = 3;

/**
 * A page of an account's notifications, newest first.
 * @returns the page, and the next one's cursor; undefined on the last page.
 */
export async function listNotifications(
  deps: Deps,
  input: { userId: string; show: NotificationFilter; cursor: string | undefined },
): Promise<{ entries: NotificationRow[]; nextCursor: string | undefined }> {
  // One extra row shows whether there are more.
  const rows = await repo.listNotifications(deps.db, { ...input, limit: perPage + 1 });
  const entries = rows.slice(0, perPage);
  return { entries, nextCursor: rows.length > perPage ? entries.at(-1)!.id : undefined };
}

/** Number of unread ones, and the newest few. */
export function newsOf(
  deps: Pick<Deps, 'db'>,
  input: { userId: string },
): Promise<{ unread: number; latest: NotificationRow[] }> {
  return repo.findNews(deps.db, { ...input, limit: newest });
}

/**
 * Marks one of the account's notifications as read. @throws AppError NOT_FOUND if it doesn't exist or is someone
 * else's.
 */
export async function markRead(deps: Deps, input: { userId: string; notificationId: string }): Promise<void> {
  if (!(await repo.markRead(deps.db, input))) throw new AppError('NOT_FOUND', m.server_notifications_not_found());
}

export function markAllRead(deps: Deps, input: { userId: string }): Promise<void> {
  return repo.markAllRead(deps.db, input);
}

/**
 * Notifies a member. Takes a database, so that it can join the transaction of the event.
 * @param input `href`: the page it links to; `dedupeKey`: identifies the event, which is announced once
 * @returns whether it was written now
 */
export function notify(db: Deps['db'], input: Parameters<typeof repo.insertNotification>[1]): Promise<boolean> {
  return repo.insertNotification(db, input);
}

/** Gives an account without notifications the samples, about half a second after a sign-in. */
export async function planSamples(deps: Deps, input: { userId: string }): Promise<void> {
  const afterMs = accountTimes.samplesAfterMs;
  if (await repo.planSamples(deps.db, { ...input, afterMs }))
    await deps.enqueue('notifications.samples', input, { delayMs: afterMs });
}

/** Writes the samples one after the other. Can be repeated at any point: each is written once. */
export async function writeSamples(deps: Deps, input: { userId: string }): Promise<void> {
  const { userId } = input;
  if (await repo.wantsSamples(deps.db, { userId })) {
    for (const [daysBack, sample] of sampleNotifications.entries()) {
      if (daysBack > 0) await pause(accountTimes.samplesApartMs);
      await repo.insertSample(deps.db, { userId, daysBack, ...sample });
    }
  }
  await repo.endSamples(deps.db, { userId });
}

/** Wakes workers for samples whose wake-up got lost. @returns how many there were. */
export async function wakeLostSamples(deps: Deps): Promise<number> {
  const ids = await repo.takeDueSamples(deps.db);
  for (const userId of ids) await deps.enqueue('notifications.samples', { userId });
  return ids.length;
}
