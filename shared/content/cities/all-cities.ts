/** All cities with a page: each file in `content/cities`. */
import { loadContent } from '../content-files.ts';
import type { City } from './schema.ts';

export const cities: readonly City[] = loadContent('cities').toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
