/**
 * Leases on work that is kept in rows. The row is the truth; the queue only wakes a worker for it.
 *
 *     queued ── claim ──> running ── close ──────> done, or failed ── requeue ──> queued
 *                         running ── retryLater ──> queued
 *
 * A step of a worker is one conditional UPDATE, returned as a Drizzle statement: await it, or read the row with
 * `.returning()`. No row means that the claim is lost, and nothing was written. `columns` are set along with the lease.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { writingJobs, profileGenerations } from '#drizzle/schema/profile.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { paymentEvents } from '#drizzle/schema/billing.ts';
import type { Database } from './client.ts';

const tables = { profile: profileGenerations, run: writingJobs, payment: paymentEvents, mail: emails };
type Kind = keyof typeof tables;
type Columns<K extends Kind> = PgUpdateSetSource<(typeof tables)[K]>;

type Rules = {
  /** The statuses of claimed and of failed rows. */
  running: 'running' | 'sending';
  failed: 'failed' | 'error';
  /** A claim is good for this long. Nine seconds are less than the queue's lock, so a dead worker's row is free by then. */
  leaseSec: number;
  /** A queued row that no worker has claimed by then is woken by the sweeper. */
  wakeSec: number;
  /** Number of rows a sweeper takes at a time. */
  perSweep: number;
  maxAttempts: number;
  /** Pause after a failed attempt. @param attempts how many there were, from 1 */
  pauseSec: (attempts: number) => number;
  /** Whether the row can't be claimed during the pause, so that a stray wake-up doesn't shorten it. */
  holdsPause: boolean;
};

const writing: Rules = {
  running: 'running',
  failed: 'failed',
  leaseSec: 9,
  wakeSec: 8,
  perSweep: 200,
  maxAttempts: 5,
  pauseSec: () => 2,
  // The queue retries these jobs itself, even sooner.
  holdsPause: false,
};

const rules: Record<Kind, Rules> = {
  profile: writing,
  run: writing,
  payment: {
    running: 'running',
    failed: 'failed',
    // Longer than all the calls that handling an event makes, so it isn't renewed.
    leaseSec: 90,
    wakeSec: 10,
    perSweep: 200,
    // With these pauses, most of a day. The nightly reconciliation picks up what was given up.
    maxAttempts: 18,
    pauseSec: (attempts) => Math.min(3 * 2 ** attempts, 3 * 3600),
    holdsPause: false,
  },
  mail: {
    running: 'sending',
    failed: 'error',
    // An attempt takes five seconds at most, so it isn't renewed.
    leaseSec: 9,
    wakeSec: 8,
    perSweep: 500,
    // Emails are given up by age: see `releaseEmail` in server/features/mail/repo.ts.
    maxAttempts: Infinity,
    // 15 seconds, doubling up to an hour, give or take a fifth, so that emails that failed together don't return together.
    // eslint-disable-next-line no-restricted-properties -- jitter for a retry, not a secret
    pauseSec: (attempts) => Math.round(Math.min(15 * 2 ** (attempts - 1), 3600) * (0.8 + 0.4 * Math.random())),
    holdsPause: true,
  },
};
/** A worker's lease on a row. `claim` grows each time the row is claimed, so an expired lease can't write. */
export type Lease = { id: string; claim: number };
/** A lease, and the number of attempts including its own. */
export type Attempt = Lease & { attempts: number };

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const hasStatus = (...statuses: string[]) => sql.raw(`status in (${statuses.map((status) => `'${status}'`).join()})`);
const isFree = (kind: Kind) =>
  sql`${hasStatus('queued', rules[kind].running)} and (lease_until is null or lease_until < now())`;

function update<K extends Kind>(db: Database, kind: K, columns: Columns<K>, where: SQL) {
  return db.update(tables[kind]).set(columns).where(where);
}

/** Updates a row if the lease still holds. */
function updateHeld<K extends Kind>(db: Database, kind: K, { id, claim: number }: Lease, columns: Columns<K>) {
  return update(db, kind, columns, sql`id = ${id} and claim = ${number} and ${hasStatus(rules[kind].running)}`);
}

/** Columns of a row that enters the queue. */
export const queued = (kind: Kind) => ({
  status: 'queued' as const,
  attempts: 0,
  leaseUntil: null,
  wakeAt: after(rules[kind].wakeSec),
});

/** Claims a row for this worker: a queued one, or one whose worker let the lease run out. */
export function claim<K extends Kind>(db: Database, kind: K, id: string, columns: Columns<K> = {}) {
  const { running, leaseSec } = rules[kind];
  const counted = { status: running, claim: sql`claim + 1`, attempts: sql`attempts + 1` };
  const lease = { leaseUntil: after(leaseSec), wakeAt: after(leaseSec) };
  return update(db, kind, { ...columns, ...counted, ...lease }, sql`id = ${id} and ${isFree(kind)}`);
}

export function renew<K extends Kind>(db: Database, kind: K, held: Lease, columns: Columns<K> = {}) {
  const end = after(rules[kind].leaseSec);
  return updateHeld(db, kind, held, { ...columns, leaseUntil: end, wakeAt: end });
}

/**
 * Keeps renewing the lease while its worker works.
 * @returns `lost`, which fires when the lease is lost; `stop`, to be called when the work is over
 */
export function keepRenewing(db: Database, kind: Kind, held: Lease): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const tick = () =>
    renew(db, kind, held).then(
      ({ rowCount }) => rowCount === 1 || lost.abort(),
      // The database may be back before the lease ends.
      () => undefined,
    );
  const timer = setInterval(() => void tick(), (rules[kind].leaseSec * 1000) / 3);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

/** Closes a row, as done or as failed for good. */
export function close<K extends Kind>(db: Database, kind: K, held: Lease, columns: Columns<K> & { status: string }) {
  return updateHeld(db, kind, held, { ...columns, leaseUntil: null });
}

/** Returns whether a row is given up if the current attempt fails. */
export const isLastAttempt = (kind: Kind, row: { attempts: number }): boolean =>
  row.attempts >= rules[kind].maxAttempts;

/** Hands a row back, to be tried again after a pause. */
export function retryLater<K extends Kind>(
  db: Database,
  kind: K,
  held: Attempt,
  columns: Columns<K>,
  pauseSec = rules[kind].pauseSec(held.attempts),
) {
  const end = after(pauseSec);
  const lease = { leaseUntil: rules[kind].holdsPause ? end : null, wakeAt: end };
  return updateHeld(db, kind, held, { status: 'queued', ...columns, ...lease });
}

/**
 * Puts failed rows back in the queue for an admin. The claim number stays, so a worker that still believes in an old claim
 * can't write.
 * @returns the ids of the rows that were put back
 */
export async function requeue<K extends Kind>(db: Database, kind: K, which: SQL, columns: Columns<K>) {
  const statement = update(
    db,
    kind,
    { ...columns, ...queued(kind) },
    sql`${which} and ${hasStatus(rules[kind].failed)}`,
  );
  const { rows } = await db.execute<{ id: string }>(sql`${statement.getSQL()} returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Finds rows whose wake-up was lost, and postpones their next one, so that several sweepers take turns.
 * @returns their ids
 */
export async function takeLost(db: Database, kind: Kind): Promise<string[]> {
  const { wakeSec, perSweep } = rules[kind];
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${tables[kind]} set wake_at = ${after(wakeSec)}
    where id in (
      select id from ${tables[kind]} where wake_at < now() and ${isFree(kind)}
      order by wake_at limit ${perSweep} for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}
