import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { broken } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import { SalesSettingsScreen } from './settings-screen.tsx';

const open = (api: Api = {}) =>
  renderAdmin(<SalesSettingsScreen />, {
    path: '/admin/settings',
    api: { 'admin.salesSettings.get': () => ({ alerts: 'each', graceDays: 7, collectsTax: false }), ...api },
  });

it('saves all three choices', async () => {
  const { user, sentTo } = open({ 'admin.salesSettings.save': () => ({ ok: true }) });
  const days = await screen.findByLabelText('Days that Pro keeps working');
  await user.selectOptions(screen.getByLabelText('How to send them'), 'One email a day, at 8 AM New York time');
  await user.clear(days);
  await user.type(days, '0');
  await user.click(screen.getByRole('switch', { name: /^Collect sales tax/ }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Sales settings saved')).toBeDefined();
  expect(sentTo('admin.salesSettings.save')).toEqual([{ alerts: 'daily', graceDays: 0, collectsTax: true }]);
});

it.each(['', '31', '.5', '-1', 'x'])('doesn’t save %j days', async (typed) => {
  const { user, sentTo } = open();
  const days = await screen.findByLabelText('Days that Pro keeps working');
  await user.clear(days);
  if (typed) await user.type(days, typed);
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Enter a whole number from 0 to 30.')).toBeDefined();
  expect(sentTo('admin.salesSettings.save')).toEqual([]);
});

it('keeps what was chosen when it couldn’t be saved', async () => {
  const { user, sentTo } = open({ 'admin.salesSettings.save': broken });
  await user.click(await screen.findByRole('switch', { name: /^Collect sales tax/ }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Couldn’t save the sales settings')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Collect sales tax/ }).checked).toBe(true);
  await waitFor(() => expect(sentTo('admin.salesSettings.save').length).toBeGreaterThan(0));
});
