import { catalogItems, type CatalogRow } from '#drizzle/schema/billing.ts';
import type { Database } from '#server/db/client.ts';

export function listItems(db: Database): Promise<CatalogRow[]> {
  return db.select().from(catalogItems);
}
