import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '#client/test/accounts.ts';
import { renderMember, toursSeen } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import { TourOffer } from './tour.tsx';

const open = (api: Api = {}) => renderMember(<TourOffer tour="settings" />, { path: '/dashboard/settings', api });
const press = (name: string) => screen.findByRole('button', { name });

it('offers a tour on the first visit and remembers a refusal', async () => {
  const { user, sentTo } = open({ 'tutorials.save': () => ({ ok: true }) });
  expect(await screen.findByText(/takes less than a minute: 2 steps\.$/)).toBeDefined();
  await user.click(await press('Not now'));
  expect(await screen.findByText('Tutorial Skipped')).toBeDefined();
  expect(screen.getByText('You can restart it from Settings')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Take the tour'));
  expect(sentTo('tutorials.save')).toEqual([{ key: 'settings', completed: true, lastStepSeen: 1 }]);
});

it('dismisses the offer without waiting for the server', async () => {
  const { user, sentTo } = open({ 'tutorials.save': offline });
  await user.click(await press('Not now'));
  expect(await press('Take the tour')).toBeDefined();
  await waitFor(() => expect(sentTo('tutorials.save')).toHaveLength(1));
});

it.each([
  ['Continue the tour', { completed: false, lastStepSeen: 2 }],
  ['Take the tour', { completed: true, lastStepSeen: 2 }],
  ['Take the tour', { completed: false, lastStepSeen: 1 }],
])('shows “%s” for a tour with state %o', async (name, settings) => {
  open({ 'tutorials.progress': () => toursSeen({ settings }) });
  expect(await press(name)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Not now')).toBeNull());
});
