import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { held } from '#client/test/accounts.ts';
import { brokenAtFirst, renderMember, trialMembership } from '#client/test/member.tsx';
import { checkoutOf } from '#client/test/orders.ts';
import type { Api } from '#client/test/render.tsx';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const overview: RouterOutputs['dashboard']['overview'] = {
  profile: null,
  membership: trialMembership({ daysLeft: 14 }),
  prompts: { used: 0, limit: 25, resetsOn: '2026-12-01', unlimited: false, mayUnlock: true },
  machine: { done: 0, skipped: 0, total: 11, next: { key: 'profile', name: 'Check the facts' } },
  tasks: { overdue: 0, dueToday: 0, dueThisWeek: 0, open: 0, done: 0, next: null },
};
const open = (api: Api = {}) =>
  renderMember(<DashboardScreen />, { path: '/dashboard', api: { 'dashboard.overview': () => overview, ...api } });

it('shows a new account its trial, the upcoming preview and the price of Pro', async () => {
  open();
  const clocks = within(await screen.findByRole('region', { name: 'Your membership' }));
  expect(clocks.getByRole('progressbar', { name: 'Trial' }).getAttribute('aria-valuetext')).toBe('14 of 14 days left');
  expect(clocks.getByText(/^Ends on \w+ \d+, \d{4}$/)).toBeDefined();
  expect(clocks.getByText('7 days, starting the day your profile is ready.')).toBeDefined();
  const banner = screen.getByRole('complementary', { name: 'Upgrade to Pro' });
  await waitFor(() => expect(banner.textContent).toContain('30% off Pro$20.99 first month'));
  expect(banner.querySelector('s')!.textContent).toContain('$29.99');
});

it('shows a task title on its own, since it may end in a period', async () => {
  const next = { id: 'task-1', title: 'Call five customers about a repair.', dueOn: '2026-11-30' };
  open({
    'dashboard.overview': () => ({ ...overview, tasks: { ...overview.tasks, dueThisWeek: 1, open: 1, next } }),
  });
  expect((await screen.findByRole('region', { name: 'This week' })).textContent).toContain(
    'Next, due November 30: Call five customers about a repair.',
  );
});

it('turns a Pro request into a message when payments are off', async () => {
  writeDraft('contact', undefined);
  const { user } = open({
    'cart.options': () => ({ ...checkoutOf(), available: false, mode: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
  await waitFor(() => expect(location.pathname).toBe('/contact'));
  expect(readDraft('contact')?.values.message).toMatch(
    /I’d like to upgrade to Pro with 30% off the first month \(\$20\.99\)/,
  );
});

it('reports each part that could not be loaded and loads it on request', async () => {
  const parts = { dashboard: brokenAtFirst(overview), notifications: brokenAtFirst({ unread: 0, latest: [] }) };
  const { user } = open({
    'dashboard.overview': parts.dashboard.handler,
    'notifications.summary': parts.notifications.handler,
  });
  for (const [what, { mend }] of Object.entries(parts)) {
    const problem = (await screen.findByText(`We couldn’t load your ${what}`)).closest<HTMLElement>('[role=alert]')!;
    mend();
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(`We couldn’t load your ${what}`)).toBeNull());
  }
  expect(screen.getByText('Make your marketing profile')).toBeDefined();
});

it('shows a loading state without redirecting to the login', async () => {
  const answer = held(overview);
  open({ 'dashboard.overview': answer.handler });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(location.pathname).toBe('/dashboard');
  answer.release();
  expect(await screen.findByText('14 days left')).toBeDefined();
});
