import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '#client/test/accounts.ts';
import { chatOpened } from '#client/test/member.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import { SharedProfileScreen, type SharedProfile } from './shared-profile-screen.tsx';

const shared = { businessName: 'Bay Breeze Cooling' } as SharedProfile;

const open = (hash: string, api: Api = {}) =>
  renderApp(<SharedProfileScreen renderProfile={({ businessName }) => <h1>{businessName}</h1>} />, {
    path: `/shared-profile${hash}`,
    api,
  });

it('makes no request without a secret in the URL, and links to the chat', async () => {
  const { user, calls } = open('');
  expect(await screen.findByText('This link doesn’t work')).toBeDefined();
  expect(calls).toEqual([]);
  const opened = chatOpened();
  await user.click(screen.getByRole('button', { name: 'Make my own profile' }));
  await opened;
});

it('does not mistake a lost connection for an expired link', async () => {
  let isDown = true;
  const { user } = open('#some-secret', { 'document.viewShared': () => (isDown ? offline() : shared) });
  expect(await screen.findByText('We couldn’t load this profile')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bay Breeze Cooling')).toBeDefined();
});
