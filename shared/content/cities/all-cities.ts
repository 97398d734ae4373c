/** All cities with a page, from one file per state in `data/`. Like the registry, only for the renderer and tests. */
import type { City } from './schema.ts';

const files = import.meta.glob<{ cities: City[] }>('./data/*.ts', { eager: true });

export const cities: readonly City[] = Object.values(files)
  .flatMap((file) => file.cities)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Cities where the agency has an office. Each has extra sections in `own/`. */
export const officeCities: readonly string[] = ['Fort Lauderdale', 'Miami', 'Boca Raton'];
