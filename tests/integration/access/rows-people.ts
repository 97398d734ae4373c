/** Users and timelines: for admins alone. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cell, malformed, noIds, nothing, ok, type Row } from './cells.ts';

export const peopleRows: Record<string, Row> = {
  'admin.people.users': {
    type: 'query',
    guard: 'admin',
    sample: () => ({
      q: 'bystander',
      state: 'active',
      role: 'member',
      plan: 'free',
      sort: 'newest',
      cursor: `n1790000000000000_${randomUUID()}`,
    }),
    cells: {
      malformed: cell(
        () => [
          ...[...noIds, `n1_${randomUUID()}x`, 'e', `x1_${randomUUID()}`].map((cursor) => ({ cursor })),
          ...['', 'ab', '@.%', 42, null, {}, 'x'.repeat(500)].map((q) => ({ q })),
          ...['', 'gone', 42, null].flatMap((value) => [
            { state: value },
            { role: value },
            { plan: value },
            { sort: value },
          ]),
        ],
        malformed,
      ),
      'after what is not there': cell(
        () => [{ cursor: `n1_${randomUUID()}` }, { sort: 'email', cursor: 'e_____w' }],
        ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
      ),
      all: cell(
        (_, { bystander }) => [{ q: bystander.email }],
        ok((data, _, { bystander }) =>
          expect(data).toMatchObject({ items: [{ id: bystander.id, email: bystander.email, isActive: true }] }),
        ),
      ),
    },
  },
  'admin.people.user': {
    type: 'query',
    guard: 'admin',
    sample: () => ({ userId: randomUUID() }),
    cells: {
      malformed: cell(() => noIds.map((userId) => ({ userId })), malformed),
      absent: cell(() => [{ userId: randomUUID() }], nothing),
      'another’s': cell(
        (_, { bystander }) => [{ userId: bystander.id }],
        ok((data, _, { bystander }) => expect(data).toMatchObject({ id: bystander.id, addresses: [bystander.email] })),
      ),
    },
  },
  'admin.people.timeline': {
    type: 'query',
    guard: 'admin',
    sample: () => ({
      userId: randomUUID(),
      cursor: '2026-01-01T00:00:00.000000Z_visit:x',
      direction: 'forward',
    }),
    cells: {
      malformed: cell(
        (_, { bystander }) => [
          {},
          { userId: bystander.id, personId: randomUUID() },
          ...noIds.flatMap((id) => [{ userId: id }, { personId: id }]),
          ...noIds.filter((id) => id !== null).map((cursor) => ({ userId: bystander.id, cursor })),
        ],
        malformed,
      ),
      absent: cell(() => [{ userId: randomUUID() }, { personId: randomUUID() }], nothing),
      'another’s': cell(
        (_, { bystander }) => [{ userId: bystander.id }],
        ok((data) =>
          expect((data as { items: { kind: string }[] }).items.map(({ kind }) => kind)).toContain('account_confirmed'),
        ),
      ),
    },
  },
};
