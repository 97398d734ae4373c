import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trpcUtils } from '#client/lib/trpc.ts';
import { offline, sessionOf } from '#client/test/accounts.ts';
import { renderApp } from '#client/test/render.tsx';
import { AccountFoot } from './account-foot.tsx';

it('stays put when signing out fails and goes to the login when it works', async () => {
  let isDown = true;
  const { user } = renderApp(<AccountFoot user={sessionOf().user} />, {
    path: '/dashboard/plan',
    signedIn: true,
    api: { 'auth.signOut': () => (isDown ? offline() : { ok: true }) },
  });
  const signOut = screen.getByRole('button', { name: 'Sign out' });
  await user.click(signOut);
  expect(await screen.findByText('Sign out failed')).toBeDefined();
  expect(screen.getByText('Our server didn’t respond. Check your connection and try again.')).toBeDefined();
  expect(location.pathname).toBe('/dashboard/plan');
  isDown = false;
  await user.click(signOut);
  expect(await screen.findByText('Signed out successfully')).toBeDefined();
  expect(location.pathname).toBe('/login');
  expect(trpcUtils.auth.session.getData()).toBeNull();
});

it.each([
  ['member', 0],
  ['admin', 1],
] as const)('shows a %s %i links to the admin area', (role, count) => {
  renderApp(<AccountFoot user={sessionOf({ role }).user} />);
  expect(screen.queryAllByRole('link', { name: 'Agency admin' })).toHaveLength(count);
});
