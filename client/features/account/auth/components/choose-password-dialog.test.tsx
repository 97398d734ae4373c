import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { ChoosePasswordDialog } from './choose-password-dialog.tsx';

const without = () => sessionOf({ hasPassword: false });
const dialog = () => screen.findByRole('dialog', { name: 'Choose your own password' });
const open = (api: Api = {}, path = '/services') =>
  renderApp(<ChoosePasswordDialog />, { path, signedIn: true, api: { 'auth.session': without, ...api } });

it('rejects a short password, keeps it when the request fails, and closes once it is saved', async () => {
  let tries = 0;
  let isSaved = false;
  const { user, sentTo } = open({
    'auth.session': () => sessionOf({ hasPassword: isSaved }),
    'auth.choosePassword': () => {
      if ((tries += 1) === 1) return offline();
      isSaved = true;
      return {};
    },
  });
  const within_ = within(await dialog());
  const field = await within_.findByLabelText<HTMLInputElement>('New password');
  const save = within_.getByRole('button', { name: 'Save password' });
  await user.click(save);
  expect(await within_.findByText('Please use at least 8 characters.')).toBeDefined();
  await user.type(field, 'Sunrise 7');
  await user.click(save);
  expect((await within_.findByRole('alert')).textContent).toContain('We couldn’t save your password.');
  expect(field.value).toBe('Sunrise 7');
  await user.click(save);
  expect(await screen.findByText('Password saved')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('auth.choosePassword')).toEqual([{ newPassword: 'Sunrise 7' }, { newPassword: 'Sunrise 7' }]);
});

it('can be postponed for this tab', async () => {
  const view = open();
  await view.user.click(within(await dialog()).getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.values({ ...sessionStorage })).toEqual([without().user.id]);
});

it.each([
  ['on pages other than services', '/dashboard', without],
  ['for a member who has a password', '/services', () => sessionOf()],
])('doesn’t open %s', async (_who, path, session) => {
  const { sentTo } = open({ 'auth.session': session }, path);
  await waitFor(() => expect(sentTo('auth.session')).toHaveLength(1));
  await expect(screen.findByRole('dialog', {}, { timeout: 100 })).rejects.toThrow();
});
