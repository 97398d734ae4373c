/** Access rules for the admin area’s claims, numbers, users and timelines: admins only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Row, admin, badInput, cell, noIds, nothing, ok, plain } from './cells.ts';

const noDays = [undefined, {}, ...[0, 8, -7, '7', 7.5, null, 1e9, ['7'], {}].map((days) => ({ days }))];

const numbers = (check: (data: unknown) => void): Row =>
  admin(() => ({ days: 30 }), {
    malformed: badInput(() => noDays),
    own: cell(() => [{ days: 7 }, { days: 365 }], ok(check)),
  });

export const adminRows: Record<string, Row> = {
  'admin.claims.list': admin(plain(ok((data) => expect(data).toEqual(expect.any(Array))))),
  'admin.claims.switch': admin(() => ({ key: 'leads-300', isOff: true }), {
    malformed: badInput(() => [
      ...noIds.filter((key) => key !== 'x' && key !== '0'.repeat(36)).map((key) => ({ key, isOff: true })),
      ...['Leads-300', 'leads--300', '-leads', 'x'.repeat(121)].map((key) => ({ key, isOff: true })),
      ...['true', 1, null].map((isOff) => ({ key: 'leads-300', isOff })),
    ]),
    absent: cell(() => [{ key: 'no-such-claim', isOff: true }], nothing),
  }),
  'admin.numbers.overview': numbers((data) => expect(data).toHaveProperty('total.page')),
  'admin.numbers.steps': numbers((data) => expect(data).toHaveProperty('scripts')),
  'admin.people.users': admin(
    () => ({
      q: 'bystander',
      state: 'active',
      role: 'member',
      plan: 'free',
      sort: 'newest',
      cursor: `n1790000000000000_${randomUUID()}`,
    }),
    {
      malformed: badInput(() => [
        ...[...noIds, `n1_${randomUUID()}x`, 'e', `x1_${randomUUID()}`].map((cursor) => ({ cursor })),
        ...['', 'ab', '@.%', 42, null, {}, 'x'.repeat(500)].map((q) => ({ q })),
        ...['', 'gone', 42, null].flatMap((value) => [
          { state: value },
          { role: value },
          { plan: value },
          { sort: value },
        ]),
      ]),
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
  ),
  'admin.people.user': admin(() => ({ userId: randomUUID() }), {
    malformed: badInput(() => noIds.map((userId) => ({ userId }))),
    absent: cell(() => [{ userId: randomUUID() }], nothing),
    'another’s': cell(
      (_, { bystander }) => [{ userId: bystander.id }],
      ok((data, _, { bystander }) => expect(data).toMatchObject({ id: bystander.id, addresses: [bystander.email] })),
    ),
  }),
  'admin.people.timeline': admin(
    () => ({
      userId: randomUUID(),
      cursor: '2026-01-01T00:00:00.000000Z_visit:x',
      direction: 'forward',
    }),
    {
      malformed: badInput((_, { bystander }) => [
        {},
        { userId: bystander.id, personId: randomUUID() },
        ...noIds.flatMap((id) => [{ userId: id }, { personId: id }]),
        ...noIds.filter((id) => id !== null).map((cursor) => ({ userId: bystander.id, cursor })),
      ]),
      absent: cell(() => [{ userId: randomUUID() }, { personId: randomUUID() }], nothing),
      'another’s': cell(
        (_, { bystander }) => [{ userId: bystander.id }],
        ok((data) =>
          expect((data as { items: { kind: string }[] }).items.map(({ kind }) => kind)).toContain('account_confirmed'),
        ),
      ),
    },
  ),
};
