/** The claims register: for the agency alone. */
import { expect } from 'vitest';
import { cell, malformed, noIds, nothing, ok, plain, type Row } from './cells.ts';

export const claimsRows: Record<string, Row> = {
  'admin.claims.list': {
    type: 'query',
    guard: 'admin',
    cells: plain(ok((data) => expect(data).toEqual(expect.any(Array)))),
  },
  'admin.claims.switch': {
    type: 'mutation',
    guard: 'admin',
    sample: () => ({ key: 'leads-300', isOff: true }),
    cells: {
      malformed: cell(
        () => [
          ...noIds.filter((key) => key !== 'x' && key !== '0'.repeat(36)).map((key) => ({ key, isOff: true })),
          ...['Leads-300', 'leads--300', '-leads', 'x'.repeat(121)].map((key) => ({ key, isOff: true })),
          ...['true', 1, null].map((isOff) => ({ key: 'leads-300', isOff })),
        ],
        malformed,
      ),
      absent: cell(() => [{ key: 'no-such-claim', isOff: true }], nothing),
    },
  },
};
