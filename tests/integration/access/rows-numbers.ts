/** The agency's numbers: counts for admins, nothing for anybody else. */
import { expect } from 'vitest';
import { cell, malformed, ok, type Row } from './cells.ts';

const noDays = [undefined, {}, ...[0, 8, -7, '7', 7.5, null, 1e9, ['7'], {}].map((days) => ({ days }))];

const numbers = (check: (data: unknown) => void): Row => ({
  type: 'query',
  guard: 'admin',
  sample: () => ({ days: 30 }),
  cells: {
    malformed: cell(() => noDays, malformed),
    own: cell(() => [{ days: 7 }, { days: 365 }], ok(check)),
  },
});

export const numbersRows: Record<string, Row> = {
  'admin.numbers.overview': numbers((data) => expect(data).toHaveProperty('total.page')),
  'admin.numbers.steps': numbers((data) => expect(data).toHaveProperty('scripts')),
};
