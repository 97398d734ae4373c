/**
 * Facts that admins change and pages show: what's sold, the next bootcamp, proof of our work, and which cities search shows. Pages are built with the seed values. When
 * the stored facts differ, web processes render the affected pages again (server/http/page-updates.ts).
 */
import { firstBootcamp, firstBootcampDay, type Bootcamp } from '../domain/bootcamp-day.ts';
import { catalogue } from '../domain/catalogue.ts';
import { orderLimits } from '../domain/orders.ts';
import { monthlyPrice, plans } from '../domain/plans.ts';
import type { ProofFact } from '../domain/proof.ts';

/** Items with a row of their own. The upgrade costs the difference between the two seats. */
export const catalogIds = ['virtual-bootcamp', 'vip-bootcamp', 'web-prompt-pack', 'pro'] as const;
export type CatalogId = (typeof catalogIds)[number];

export type CatalogFact = { name: string; priceCents: number; isAvailable: boolean };

export type BootcampFact = Bootcamp & {
  /** Studio seats, and how many of them are left. */
  capacity: number;
  left: number;
};

export type SiteFacts = {
  catalog: Readonly<Record<CatalogId, CatalogFact>>;
  /** The one that seats are sold for, or else the next canceled one; null if none is planned. */
  bootcamp: BootcampFact | null;
  /** What customers say, in the owner's order. */
  proof: readonly ProofFact[];
  /** Cities that the owner shows in search or hides from it, by slug. The rule decides on all others (cities/gate.ts). */
  cities: Readonly<Record<string, CityChoice>>;
};

export type CityChoice = 'show' | 'hide';

const seedItem = (id: Exclude<CatalogId, 'pro'>): CatalogFact => ({
  name: catalogue[id].name,
  priceCents: catalogue[id].price,
  isAvailable: true,
});

/** The values of migration 0015. The bootcamp is on the next May 28. */
export const seedFacts: SiteFacts = {
  catalog: {
    'virtual-bootcamp': seedItem('virtual-bootcamp'),
    'vip-bootcamp': seedItem('vip-bootcamp'),
    'web-prompt-pack': seedItem('web-prompt-pack'),
    pro: { name: plans.pro.name, priceCents: plans.pro.priceCents, isAvailable: true },
  },
  bootcamp: {
    ...firstBootcamp,
    day: firstBootcampDay(new Date()),
    capacity: orderLimits.vipSeats,
    left: orderLimits.vipSeats,
  },
  proof: [],
  cities: {},
};

/** Returns the price of moving a virtual seat to the studio. */
export const upgradeCents = ({ catalog }: Pick<SiteFacts, 'catalog'>): number =>
  Math.max(0, catalog['vip-bootcamp'].priceCents - catalog['virtual-bootcamp'].priceCents);

/** Placeholders for facts in content files. They're filled in when a page is loaded, not when its file is read. */
export const factTokens = { proPriceText: '__PRO_PRICE__' } as const;

/** Returns whether a record from a file shows facts. */
export const showsFacts = (record: unknown): boolean => {
  const text = JSON.stringify(record);
  return Object.values(factTokens).some((token) => text.includes(token));
};

/** Fills in the facts of a page. */
export function withFactTokens<T>(value: T, facts: SiteFacts): T {
  if (typeof value === 'string')
    return value.replaceAll(factTokens.proPriceText, monthlyPrice(facts.catalog.pro.priceCents)) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withFactTokens(item, facts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFactTokens(inner, facts)])) as T;
}
