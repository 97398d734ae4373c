import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderMember } from '#client/test/member.tsx';
import { SharePanel } from './share-panel.tsx';

it('creates no link without Pro and shows that existing links are paused', async () => {
  const share = {
    id: 'a',
    address: 'https://site.example/shared-profile#secret',
    endsAt: '2026-12-02T12:00:00.000Z',
    hasEnded: false,
    views: 0,
    lastViewedAt: null,
  };
  renderMember(<SharePanel profileId="a" isPro={false} />, {
    path: '/dashboard/profile',
    api: { 'document.shares': () => [share] },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Sharing is part of Pro');
  expect((await screen.findByRole('listitem')).textContent).toContain('Paused because sharing is part of Pro.');
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
});
