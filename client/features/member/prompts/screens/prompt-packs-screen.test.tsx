import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { webOutline } from '#shared/content/packs/web-outline.ts';
import { cart } from '#client/lib/cart.ts';
import { chatOpened, renderMember } from '#client/test/member.tsx';
import { PromptPacksScreen } from './prompt-packs-screen.tsx';

const usage = { used: 0, limit: 25, resetsOn: '2026-12-01', unlimited: false, mayUnlock: true, previewEndsAt: null };
const open = () =>
  renderMember(<PromptPacksScreen />, {
    path: '/dashboard/prompt-packs',
    api: {
      'prompts.list': () => ({ hasProfile: false, facts: [], prompts: [], marks: [], usage }),
      'packs.mine': () => [],
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('offers the chat without a profile, and packs to buy when none was bought', async () => {
  const { user } = open();
  const opened = chatOpened();
  await user.click((await region('Written for your business')).getByRole('button', { name: 'Start the chat' }));
  await opened;
  const link = (await region('Bought')).getByRole('link', { name: 'See all packs' });
  expect(document.querySelector(link.getAttribute('href')!)!.textContent).toContain('Packs you can add');
});

it('describes a pack, adds it to the cart once, and lists waitlists of upcoming packs', async () => {
  cart.clear();
  const { user } = open();
  const more = await region('Packs you can add');
  expect(await more.findByText('$49.99')).toBeDefined();
  await user.click(
    more.getByRole('button', {
      name: `What’s inside: ${webOutline.count} prompts in ${webOutline.categories.length} categories`,
    }),
  );
  expect(more.getByText('Find the cause of a flaky test')).toBeDefined();
  await user.click(more.getByRole('button', { name: 'Add to cart' }));
  expect(more.getByRole('status').textContent).toContain('In your cart: 1.');
  await user.click(more.getByRole('button', { name: 'Add to cart' }));
  expect(more.getByRole('status').textContent).toContain('It’s already in your cart.');
  expect(more.getByRole('link', { name: 'Join the waitlist: DevOps pack' }).getAttribute('href')).toBe('/tools#devops');
});
