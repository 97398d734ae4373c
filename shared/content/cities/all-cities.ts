/** Every city we have a page about: a file of `data/` per state. For the renderer and tests alone, as the registry is. */
import type { City } from './schema.ts';

const files = import.meta.glob<{ cities: City[] }>('./data/*.ts', { eager: true });

export const cities: readonly City[] = Object.values(files)
  .flatMap((file) => file.cities)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The cities in which the agency has an office; each has a page of its own. */
export const officeCities: readonly string[] = ['Fort Lauderdale', 'Miami', 'Boca Raton'];
