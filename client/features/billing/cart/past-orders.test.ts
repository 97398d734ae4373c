import { expect, it } from 'vitest';
import { givenUpState, paidOf } from './past-orders.ts';

const member = { isMember: true, order: undefined, hasFailed: false };

it('reports an order as unpaid only once the server has said so', () => {
  expect(givenUpState({ ...member, isMember: undefined })).toBe('pending');
  expect(givenUpState(member)).toBe('pending');
  expect(givenUpState({ ...member, isMember: false })).toBe('pending');
  expect(givenUpState({ ...member, isMember: false, isAbsent: true, hasFailed: true })).toBe('unseen');
  expect(givenUpState({ ...member, hasFailed: true })).toBe('failed');
  const became = (status: Parameters<typeof paidOf>[0][number]['status']) =>
    givenUpState({ ...member, order: { status } });
  expect(
    ['expired', 'failed', 'paid', 'refunded', 'disputed', 'open'].map((status) => became(status as 'paid')),
  ).toEqual(['closed', 'closed', 'paid', 'paid', 'paid', 'failed']);
});

it('does not count an order being refunded as paid', () => {
  const order = { id: '1', number: 'EG-1', status: 'paid', willBeRefunded: false } as const;
  expect(paidOf([order, { ...order, id: '2', willBeRefunded: true }, { ...order, id: '3', status: 'open' }])).toEqual([
    order,
  ]);
});
