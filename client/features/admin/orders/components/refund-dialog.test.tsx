import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import type { Order } from '../order-labels.ts';
import { OrderScreen } from '../screens/order-screen.tsx';

const id = '5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa';
const order: Order = {
  id,
  number: 'EG-1042',
  kind: 'cart',
  status: 'paid',
  mode: 'test',
  userId: 'ada',
  name: 'Ada Ruiz',
  email: 'ada@example.com',
  subtotalCents: 44_100,
  discountCents: 100,
  couponCode: 'SPRING',
  taxCents: 0,
  totalCents: 44_000,
  refundedCents: 14_666,
  createdAt: '2026-11-01T10:00:00.000Z',
  paidAt: '2026-11-01T10:02:00.000Z',
  termsAcceptedAt: null,
  refundReason: null,
  dispute: null,
  fraudWarnedAt: null,
  providerUrl: 'https://dashboard.stripe.com/test/payments/pi_1',
  receiptUrl: null,
  origin: [{ key: 'utmSource', value: 'google' }],
  lines: [
    {
      itemId: 'virtual-bootcamp',
      name: 'Virtual seat',
      unitCents: 14_700,
      quantity: 3,
      refundedQuantity: 1,
      balance: { shareCents: 44_000, quantity: 3, refundedQuantity: 1, refundedCents: 14_666 },
    },
  ],
  canRefund: true,
  events: [
    {
      kind: 'refund-line',
      id: 'r1',
      at: '2026-11-02T10:00:00.000Z',
      cents: 14_666,
      status: null,
      mail: null,
      refund: {
        itemId: 'virtual-bootcamp',
        quantity: 1,
        reason: 'requested',
        note: 'She called',
        status: 'done',
        by: 'boss@agency.example',
      },
    },
  ],
};

const open = async (api: Api = {}, changes: Partial<Order> = {}) => {
  const rendered = renderAdmin(<OrderScreen id={id} />, {
    path: `/admin/orders/${id}`,
    api: { 'admin.sales.order': () => ({ ...order, ...changes }), ...api },
  });
  await screen.findByRole('heading', { level: 1, name: 'Order EG-1042' });
  return rendered;
};
const openDialog = async (api: Api) => {
  const rendered = await open(api);
  await rendered.user.click(screen.getByRole('button', { name: 'Refund: Virtual seat' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Refund this item?' })) };
};

it('shows what was paid and refunded, who refunded it and why, and where to find the payment', async () => {
  await open();
  const items = within(screen.getByRole('table', { name: 'Items' }));
  expect(items.getByText('$440.00')).toBeDefined();
  expect(items.getByText('1 ($146.66)')).toBeDefined();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getByText('$146.66, 1 × Virtual seat, The buyer asked, by boss@agency.example')).toBeDefined();
  expect(timeline.getByText('She called')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open in Stripe' }).getAttribute('href')).toBe(order.providerUrl);
  expect(screen.getByRole('link', { name: 'Download the PDF' }).getAttribute('href')).toBe(
    `/admin/export/receipt/${id}`,
  );
  expect(screen.getByRole('link', { name: 'Ada Ruiz' }).getAttribute('href')).toBe('/admin/users/ada');
});

it('computes the amount of the chosen units, sends what the admin saw, and reports the refund', async () => {
  const { user, dialog, sentTo } = await openDialog({
    'admin.sales.refundLine': () => ({ status: 'done', cents: 29_334 }),
  });
  expect(dialog.getByRole('button', { name: 'Refund $146.67' })).toBeDefined();
  const quantity = dialog.getByRole('combobox', { name: 'Quantity' });
  expect(
    within(quantity)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2']);
  await user.selectOptions(quantity, '2');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Bought twice');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Twice by mistake');
  await user.click(dialog.getByRole('button', { name: 'Refund $293.34' }));
  expect(await screen.findByText('Refunded $293.34')).toBeDefined();
  expect(sentTo('admin.sales.refundLine')).toEqual([
    {
      ...{ orderId: id, itemId: 'virtual-bootcamp', quantity: 2, reason: 'duplicate' },
      ...{ note: 'Twice by mistake', seen: 1 },
    },
  ]);
  await waitFor(() => expect(sentTo('admin.sales.order').length).toBeGreaterThan(1));
});

it('explains a refusal in the dialog, and loads the order again', async () => {
  const words = 'Someone refunded part of this line since you opened it.';
  const { user, dialog, sentTo } = await openDialog({
    'admin.sales.refundLine': refuse(words, 'CONFLICT', 409),
  });
  await user.click(dialog.getByRole('button', { name: 'Refund $146.67' }));
  expect(await dialog.findByText(words)).toBeDefined();
  await waitFor(() => expect(sentTo('admin.sales.order').length).toBeGreaterThan(1));
});

it.each([
  ['queued', 'Refund of $146.67 is on its way'],
  ['failed', 'Stripe refused this refund'],
] as const)('says so when the refund is %s', async (status, words) => {
  const { user, dialog } = await openDialog({ 'admin.sales.refundLine': () => ({ status, cents: 14_667 }) });
  await user.click(dialog.getByRole('button', { name: 'Refund $146.67' }));
  expect(await screen.findByText(words)).toBeDefined();
});

it('offers no refund for an order that can’t be refunded, or for a line that is', async () => {
  const { unmount } = await open({}, { canRefund: false });
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  unmount();
  const [line] = order.lines;
  await open({}, { lines: [{ ...line!, balance: { ...line!.balance, refundedQuantity: 3 } }] });
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

it('shows a dispute with its deadline, and a guest without an account', async () => {
  await open(
    {},
    {
      status: 'disputed',
      userId: null,
      name: null,
      dispute: { status: 'open', reason: 'product_not_received', dueAt: '2026-12-01T22:00:00.000Z' },
    },
  );
  const dispute = within(screen.getByRole('region', { name: 'Dispute' }));
  expect(dispute.getByText('Product not received')).toBeDefined();
  expect(dispute.getByText(/Tuesday, December 1, 2026/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'ada@example.com' })).toBeNull();
});
