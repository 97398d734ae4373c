import { salesSettings, type SalesSettingsRow } from '#drizzle/schema/billing.ts';
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
