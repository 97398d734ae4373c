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

const newCoupon = () => ({
  ...{ code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', value: 10, itemIds: null },
  ...{ isForFirstMonth: false, mostUses: null, expiresAt: null },
});

const couponChange = (id: string) => {
  const limits = { mostUses: null, expiresAt: null };
  return { id, ...limits, isActive: false, seen: { ...limits, isActive: true } };
};

export const adminRows: Record<string, Row> = {
  'admin.catalog.list': admin(
    plain(ok((data) => expect(data).toMatchObject({ items: expect.any(Array), coupons: expect.any(Array) }))),
  ),
  'admin.catalog.editItem': admin(
    () => ({ id: 'pro', name: 'Pro', priceCents: 2999, isAvailable: true, seen: '2026-11-27T00:00:00.000Z' }),
    {
      malformed: badInput(() => {
        const good = { id: 'pro', name: 'Pro', priceCents: 2999, isAvailable: true, seen: '2026-11-27T00:00:00.000Z' };
        return [
          ...['vip-bootcamp-upgrade', 'x', '', null, 1].map((id) => ({ ...good, id })),
          ...[49, 0, -1, 29.5, 10_000_01, '2999', null, NaN].map((priceCents) => ({ ...good, priceCents })),
          ...['', ' ', 'x'.repeat(101), null].map((name) => ({ ...good, name })),
          ...['true', null, 1].map((isAvailable) => ({ ...good, isAvailable })),
          ...['yesterday', null, 0].map((seen) => ({ ...good, seen })),
        ];
      }),
    },
  ),
  'admin.catalog.createCoupon': admin(() => newCoupon(), {
    malformed: badInput(() => [
      ...['', 'a b', '-A', 'A--B', 'x'.repeat(31), null, 5].map((code) => ({ ...newCoupon(), code })),
      ...[0, -5, 101, 1.5, '10', null].map((value) => ({ ...newCoupon(), value })),
      { ...newCoupon(), kind: 'gift' },
      ...[[], ['pro'], ['x'], 'web-prompt-pack'].map((itemIds) => ({ ...newCoupon(), itemIds })),
      ...[0, -1, 1.5, 1e9].map((mostUses) => ({ ...newCoupon(), mostUses })),
      ...['soon', 0].map((expiresAt) => ({ ...newCoupon(), expiresAt })),
    ]),
  }),
  'admin.catalog.editCoupon': admin(() => couponChange(randomUUID()), {
    malformed: badInput(() => noIds.map((id) => couponChange(id as string))),
    absent: cell(() => [couponChange(randomUUID())], nothing),
  }),
  'admin.cities.list': admin(plain(ok((data) => expect(data).toEqual(expect.any(Array))))),
  'admin.cities.set': admin(() => ({ slug: 'tampa', setting: 'auto' }), {
    malformed: badInput(() => [
      ...['', 'Tampa', 'tampa-', '-tampa', 'a--b', 'x'.repeat(61), null, 5].map((slug) => ({ slug, setting: 'auto' })),
      ...['', 'on', true, null].map((setting) => ({ slug: 'tampa', setting })),
    ]),
    absent: cell(() => [{ slug: 'no-such-city', setting: 'hide' }], nothing),
  }),
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
