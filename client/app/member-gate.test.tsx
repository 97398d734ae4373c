import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, sessionOf } from '../test/accounts.ts';
import { renderApp } from '../test/render.tsx';
import '../test/member.tsx';
import { MemberGate } from './member-gate.tsx';

const secret = <p>Only for members</p>;

it.each([
  '/dashboard/notifications',
  '/dashboard/settings',
  '/dashboard/profile?tab=prompts',
  '/dashboard/settings#orders',
])('sends a visitor of %s to the login with a return path and requests no member data', async (path) => {
  const { calls } = renderApp(<MemberGate>{secret}</MemberGate>, { path, api: { 'auth.session': () => null } });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(new URLSearchParams(location.search).get('from')).toBe(path);
  expect(screen.queryByText('Only for members')).toBeNull();
  expect(calls.map((call) => call.path)).toEqual(['auth.session']);
});

it('doesn’t ask for a login when the account can’t be reached', async () => {
  let isDown = true;
  const { user } = renderApp(<MemberGate>{secret}</MemberGate>, {
    path: '/dashboard/plan',
    signedIn: true,
    api: { 'auth.session': () => (isDown ? offline() : sessionOf()) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach your account.');
  expect(location.pathname).toBe('/dashboard/plan');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Only for members')).toBeDefined();
});
