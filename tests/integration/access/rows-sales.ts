/** Access rules for the admin area's orders and refunds: admins only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { admin, badInput, cell, noIds, nothing, ok, plain, refused, type Row } from './cells.ts';
import { insertOrder } from './rows-cart.ts';

const refund = () => ({
  orderId: randomUUID(),
  itemId: 'web-prompt-pack',
  quantity: 1,
  reason: 'requested',
  note: 'By phone',
  seen: 0,
});

export const salesRows: Record<string, Row> = {
  'admin.sales.orders': admin(
    () => ({
      q: 'bystander',
      state: 'paid',
      kind: 'cart',
      dispute: 'any',
      cursor: `1790000000000000_${randomUUID()}`,
    }),
    {
      malformed: badInput(() => [
        ...[...noIds, `1_${randomUUID()}x`, `n1_${randomUUID()}`].map((cursor) => ({ cursor })),
        ...['', 'ab', '@.%', 42, null, {}, 'x'.repeat(500)].map((q) => ({ q })),
        ...['', 'gone', 42, null].flatMap((value) => [{ state: value }, { kind: value }, { dispute: value }]),
      ]),
      'after what is not there': cell(
        () => [{ cursor: `1_${randomUUID()}` }],
        ok((data) => expect(data).toMatchObject({ items: [], nextCursor: null })),
      ),
      'another’s': cell(
        async (_, { database, bystander }) => {
          await insertOrder(database, bystander.id, 'paid');
          return [{ q: bystander.email }];
        },
        ok((data, _, { bystander }) =>
          expect((data as { items: unknown[] }).items[0]).toMatchObject({ userId: bystander.id, status: 'paid' }),
        ),
      ),
    },
  ),
  'admin.sales.order': admin(() => ({ orderId: randomUUID() }), {
    malformed: badInput(() => noIds.map((orderId) => ({ orderId }))),
    absent: cell(() => [{ orderId: randomUUID() }], nothing),
    'another’s': cell(
      async (_, { database, bystander }) => [{ orderId: await insertOrder(database, bystander.id, 'paid') }],
      ok((data, _, { bystander }) => expect(data).toMatchObject({ userId: bystander.id, email: bystander.email })),
    ),
  }),
  'admin.sales.disputes': admin(plain(ok((data) => expect(data).toEqual({ items: expect.any(Array) as unknown[] })))),
  'admin.sales.refundLine': admin(refund, {
    malformed: badInput(() => [
      ...noIds.map((orderId) => ({ ...refund(), orderId })),
      ...['', 'x'.repeat(61), 42, null].map((itemId) => ({ ...refund(), itemId })),
      ...[0, -1, 0.5, 21, '1', null].map((quantity) => ({ ...refund(), quantity })),
      ...['', 'because', 42, null].map((reason) => ({ ...refund(), reason })),
      ...['x'.repeat(501), 42, null].map((note) => ({ ...refund(), note })),
      ...[-1, 0.5, '0', null].map((seen) => ({ ...refund(), seen })),
    ]),
    absent: cell(() => [refund()], nothing),
    'without a payment': cell(
      async (_, { database, bystander }) => [
        { ...refund(), orderId: await insertOrder(database, bystander.id, 'paid') },
      ],
      refused(409, 'There’s no payment for this order, so there’s nothing to refund.'),
    ),
  }),
};
