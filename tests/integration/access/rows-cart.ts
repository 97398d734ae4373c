/** Access rules for buying: members buy only for themselves. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { newAddress } from '#tests/helpers/members.ts';
import {
  accountOf,
  anyone,
  badInput,
  cell,
  member,
  noIds,
  noTexts,
  nothing,
  ok,
  plain,
  refused,
  type Row,
} from './cells.ts';

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

/** Writes a paid order that began in a browser without signing in, and belongs to someone's account. @returns its id */
async function insertGuestOrder(database: TestDatabase, visitorId: string, userId: string): Promise<string> {
  const id = await insertOrder(database, userId, 'paid');
  await database.query('update orders set visitor_id = $2, receipt_url = $3 where id = $1', [
    id,
    visitorId,
    'https://pay.example/receipt',
  ]);
  return id;
}

const virtualSeat = { id: 'virtual-bootcamp', quantity: 1 };

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
  'another browser’s': cell(
    async (_, { database, bystander }) => [{ orderId: await insertGuestOrder(database, randomUUID(), bystander.id) }],
    nothing,
  ),
  'begun here as a guest': cell(
    async ({ visitorId }, { database, bystander }) =>
      visitorId ? [{ orderId: await insertGuestOrder(database, visitorId, bystander.id) }] : [],
    ok((data, _, { bystander }) =>
      expect(data).toMatchObject({
        receiptUrl: null,
        guestEmail: `order-of-${bystander.id}@example.com`,
        lines: [{ name: `Pack of ${bystander.id}` }],
      }),
    ),
  ),
  own: cell(
    async (actor, { database }) => {
      const [account] = accountOf(actor);
      return account ? [{ orderId: await insertOrder(database, account.id) }] : [];
    },
    (actor) =>
      actor.isSignedIn
        ? ok((data) =>
            expect(data).toMatchObject({
              totalCents: 4999,
              guestEmail: null,
              lines: [{ name: `Pack of ${actor.account!.id}` }],
            }),
          )
        : nothing,
  ),
} satisfies Row['cells'];

export const cartRows: Record<string, Row> = {
  'cart.options': anyone(
    plain(
      ok((data) =>
        expect(data).toMatchObject({
          ...{ available: true, mode: 'test', vip: { left: 20, capacity: 20 }, bootcamp: { isOnSale: true } },
          catalog: { 'vip-bootcamp-upgrade': { priceCents: 35_000, isAvailable: true } },
          firstMonth: { percentOff: 30, offCents: 900, firstMonthCents: 2_099 },
        }),
      ),
    ),
  ),
  'cart.checkCoupon': anyone(() => ({ code: 'NO-SUCH', items: [{ id: 'web-prompt-pack', quantity: 1 }] }), {
    malformed: badInput(() => [
      ...noItems.map((items) => ({ code: 'A', items })),
      ...['', 'a b', 'x'.repeat(31), null, 5, '%'].map((code) => ({
        code,
        items: [{ id: 'web-prompt-pack', quantity: 1 }],
      })),
    ]),
    absent: cell(
      () => [{ code: 'NO-SUCH', items: [{ id: 'web-prompt-pack', quantity: 1 }] }],
      ok((data) => expect(data).toEqual({ state: 'unknown', discountCents: 0 })),
    ),
  }),
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
  'cart.startAsGuest': anyone(
    () => ({
      items: [{ id: 'virtual-bootcamp', quantity: 1 }],
      email: newAddress('guest'),
      termsAccepted: true,
      origin: {},
    }),
    {
      malformed: badInput(() => [
        ...noItems.map((items) => ({ items, email: newAddress('guest'), termsAccepted: true })),
        ...[...noTexts, '', 'x', 'a@b'].map((email) => ({ items: [virtualSeat], email, termsAccepted: true })),
        ...[undefined, false, 'true', 1].map((termsAccepted) => ({
          items: [virtualSeat],
          email: newAddress('guest'),
          termsAccepted,
        })),
      ]),
      'an upgrade': cell(
        () => [
          { items: [{ id: 'vip-bootcamp-upgrade', quantity: 1 }], email: newAddress('guest'), termsAccepted: true },
        ],
        ({ isSignedIn }) =>
          refused(
            409,
            isSignedIn
              ? 'To upgrade, you need a paid virtual seat first. Book one, or choose an In-Studio VIP seat.'
              : 'Sign in to upgrade a seat. We need to see the virtual seat you paid for.',
          ),
      ),
      'with another’s address': cell(
        (_, { bystander }) => [{ items: [virtualSeat], email: bystander.email, termsAccepted: true }],
        ok((data) => expect(data).toEqual({ url: expect.any(String), orderId: expect.any(String) })),
      ),
    },
  ),
  'cart.resendAccess': anyone(() => ({ orderId: randomUUID() }), {
    malformed: badInput(() => noIds.map((orderId) => ({ orderId }))),
    absent: cell(() => [{ orderId: randomUUID() }], nothing),
    'another’s': cell(
      async (_, { database, bystander }) => [{ orderId: await insertGuestOrder(database, randomUUID(), bystander.id) }],
      nothing,
    ),
    'begun here as a guest': cell(
      async ({ visitorId }, { database, bystander }) =>
        visitorId ? [{ orderId: await insertGuestOrder(database, visitorId, bystander.id) }] : [],
      ok((data) => expect(data).toEqual({ sent: true })),
    ),
  }),
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
  'cart.status': anyone(() => ({ orderId: randomUUID() }), ownOrder),
  'cart.cancel': anyone(() => ({ orderId: randomUUID() }), ownOrder),
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
