import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, refuse } from '#client/test/accounts.ts';
import { renderMember, toursSeen } from '#client/test/member.tsx';
import { TutorialsPanel } from './tutorials-panel.tsx';

const rows = () => within(screen.getByRole('region', { name: 'Tours' })).getAllByRole('listitem');
const row = (name: string) => rows().find(({ textContent }) => textContent.startsWith(name))!;

async function open(api = {}) {
  const view = renderMember(<TutorialsPanel />, { path: '/dashboard/settings', api });
  await screen.findByText('Marketing Machine');
  return view;
}

it('shows the progress of each tour and resets one or all of them', async () => {
  let progress = toursSeen({
    shop: { completed: false, lastStepSeen: 2 },
    settings: { completed: true, lastStepSeen: 2 },
  });
  const { user, sentTo } = await open({
    'tutorials.progress': () => progress,
    'tutorials.reset': () => {
      progress = toursSeen({ settings: progress.settings });
    },
    'tutorials.resetAll': () => {
      progress = toursSeen();
    },
  });
  expect(row('Shop').textContent).toContain('At step 2 of 3');
  expect(within(row('Shop')).getByText('Continue').getAttribute('href')).toBe('/dashboard/shop?tour=start');
  await user.click(screen.getByRole('button', { name: 'Reset the tour of Shop' }));
  expect(await screen.findByText('Tour reset')).toBeDefined();
  await waitFor(() => expect(row('Shop').textContent).toContain('Not started, 3 steps'));
  expect(row('Settings').textContent).toContain('Completed');
  expect(sentTo('tutorials.reset')).toEqual([{ key: 'shop' }]);
  await user.click(screen.getByRole('button', { name: 'Reset all tours' }));
  expect(await screen.findByText('All tours reset')).toBeDefined();
  await waitFor(() => expect(row('Settings').textContent).toContain('Not started'));
});

it('reports that a tour was not reset', async () => {
  const { user } = await open({ 'tutorials.reset': refuse('Please wait a moment.'), 'tutorials.resetAll': offline });
  await user.click(screen.getByRole('button', { name: 'Reset the tour of Shop' }));
  expect(await screen.findByText('Please wait a moment.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset all tours' }));
  expect(await screen.findByText('We couldn’t reset the tours')).toBeDefined();
});
