import { catalogIds } from '#shared/content/site-facts.ts';
import type { WholeCatalog } from './service.ts';

export function toCatalogView({ items, upgrade, coupons }: WholeCatalog) {
  const at = new Map(items.map((row) => [row.id, row]));
  const listed = catalogIds.map((id) => {
    const { name, priceCents, isAvailable, updatedAt } = at.get(id)!;
    return { id, name, priceCents, isAvailable, updatedAt: updatedAt.toISOString() };
  });
  const { name, priceCents, isAvailable } = upgrade;
  return {
    items: listed,
    upgrade: { name, priceCents, isAvailable },
    coupons: coupons.map(
      ({ id, code, kind, value, itemIds, isForFirstMonth, mostUses, expiresAt, isActive, uses }) => ({
        ...{ id, code, kind, value, itemIds, isForFirstMonth, mostUses, isActive, uses },
        expiresAt: expiresAt?.toISOString() ?? null,
      }),
    ),
  };
}
