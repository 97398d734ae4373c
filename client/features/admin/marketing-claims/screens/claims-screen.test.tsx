import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { broken } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { MarketingClaimsScreen } from './claims-screen.tsx';

type MarketingClaim = RouterOutputs['admin']['claims']['list'][number];

const claimOf = (key: string, changes: Partial<MarketingClaim> = {}): MarketingClaim => ({
  key,
  kind: 'figure',
  text: `${key} of 100`,
  source: 'sample',
  pages: ['/about'],
  isOff: false,
  changedAt: null,
  by: null,
  ...changes,
});
const claims = [
  claimOf('leads', { text: '275% more leads' }),
  claimOf('reach', { text: '5.3x engagement', source: 'A study' }),
  claimOf('story', { kind: 'story', text: 'How a bakery grew' }),
];

const open = (api: Api = {}, path = '/admin/claims') =>
  renderAdmin(<MarketingClaimsScreen />, { path, api: { 'admin.claims.list': () => claims, ...api } });
const kinds = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('filters by kind, source and words, says when nothing matches, and can be cleared', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Stories');
  expect(kinds()).toEqual(['Stories 1']);
  expect(location.search).toBe('?kind=story');
  await user.selectOptions(screen.getByLabelText('Source'), 'Not samples');
  expect(screen.getByText('No matching marketing claims')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(kinds()).toEqual(['Figures 2', 'Stories 1']);
  await user.type(screen.getByRole('searchbox'), '5.3x{Enter}');
  await waitFor(() => expect(kinds()).toEqual(['Figures 1']));
});

it('asks before switching off a claim and stays open when that fails', async () => {
  const { user, sentTo } = open({ 'admin.claims.switch': broken });
  await user.click(await screen.findByRole('button', { name: 'Turn off: 275% more leads' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('It’ll be removed from this page:');
  expect(sentTo('admin.claims.switch')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Couldn’t turn off the claim. Try again.')).toBeDefined();
  expect(sentTo('admin.claims.switch')).toEqual([{ key: 'leads', isOff: true }]);
  expect(screen.getByRole('dialog')).toBe(dialog);
});
