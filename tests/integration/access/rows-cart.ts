/** Access rules for buying: members buy only for themselves. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { accountOf, anyone, badInput, cell, member, noIds, nothing, ok, plain, refused, type Row } from './cells.ts';

/** Writes an open order without a payment page, or a paid one. @returns its id. */
export async function insertOrder(
  database: TestDatabase,
  userId: string,
  status: 'open' | 'paid' = 'open',
): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `with made as (
       insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, paid_at)
       values ($1::uuid, 'order-of-' || ($1::uuid)::text || '@example.com', 'cart', $2::order_status, gen_random_uuid()::text, 4999,
         4999, 'test', now() + interval '1 hour', case when $2 = 'paid' then now() end)
       on conflict (user_id, kind) where status = 'open' and kind <> 'renewal' do update set fingerprint = excluded.fingerprint
       returning id
     ), lines as (
       insert into order_lines (order_id, item_id, name, unit_cents, quantity)
       select id, 'web-prompt-pack', 'Pack of ' || ($1::uuid)::text, 4999, 1 from made on conflict do nothing
     )
     select id from made`,
    [userId, status],
  );
  return row!.id;
}

const noItems: unknown[] = [
  null,
  'x',
  {},
  [],
  [null],
  ['web-prompt-pack'],
  [{ id: 'web-prompt-pack' }],
  [{ id: 'free-lunch', quantity: 1 }],
  ...[0, -1, 0.5, 21, 1e9, '1', null, NaN].map((quantity) => [{ id: 'vip-bootcamp', quantity }]),
  [{ id: 'web-prompt-pack', quantity: 2 }],
  [{ id: 'web-prompt-pack', quantity: 1, price: 1 }],
  [
    { id: 'vip-bootcamp', quantity: 1 },
    { id: 'vip-bootcamp', quantity: 1 },
  ],
];

const ownOrder = {
  malformed: badInput(() => noIds.map((orderId) => ({ orderId }))),
  absent: cell(() => [{ orderId: randomUUID() }], nothing),
  'another’s': cell(
    async (_, { database, bystander }) => [{ orderId: await insertOrder(database, bystander.id) }],
    nothing,
  ),
  own: cell(
    async (actor, { database }) => {
      const [account] = accountOf(actor);
      return account ? [{ orderId: await insertOrder(database, account.id) }] : [];
    },
    ok((data, actor) =>
      expect(data).toMatchObject({ totalCents: 4999, lines: [{ name: `Pack of ${actor.account!.id}` }] }),
    ),
  ),
} satisfies Row['cells'];

export const cartRows: Record<string, Row> = {
  'cart.options': anyone(
    plain(
      ok((data) =>
        expect(data).toEqual({
          available: true,
          mode: 'test',
          vip: { left: 20, capacity: 20 },
          bootcamp: expect.objectContaining({ isOnSale: true }),
        }),
      ),
    ),
  ),
  'cart.start': member(
    () => ({
      items: [{ id: 'web-prompt-pack', quantity: 1 }],
      origin: {
        firstPage: '/',
        lastPage: '/cart',
        referrer: '',
        utmSource: '',
        utmMedium: '',
        utmCampaign: '',
        utmTerm: '',
        utmContent: '',
        referralCode: '',
      },
    }),
    {
      malformed: badInput(() => noItems.map((items) => ({ items }))),
      'an upgrade of nothing': cell(
        () => [{ items: [{ id: 'vip-bootcamp-upgrade', quantity: 1 }] }],
        refused(409, 'To upgrade, you need a paid virtual seat first. Book one, or choose an In-Studio VIP seat.'),
      ),
      own: cell(
        () => [{ items: [{ id: 'virtual-bootcamp', quantity: 2 }] }],
        ok((data) => expect(data).toEqual({ url: expect.any(String), orderId: expect.any(String) })),
      ),
      'owned already': cell(
        async (actor, { database }) => {
          const [account] = accountOf(actor);
          if (!account) return [];
          await insertOrder(database, account.id, 'paid');
          return [{ items: [{ id: 'web-prompt-pack', quantity: 1 }] }];
        },
        refused(409, 'You already have the web prompt pack. Please remove it from your cart.'),
      ),
    },
  ),
  'cart.createSubscription': member(
    () => ({ planType: 'pro', email: 'somebody-else@example.com', userId: randomUUID() }),
    {
      malformed: badInput(() => [
        {},
        { planType: 'free' },
        { planType: 'pro', email: 42 },
        { planType: 'pro', price: 1 },
      ]),
      own: cell(
        (_, { bystander }) => [{ planType: 'pro', email: bystander.email, userId: bystander.id }],
        ok((data) => expect(data).toEqual({ url: expect.any(String) })),
      ),
    },
  ),
  'cart.portal': member(() => ({ returnTo: 'settings' }), {
    malformed: badInput(() => [{ returnTo: '//elsewhere.example' }, { customer: 'cus_1' }]),
    'before there was anything bought': cell(() => [{}], nothing),
  }),
  'cart.status': member(() => ({ orderId: randomUUID() }), ownOrder),
  'cart.cancel': member(() => ({ orderId: randomUUID() }), ownOrder),
  'orders.mine': member(() => ({}), {
    malformed: badInput(() => noIds.filter((id) => id !== null).map((cursor) => ({ cursor }))),
    'after another’s': cell(
      async (_, { database, bystander }) => [{ cursor: await insertOrder(database, bystander.id) }],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await insertOrder(database, id);
        return [{}];
      },
      ok((data, actor) =>
        expect(data).toMatchObject({
          items: [{ lines: [{ name: `Pack of ${actor.account!.id}` }] }],
          nextCursor: null,
        }),
      ),
    ),
  }),
};
