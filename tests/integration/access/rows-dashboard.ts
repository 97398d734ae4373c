/** The dashboard shows what is one's own, in brief. */
import { expect } from 'vitest';
import { ok, plain, type Row } from './cells.ts';

export const dashboardRows: Record<string, Row> = {
  'dashboard.overview': {
    type: 'query',
    guard: 'member',
    cells: plain(
      ok((data) =>
        expect(data).toMatchObject({
          profile: { businessName: 'Coral Bay Cooling' },
          membership: { status: 'active', plan: 'free', daysLeft: 14 },
          prompts: { used: 0, limit: 25 },
          machine: { done: 0, total: 11 },
          tasks: { open: 0, next: null },
        }),
      ),
    ),
  },
};
