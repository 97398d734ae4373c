import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, sessionOf } from '#client/test/accounts.ts';
import { renderApp } from '#client/test/render.tsx';
import { CommandPalette } from './command-palette.tsx';

const task = { id: '1', title: 'Repaint the sign', state: 'open', at: '2030-01-02' };
const found = (...tasks: object[]) => ({ prompts: [], tasks, notifications: [], orders: [] });
const field = () => screen.findByRole('textbox', { name: 'Search the member area' });
const open = (search: (input: { q: string }) => unknown) =>
  renderApp(<CommandPalette asked={1} />, {
    path: '/dashboard',
    signedIn: true,
    api: { 'auth.session': () => sessionOf(), 'search.mine': search },
  });

it('searches once per typed term, and never for a single letter', async () => {
  const { user, sentTo } = open(() => found(task));
  await user.type(await field(), 's');
  expect(screen.queryByText('Searching…')).toBeNull();
  await user.type(await field(), 'ign');
  expect(await screen.findByRole('button', { name: 'Repaint the sign Due January 2' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Sign out/ })).toBeDefined();
  expect(sentTo('search.mine')).toEqual([{ q: 'sign' }]);
});

it('keeps results that still match during a new search', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user, sentTo } = open(({ q }) =>
    q === 'repaint' ? found(task) : new Promise((resolve) => (answer = resolve)),
  );
  await user.type(await field(), 'repaint');
  await screen.findByRole('button', { name: /^Repaint the sign/ });
  await user.type(await field(), ' sign');
  expect(screen.getByRole('button', { name: /^Repaint the sign/ })).toBeDefined();
  expect(screen.getByText('Searching…')).toBeDefined();
  await user.type(await field(), 's');
  expect(screen.queryByRole('button', { name: /^Repaint the sign/ })).toBeNull();
  await expect.poll(() => sentTo('search.mine')).toHaveLength(2);
  await act(async () => answer(found()));
  expect(await screen.findByText('No matches.')).toBeDefined();
});

it('offers a retry when the search fails, and still lists screens and actions', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? offline() : found(task)));
  await user.type(await field(), 'sign');
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByRole('button', { name: /^Sign out/ })).toBeDefined();
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^Repaint the sign/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});
