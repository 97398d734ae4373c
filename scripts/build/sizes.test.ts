import { expect, it } from 'vitest';
import { overBudget, type Weighed } from './sizes.ts';

const kb = 1024;
const page = (path: string, kind: Weighed['kind'], html: number, css = 2 * kb, script = 5 * kb): Weighed => ({
  path,
  kind,
  html,
  css,
  script,
});
const pages = [page('/', 'home', 12 * kb), page('/locations/a', 'city', 8 * kb), page('/locations/b', 'city', 9 * kb)];

it('fails if any page exceeds any size budget, no matter how many pages of its kind there are', () => {
  expect(overBudget(pages)).toEqual([]);
  const heavy = page('/locations/c', 'city', 20 * kb + 1, 8.5 * kb, 9 * kb);
  const alsoHeavy = page('/locations/d', 'city', 21 * kb);
  expect(overBudget([...pages, heavy, alsoHeavy])).toEqual([
    'html of /locations/d and 1 more of kind city: 21.00 KB, budget 20.00 KB',
    'css of /locations/c: 8.50 KB, budget 8.00 KB',
    'script of /locations/c: 9.00 KB, budget 8.00 KB',
  ]);
});
