import type { BootcampRow } from '#drizzle/schema/billing.ts';
import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';
import { isBootcampOver } from '#shared/domain/bootcamp-day.ts';

/** The studio's location, as far as the site says it. */
const studioAddress = (): string | undefined => site.offices.find(({ city }) => city === brand.city)?.address;

/** A bootcamp with its place: without one of its own, it's in the studio. */
type BootcampRecord = BootcampRow & { ownPlace: string | null; revision: number };

/** Completes a row with the place of the studio, and with a number that grows with each change. */
export const toRecord = (row: BootcampRow): BootcampRecord => ({
  ...row,
  ownPlace: row.place,
  place: row.place ?? studioAddress() ?? null,
  revision: Math.max(0, Math.round((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000)),
});

/** The bootcamp that seats are sold for: the next one that takes place. */
export const currentOf = (upcoming: readonly BootcampRow[]): BootcampRow | undefined =>
  upcoming.find(({ state }) => state !== 'canceled');

/** Returns whether seats of a bootcamp can be bought. */
export const isOnSale = (bootcamp: BootcampRow | undefined, now: Date): bootcamp is BootcampRow =>
  bootcamp?.state === 'open' && !isBootcampOver(bootcamp, now);
