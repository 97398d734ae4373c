import { sql } from 'drizzle-orm';
import { salesSettings, type SalesSettingsRow } from '#drizzle/schema/catalog.ts';
import type { Database } from '#server/db/client.ts';

export type SalesSettings = Pick<SalesSettingsRow, 'alerts' | 'graceDays' | 'collectsTax'>;

const columns = {
  alerts: salesSettings.alerts,
  graceDays: salesSettings.graceDays,
  collectsTax: salesSettings.collectsTax,
};

/** Reads the settings: one row, inserted by the migration. */
export async function findSettings(db: Database): Promise<SalesSettings> {
  const [row] = await db.select(columns).from(salesSettings);
  return row!;
}

/** Reads the settings and locks them until the end of the transaction. */
export async function lockSettings(tx: Database): Promise<SalesSettings> {
  const [row] = await tx.select(columns).from(salesSettings).for('update');
  return row!;
}

export async function writeSettings(tx: Database, settings: SalesSettings): Promise<void> {
  await tx.update(salesSettings).set({ ...settings, updatedAt: sql`now()` });
}
