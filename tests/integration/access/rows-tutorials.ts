import { expect } from 'vitest';
import { cell, malformed, ok, plain, uniform, type Row } from './cells.ts';

const noKeys = ['', 'x', 'constructor', '__proto__', 'Dashboard', 42, null, {}, ['dashboard'], true];

export const tutorialsRows: Record<string, Row> = {
  'tutorials.progress': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toMatchObject({ dashboard: null, affiliate: null }))),
  },
  'tutorials.save': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'dashboard', completed: false, lastStepSeen: 1 }),
    cells: {
      malformed: cell(
        () => [
          ...noKeys.map((key) => ({ key, completed: true, lastStepSeen: 1 })),
          ...[0, 5, -1, 1.5, '1', null, Infinity].map((lastStepSeen) => ({
            key: 'dashboard',
            completed: true,
            lastStepSeen,
          })),
          { key: 'tools', completed: true, lastStepSeen: 3 },
          { key: 'tools', completed: 'yes', lastStepSeen: 1 },
        ],
        malformed,
      ),
      own: cell(() => [{ key: 'tools', completed: true, lastStepSeen: 2 }], uniform),
    },
  },
  'tutorials.reset': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'shop' }),
    cells: {
      malformed: cell(() => noKeys.map((key) => ({ key })), malformed),
      own: cell(() => [{ key: 'shop' }], uniform),
    },
  },
  'tutorials.resetAll': { type: 'mutation', guard: 'member', cells: plain(uniform) },
};
