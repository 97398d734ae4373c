/** What's sold: names, prices, and availability, which admins change. */
import { catalogIds, type SiteFacts } from '#shared/content/site-facts.ts';
import type { Database } from '#server/db/client.ts';
import * as repo from './repo.ts';

export type Catalog = SiteFacts['catalog'];

/** @returns each item as it's sold now. @throws when a row is missing */
export async function catalogOf(db: Database): Promise<Catalog> {
  const rows = new Map((await repo.listItems(db)).map((row) => [row.id, row]));
  const entries = catalogIds.map((id) => {
    const row = rows.get(id);
    if (!row) throw new Error(`catalog_items has no ${id}`);
    const { name, priceCents, isAvailable } = row;
    return [id, { name, priceCents, isAvailable }];
  });
  return Object.fromEntries(entries) as Catalog;
}
