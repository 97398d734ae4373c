/** Bought packs: a pack that one does not own is one that does not exist. */
import { expect } from 'vitest';
import { insertPackOrder } from '../../helpers/packs.ts';
import { accountOf, cell, malformed, nothing, ok, type Row } from './cells.ts';

const noPacks = [42, null, {}, ['a'], true, '', 'x'.repeat(41)];
const noSearches = [42, null, {}, ['a'], true, 'x'.repeat(101)];
const noCursors = [42, {}, ['a'], true, '', 'web', 'web.0', '../x.1', "web.1'--", 'x'.repeat(41)];

export const packsRows: Record<string, Row> = {
  'packs.mine': {
    type: 'query',
    guard: 'member',
    cells: {
      malformed: cell(() => [{}, { userId: 'x' }, 'x', null, 42], malformed),
      'bought by another': cell(
        async (_, { database, bystander }) => {
          await insertPackOrder(database, bystander.id);
          return [undefined];
        },
        ok((data) => expect(data).toEqual([])),
      ),
      own: cell(
        async (actor, { database }) => {
          for (const { id } of accountOf(actor)) await insertPackOrder(database, id);
          return [undefined];
        },
        ok((data) => expect(data).toMatchObject([{ key: 'web', count: 315 }])),
      ),
    },
  },
  'packs.prompts': {
    type: 'query',
    guard: 'member',
    sample: () => ({ pack: 'web', search: 'form', category: 'Forms', favorites: false, cursor: null }),
    cells: {
      malformed: cell(
        () => [
          ...noPacks.map((pack) => ({ pack })),
          ...noSearches.map((search) => ({ pack: 'web', search })),
          ...noCursors.map((cursor) => ({ pack: 'web', cursor })),
          { pack: 'web', category: 'x'.repeat(81) },
          { pack: 'web', favorites: 'yes' },
          { pack: 'web', direction: 'backward' },
        ],
        malformed,
      ),
      absent: cell(
        () => ['mobile', 'everyday', 'constructor', '__proto__', '\u0000'].map((pack) => ({ pack })),
        nothing,
      ),
      'not bought, and bought by another': cell(async (_, { database, bystander }) => {
        await insertPackOrder(database, bystander.id);
        return [{ pack: 'web' }, { pack: 'web', search: 'form' }, { pack: 'web', cursor: 'web.24' }];
      }, nothing),
      own: cell(
        async (actor, { database }) => {
          for (const { id } of accountOf(actor)) await insertPackOrder(database, id);
          return [{ pack: 'web' }];
        },
        ok((data) => expect(data).toMatchObject({ total: 315, nextCursor: 'web.24' })),
      ),
    },
  },
};
