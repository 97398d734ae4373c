import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { useMyPacks, type BoughtPack } from '../use-packs.ts';
import { BoughtPacks } from './bought-packs.tsx';

const pack: BoughtPack = {
  key: 'web',
  name: 'Web prompt pack',
  description: 'For people who build.',
  count: 315,
  categories: [{ name: 'Forms', count: 21 }],
  boughtAt: '2026-11-02T12:00:00.000Z',
  orderNumber: 'EG-1001',
};

function Bought() {
  return <BoughtPacks packs={useMyPacks()} facts={[]} />;
}
const open = (api: Api) =>
  renderApp(<Bought />, { path: '/dashboard/prompt-packs?pack=web', api: { 'packs.mine': () => [pack], ...api } });

it('closes a pack that was refunded while it was open', async () => {
  const mine = [[pack], []];
  open({ 'packs.mine': () => mine.shift() ?? [], 'packs.prompts': refuse('There is none.', 'NOT_FOUND', 404) });
  expect(await screen.findByText('No purchased packs yet')).toBeDefined();
});
