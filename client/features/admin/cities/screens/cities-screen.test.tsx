import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { broken } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import type { AdminCity } from '../city-filter.ts';
import { CitiesScreen } from './cities-screen.tsx';

const tampa: AdminCity = {
  ...{ slug: 'tampa', name: 'Tampa', state: 'FL', path: '/locations/tampa', nearest: '/locations/miami' },
  ...{ hasOffice: false, hasCustomers: false, localNames: 14, share: 0.21, byRule: true, isInSearch: true },
  ...{ setting: 'auto', changedAt: null, by: null },
};
const cities = [tampa, { ...tampa, slug: 'reno', name: 'Reno', state: 'NV', isInSearch: false, localNames: 2 }];

const open = (api: Api = {}, path = '/admin/cities') =>
  renderAdmin(<CitiesScreen />, { path, api: { 'admin.cities.list': () => cities, ...api } });

it('filters by state, and says when nothing matches', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('State'), 'Not in search');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 city');
  expect(location.search).toBe('?state=hidden');
  await user.selectOptions(screen.getByLabelText('Setting'), 'Always hide');
  expect(screen.getByText(/^No matching cities/)).toBeDefined();
});

it('sends the owner’s choice, and keeps the old one when that fails', async () => {
  const { user, sentTo } = open({ 'admin.cities.set': broken });
  const select = await screen.findByLabelText('Setting for Tampa');
  await user.selectOptions(select, 'Always hide');
  expect(await screen.findByText('Couldn’t save the setting. Try again.')).toBeDefined();
  expect(sentTo('admin.cities.set')).toEqual([{ slug: 'tampa', setting: 'hide' }]);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Setting for Tampa').value).toBe('auto'));
});
