/** Reads bootcamps: which one is sold, and which one an order is for. Editing them is in billing/events. */
import { m } from '#messages';
import { isBootcampOver } from '#shared/domain/bootcamp-day.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { currentOf, isOnSale, toRecord } from './policy.ts';
import * as repo from './repo.ts';

/** Completes a row that isn't stored yet. */
export const recordOf = toRecord;
export type BootcampRecord = ReturnType<typeof toRecord>;

/** Returns the bootcamp that seats are sold for: the next one that isn't over and isn't canceled. */
export async function currentBootcamp(db: Database, now = new Date()): Promise<BootcampRecord | undefined> {
  const row = currentOf(await repo.listUpcoming(db, { now }));
  return row && toRecord(row);
}

/** Returns bootcamps that aren't over, canceled ones too, the next one first. */
export async function upcomingBootcamps(db: Database, now = new Date()): Promise<BootcampRecord[]> {
  return (await repo.listUpcoming(db, { now })).map(toRecord);
}

/** Returns all bootcamps, the last one first. */
export const allBootcamps = async (db: Database): Promise<BootcampRecord[]> => (await repo.list(db)).map(toRecord);

/** @throws AppError NOT_FOUND */
export async function bootcampById(db: Database, bootcampId: string): Promise<BootcampRecord> {
  const row = await repo.find(db, { bootcampId });
  if (!row) throw new AppError('NOT_FOUND', m.server_bootcamps_not_found());
  return toRecord(row);
}

/** Counts the seats of bootcamps. */
export async function seatNumbers(db: Database, bootcampIds: string[]): Promise<Map<string, repo.SeatNumbers>> {
  const rows = await repo.countSeats(db, { bootcampIds });
  return new Map(rows.map((row) => [row.bootcampId, row]));
}

/**
 * Returns the bootcamp whose seats are on sale.
 * @throws AppError CONFLICT when there's none, or its sales are closed
 */
export async function bootcampOnSale(
  db: Database,
  input: { now: Date; field: (string | number)[] },
): Promise<BootcampRecord> {
  const current = await currentBootcamp(db, input.now);
  if (isOnSale(current, input.now)) return current;
  const message = current ? m.server_bootcamps_closed() : m.server_bootcamps_none();
  throw new AppError('CONFLICT', message, { field: input.field });
}

/**
 * Returns the bootcamp that an undelivered order's seats are for. One that was over when the order was paid is
 * replaced by the next one.
 */
export async function bootcampOfSale(db: Database, input: { orderId: string; now: Date }) {
  const own = await repo.findOfOrder(db, input);
  return own && !isBootcampOver(own, input.now) ? toRecord(own) : currentBootcamp(db, input.now);
}

/** Returns the bootcamp that a delivered order's seats are for; undefined if an admin freed them. */
export async function bootcampOfLines(
  db: Database,
  lines: readonly { bootcampId: string | null }[],
): Promise<BootcampRecord | undefined> {
  const bootcampId = lines.find((line) => line.bootcampId !== null)?.bootcampId;
  return bootcampId ? bootcampById(db, bootcampId) : undefined;
}

/**
 * Fixes the bootcamp of an order's seats when it's delivered; later checks leave it alone, because the seats may have
 * been moved or freed.
 * @returns undefined when the order's bootcamp is canceled, or there's none
 */
export async function bindToBootcamp(
  tx: Database,
  input: { orderId: string; now: Date },
): Promise<BootcampRecord | undefined> {
  const bootcamp = await bootcampOfSale(tx, input);
  if (!bootcamp || bootcamp.state === 'canceled') return undefined;
  await repo.setOfOrder(tx, { orderId: input.orderId, bootcampId: bootcamp.id });
  return bootcamp;
}

/** Creates next year's bootcamp once the last one is over, once across all processes. @returns its id, if it's new */
export function createNextBootcamp(deps: Pick<Deps, 'db'>, input: { now: Date }): Promise<string | undefined> {
  return repo.copyLast(deps.db, { ...input, defaultSeats: orderLimits.vipSeats });
}
