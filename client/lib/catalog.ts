/** What's sold right now, and what it costs, as stored. */
import { catalogue, formatCents, type CatalogueItem, type ItemId } from '#shared/domain/catalogue.ts';
import { monthlyPrice, plans } from '#shared/domain/plans.ts';
import { trpc, type RouterOutputs } from './trpc.ts';

export type Catalog = RouterOutputs['cart']['options']['catalog'];

const seedOf = ({ name, price }: CatalogueItem) => ({ name, priceCents: price, isAvailable: true });

/** The catalog of a new site, until the stored one is loaded. */
export const seedCatalog: Catalog = {
  'virtual-bootcamp': seedOf(catalogue['virtual-bootcamp']),
  'vip-bootcamp': seedOf(catalogue['vip-bootcamp']),
  'vip-bootcamp-upgrade': seedOf(catalogue['vip-bootcamp-upgrade']),
  'web-prompt-pack': seedOf(catalogue['web-prompt-pack']),
  pro: { name: plans.pro.name, priceCents: plans.pro.priceCents, isAvailable: true },
};

/** Returns the stored catalog, and the discount on the first month of Pro; undefined until loaded. */
export function useCatalog(): Pick<RouterOutputs['cart']['options'], 'catalog' | 'firstMonth'> | undefined {
  return trpc.cart.options.useQuery(undefined, { staleTime: 60_000 }).data;
}

/** Returns the price of Pro: `$29.99 per month`. */
export const useProPrice = (): string => monthlyPrice((useCatalog()?.catalog ?? seedCatalog).pro.priceCents);

/** Returns an item as the cart stores it, at its current name and price. */
export function itemIn(catalog: Catalog, id: ItemId): CatalogueItem {
  const { name, priceCents } = catalog[id];
  return { ...catalogue[id], name, price: priceCents };
}

type FirstMonth = NonNullable<RouterOutputs['cart']['options']['firstMonth']>;

/** Returns the discount on the first month of Pro: `30%` or `$9`. */
export const discountLabel = ({ percentOff, offCents }: FirstMonth): string =>
  percentOff === null ? formatCents(offCents) : `${percentOff}%`;
