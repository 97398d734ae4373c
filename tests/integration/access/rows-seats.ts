/** Seats and the waiting list: one’s own alone, and nothing to name. */
import { expect } from 'vitest';
import { ok, plain, refused, type Row } from './cells.ts';

export const seatsRows: Record<string, Row> = {
  'seats.mine': {
    type: 'query',
    guard: 'member',
    cells: plain(
      ok((data) =>
        expect(data).toEqual({ virtual: 0, vip: [], canUpgrade: 0, held: 0, waitlist: null, joining: null }),
      ),
    ),
  },
  'seats.joinWaitlist': {
    type: 'mutation',
    guard: 'member',
    // While chairs are left nobody waits; what happens when none are is told in seats.test.ts.
    cells: plain(refused(409, 'There are seats left, so nobody has to wait. Put one into your cart.')),
  },
  'seats.leaveWaitlist': { type: 'mutation', guard: 'member', cells: plain(ok((data) => expect(data).toBeNull())) },
};
