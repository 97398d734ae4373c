import { expect, it } from 'vitest';
import { overBudget, type Weighed } from './sizes.ts';

const kb = 1024;
const page = (
  path: string,
  kind: Weighed['kind'],
  html: number,
  css = 2 * kb,
  script = 65 * kb,
  later = kb,
): Weighed => ({
  path,
  kind,
  html,
  css,
  script,
  later,
});
const pages = [page('/', 'home', 12 * kb), page('/locations/a', 'city', 8 * kb), page('/locations/b', 'city', 9 * kb)];

it('no page may be over budget in any part, however many there are of its kind', () => {
  expect(overBudget(pages)).toEqual([]);
  const heavy = page('/locations/c', 'city', 20 * kb + 1, 3.5 * kb, 71 * kb);
  const alsoHeavy = page('/locations/d', 'city', 21 * kb);
  expect(overBudget([...pages, heavy, alsoHeavy])).toEqual([
    'html of /locations/d and 1 more of kind city: 21.00 KB, budget 20.00 KB',
    'css of /locations/c: 3.50 KB, budget 3.00 KB',
    'script of /locations/c: 71.00 KB, budget 70.00 KB',
  ]);
});
