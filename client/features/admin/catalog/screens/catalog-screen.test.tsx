import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { noItems, renderAdmin } from '#client/test/admin.tsx';
import { refuse } from '#client/test/accounts.ts';
import type { Api } from '#client/test/render.tsx';
import { CatalogScreen } from './catalog-screen.tsx';

type Catalog = RouterOutputs['admin']['catalog']['list'];
const seen = '2026-11-27T12:00:00.000Z';
const catalog: Catalog = {
  items: [
    { id: 'web-prompt-pack', name: 'Web prompt pack', priceCents: 4_999, isAvailable: true, updatedAt: seen },
    { id: 'pro', name: 'Pro', priceCents: 2_999, isAvailable: false, updatedAt: seen },
  ],
  upgrade: { name: 'Upgrade', priceCents: 35_000, isAvailable: true },
  coupons: [
    {
      ...{ id: '5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa', code: 'FALL', kind: 'percent', value: 15, itemIds: null },
      ...{ isForFirstMonth: false, mostUses: 10, isActive: true, uses: 3, expiresAt: '2026-12-01T05:00:00.000Z' },
    },
  ],
};

const open = (api: Api = {}) =>
  renderAdmin(<CatalogScreen />, {
    path: '/admin/catalog',
    api: { 'admin.catalog.list': () => catalog, 'admin.audit.list': () => noItems, ...api },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

it('changes a price in dollars, based on what was on the screen', async () => {
  const { user, sentTo } = open({ 'admin.catalog.editItem': () => ({ ok: true }) });
  await user.click(await screen.findByRole('button', { name: 'Edit Web prompt pack' }));
  const form = await dialog();
  const price = form.getByLabelText('Price in dollars');
  await user.clear(price);
  await user.type(price, '0.10');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Choose a price from $0.50 to $10,000.')).toBeDefined();
  await user.clear(price);
  await user.type(price, '$59.5');
  await user.click(form.getByRole('checkbox', { name: 'For sale' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('admin.catalog.editItem')).toEqual([
    { id: 'web-prompt-pack', name: 'Web prompt pack', priceCents: 5_950, isAvailable: false, seen },
  ]);
});

it('stays open with the reason when someone else was faster', async () => {
  const taken = refuse('Someone else just changed this. Reload to see it.', 'CONFLICT', 409);
  const { user } = open({ 'admin.catalog.editItem': taken });
  await user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: 'For sale' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else just changed this. Reload to see it.')).toBeDefined();
});

it('creates a coupon for some items, with limits', async () => {
  const { user, sentTo } = open({ 'admin.catalog.createCoupon': () => ({ ok: true }) });
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Code'), 'winter-10');
  await user.selectOptions(form.getByLabelText('Discount'), 'amount');
  await user.type(form.getByLabelText('Amount in dollars'), '10');
  await user.selectOptions(form.getByLabelText('Applies to'), 'some');
  await user.click(form.getByRole('button', { name: 'Create coupon' }));
  expect(form.getByText('Please choose at least one.')).toBeDefined();
  await user.click(form.getByRole('checkbox', { name: 'Web prompt pack' }));
  await user.type(form.getByLabelText('Order limit'), '5');
  await user.type(form.getByLabelText('Last day'), '2026-12-31');
  await user.click(form.getByRole('button', { name: 'Create coupon' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('admin.catalog.createCoupon')).toEqual([
    {
      ...{ code: 'winter-10', kind: 'amount', value: 1_000, itemIds: ['web-prompt-pack'], isForFirstMonth: false },
      ...{ mostUses: 5, expiresAt: '2027-01-01T05:00:00.000Z' },
    },
  ]);
});

it('turns a coupon off and keeps its limits', async () => {
  const { user, sentTo } = open({ 'admin.catalog.editCoupon': () => ({ ok: true }) });
  const row = (await screen.findByRole('rowheader', { name: 'FALL' })).closest('[role=row]')!;
  expect(row.textContent).toMatch(/15% off.*All items.*3 of 10.*November 30, 2026/);
  await user.click(screen.getByRole('button', { name: 'Edit FALL' }));
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: 'The coupon is on' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const limits = { mostUses: 10, expiresAt: '2026-12-01T05:00:00.000Z' };
  expect(sentTo('admin.catalog.editCoupon')).toEqual([
    { id: catalog.coupons[0]!.id, ...limits, isActive: false, seen: { ...limits, isActive: true } },
  ]);
});

it('lists changes with what was before and after', async () => {
  const line = {
    ...{ id: 7, at: seen, adminId: 'a', adminEmail: 'boss@agency.example', action: 'catalog.edit' },
    ...{ actionWords: 'Changed an item for sale', subject: 'catalog', subjectId: 'pro' },
    ...{ before: { price: '$29.99' }, after: { price: '$39' } },
  };
  open({ 'admin.audit.list': () => ({ items: [line], nextCursor: null }) });
  const table = within(await screen.findByRole('region', { name: 'Changes' }));
  expect((await table.findByText('Changed an item for sale')).closest('[role=row]')!.textContent).toMatch(
    /Price: \$29\.99 → changed to \$39.*boss@agency\.example/,
  );
});
