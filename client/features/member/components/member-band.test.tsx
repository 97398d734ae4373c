import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { held, offline, sessionOf } from '#client/test/accounts.ts';
import { trialMembership } from '#client/test/member.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { MemberBand } from './member-band.tsx';

type Overview = RouterOutputs['dashboard']['overview'];
const overview = (changes: Partial<Overview> = {}): Overview => ({
  profile: { businessName: 'Bay Breeze Cooling', madeAt: '2026-11-20T12:00:00.000Z' },
  membership: trialMembership(),
  prompts: { used: 25, limit: 25, resetsOn: '2026-12-01', unlimited: false, mayUnlock: true },
  machine: { done: 0, skipped: 0, total: 11, next: { key: 'profile', name: 'Check the facts' } },
  tasks: { overdue: 0, dueToday: 0, dueThisWeek: 0, open: 0, done: 0, next: null },
  ...changes,
});
const open = (api: Api = {}) =>
  renderApp(<MemberBand />, {
    path: '/services',
    signedIn: true,
    api: { 'auth.session': () => sessionOf(), 'dashboard.overview': () => overview(), ...api },
  });
const band = () => screen.getByRole('region', { name: 'Your account' });

it('names the business and links to the next step and the profile', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Put dates on your roadmap' })).getAttribute('href')).toBe(
    '/dashboard/plan',
  );
  expect(screen.getByText('Bay Breeze Cooling')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open my profile' }).getAttribute('href')).toBe('/dashboard/profile');
});

it('names the task that is due', async () => {
  const next = { id: 'task-1', title: 'Text last month’s customers', dueOn: '2026-11-25' };
  open({
    'dashboard.overview': () =>
      overview({ tasks: { overdue: 0, dueToday: 1, dueThisWeek: 1, open: 1, done: 0, next } }),
  });
  await screen.findByRole('link', { name: 'Do this today' });
  expect(band().textContent).toContain('Next step: Do this today: Text last month’s customers');
});

it('offers the chat to a member without a profile', async () => {
  open({ 'dashboard.overview': () => overview({ profile: null }) });
  await screen.findByText('Start your marketing profile');
  expect(screen.getByRole('button', { name: 'Start the chat' }).hasAttribute('data-open-chat')).toBe(true);
  expect(screen.queryByRole('link', { name: 'Open my profile' })).toBeNull();
});

it('links to the profile while the next step is loading', async () => {
  const answer = held(overview());
  open({ 'dashboard.overview': answer.handler });
  expect(await screen.findByText('Reef & Co')).toBeDefined();
  expect(screen.getByText('Finding your next step…')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open my profile' })).toBeDefined();
  answer.release();
  expect(await screen.findByText('Bay Breeze Cooling')).toBeDefined();
});

it('reports that the next step couldn’t be loaded and loads it on request', async () => {
  let isDown = true;
  const { user } = open({ 'dashboard.overview': () => (isDown ? offline() : overview()) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(band().textContent).toContain('We couldn’t load your next step.');
  expect(screen.getByRole('link', { name: 'Open my profile' })).toBeDefined();
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Put dates on your roadmap' })).toBeDefined();
});

it('shows nothing once the session has expired', async () => {
  const { container, sentTo } = open({ 'auth.session': () => null });
  await expect.poll(() => sentTo('auth.session').length).toBe(1);
  await expect.poll(() => container.querySelector('section')).toBeNull();
  expect(sentTo('dashboard.overview')).toEqual([]);
});
