import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { held, offline, refuse } from '#client/test/accounts.ts';
import { renderMember } from '#client/test/member.tsx';
import type { Api, Rendered } from '#client/test/render.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { PromptWorkbench } from './prompt-workbench.tsx';
import type { PromptView, UsageView } from './use-prompts.ts';

type List = RouterOutputs['prompts']['list'];

const text = 'Write about cooling in Hollywood for [occasion].';
const promptOf = (key: string, changes: Partial<PromptView> = {}): PromptView => ({
  key,
  platform: key.split('.')[0]!,
  title: `Prompt ${key}`,
  category: 'Posts',
  useCase: 'For every day.',
  text: null,
  teaser: 'Write about…',
  ...changes,
});
const usageOf = (changes: Partial<UsageView> = {}): UsageView => ({
  used: 0,
  limit: 25,
  resetsOn: '2026-12-01',
  unlimited: false,
  mayUnlock: true,
  previewEndsAt: '2026-11-09T12:00:00.000Z',
  ...changes,
});
const listOf = (prompts: PromptView[], usage: Partial<UsageView> = {}, changes: Partial<List> = {}): List => ({
  hasProfile: true,
  facts: [
    { name: 'town', label: 'City or area', value: 'Hollywood, Florida', short: 'Hollywood', aliases: ['town', 'city'] },
  ],
  prompts,
  marks: [],
  usage: usageOf(usage),
  ...changes,
});

const open = (list: List, api: Api = {}) =>
  renderMember(<PromptWorkbench />, {
    path: '/dashboard/profile?tab=prompts',
    api: { 'prompts.list': () => list, ...api },
  });
const card = (key: string) => within(document.querySelector<HTMLElement>(`[data-prompt="${key}"]`)!);
const openPrompt = async (user: Rendered['user'], ...keys: string[]) => {
  for (const key of keys)
    await user.click(await card(key).findByRole('button', { name: new RegExp(`^Prompt ${key}`) }));
};
const unlock = (key: string) => card(key).getByRole('button', { name: /^Unlock/ });
const shown = () => [...document.querySelectorAll('[data-prompt]')].map((item) => item.getAttribute('data-prompt'));

it('reports a failed unlock, then unlocks and counts once for repeated presses', async () => {
  let isDown = true;
  const answer = held({ text, usage: usageOf({ used: 1 }) });
  const { user, sentTo } = open(listOf([promptOf('seo.1'), promptOf('seo.2')]), {
    'prompts.unlock': () => (isDown ? offline() : answer.handler()),
  });
  await screen.findByText('Prompt seo.1');
  await openPrompt(user, 'seo.1', 'seo.2');
  await user.click(unlock('seo.1'));
  expect(await screen.findByText('We couldn’t unlock the prompt')).toBeDefined();
  expect(card('seo.1').queryByRole('button', { name: /^Copy/ })).toBeNull();
  isDown = false;
  await user.dblClick(unlock('seo.1'));
  expect(unlock('seo.1').getAttribute('aria-busy')).toBe('true');
  answer.release();
  expect(await card('seo.1').findByText(text)).toBeDefined();
  expect(sentTo('prompts.unlock')).toEqual([{ key: 'seo.1' }, { key: 'seo.1' }]);
  expect(screen.getByText(/unlocked this month/).textContent).toBe('1 of 25 prompts unlocked this month');
  expect(unlock('seo.2').textContent).toBe('Unlock, 24 left this month');
});

it('reports that another tab used the last unlock, and reloads the count', async () => {
  let list = listOf([promptOf('seo.1'), promptOf('seo.2')], { used: 24 });
  const { user } = open(list, {
    'prompts.list': () => list,
    'prompts.unlock': () => {
      list = listOf(list.prompts, { used: 25 });
      return refuse('You have used all 25 prompts of this month.', 'UPGRADE_NEEDED', 403)();
    },
  });
  expect(await screen.findByText(/^Only 1 left to unlock\./)).toBeDefined();
  await openPrompt(user, 'seo.1', 'seo.2');
  expect(screen.queryByRole('complementary', { name: 'Upgrade to Pro' })).toBeNull();
  await user.click(unlock('seo.1'));
  expect((await card('seo.1').findByRole('alert')).textContent).toContain('all 25 prompts of this month');
  expect(await screen.findByText(/^You’ve unlocked all your prompts/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Unlock with Pro: Prompt seo.2' })).toBeDefined();
});

it('does not count with Pro', async () => {
  open(listOf([promptOf('seo.1', { text })], { unlimited: true }));
  expect(await screen.findByText('Unlimited prompts with Pro')).toBeDefined();
  expect(screen.queryByText(/unlocked this month/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Unlock/ })).toBeNull();
});

it('fills in variables, copies and shares the filled text, and saves values on blur', async () => {
  const { user, sentTo } = open(listOf([promptOf('seo.1', { text })]), { 'prompts.saveVariables': () => ({}) });
  await screen.findByText('Prompt seo.1');
  await openPrompt(user, 'seo.1');
  await user.click(card('seo.1').getByRole('button', { name: 'Fill in 1 blank: Prompt seo.1' }));
  const town = card('seo.1').getByLabelText('City or area');
  expect(town).toHaveProperty('value', 'Hollywood, Florida');
  fireEvent.change(town, { target: { value: 'Davie' } });
  fireEvent.change(card('seo.1').getByLabelText('Occasion'), { target: { value: 'the July sale' } });
  fireEvent.change(card('seo.1').getByLabelText('Anything special this time?'), { target: { value: 'Keep it short' } });
  const filled = 'Write about cooling in Davie for the July sale.\n\nFor this time: Keep it short';
  await user.click(card('seo.1').getByRole('button', { name: 'Copy: Prompt seo.1' }));
  expect(await screen.findByText('Copied to clipboard!')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(filled);
  const links = card('seo.1').getAllByRole<HTMLAnchorElement>('link', { name: /^Open in / });
  expect(links.map(({ href }) => new URL(href).searchParams.get('q'))).toEqual([filled, filled, filled]);
  for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  fireEvent.blur(town);
  await waitFor(() =>
    expect(sentTo('prompts.saveVariables')).toEqual([
      { key: 'seo.1', values: { town: 'Davie', occasion: 'the July sale', details: 'Keep it short' } },
    ]),
  );
});

it('saves one change after the other, so that the newest one wins', async () => {
  const first = held({});
  const { user, sentTo } = open(listOf([promptOf('seo.1', { text })]), { 'prompts.saveVariables': first.handler });
  await screen.findByText('Prompt seo.1');
  await openPrompt(user, 'seo.1');
  await user.click(card('seo.1').getByRole('button', { name: 'Fill in 1 blank: Prompt seo.1' }));
  const town = card('seo.1').getByLabelText('City or area');
  const towns = () => sentTo('prompts.saveVariables').map((sent) => (sent as { values: { town: string } }).values.town);
  for (const value of ['Davie', 'Dania Beach']) {
    fireEvent.change(town, { target: { value } });
    fireEvent.blur(town);
  }
  await waitFor(() => expect(towns()).toEqual(['Davie']));
  first.release();
  await waitFor(() => expect(towns()).toEqual(['Davie', 'Dania Beach']));
});

it('stars and rates a prompt, removes a rating on a second press, and reverts a refused change', async () => {
  let isDown = false;
  const answer = () => (isDown ? refuse('Please wait a moment.')() : { ok: true });
  const { user, sentTo } = open(listOf([promptOf('seo.1', { text })]), {
    'prompts.setFavorite': answer,
    'prompts.rate': answer,
  });
  await screen.findByText('Prompt seo.1');
  await openPrompt(user, 'seo.1');
  const pressed = (name: string) => card('seo.1').getByLabelText(name).getAttribute('aria-pressed');
  const press = (name: string) => user.click(card('seo.1').getByLabelText(name));
  await press('Favorite: Prompt seo.1');
  await press('Helpful');
  expect([pressed('Favorite: Prompt seo.1'), pressed('Helpful')]).toEqual(['true', 'true']);
  await press('Helpful');
  await waitFor(() =>
    expect(sentTo('prompts.rate')).toEqual([
      { key: 'seo.1', rating: 1 },
      { key: 'seo.1', rating: null },
    ]),
  );
  isDown = true;
  await press('Favorite: Prompt seo.1');
  expect(await screen.findByText('We couldn’t save your favorite')).toBeDefined();
  expect(pressed('Favorite: Prompt seo.1')).toBe('true');
  await press('Not helpful');
  expect(await screen.findByText('We couldn’t save your rating')).toBeDefined();
  expect(pressed('Not helpful')).toBe('false');
});

it('pages by twenty and keeps page, platform, filters and search in the URL', async () => {
  const prompts = [
    ...Array.from({ length: 22 }, (_, index) => promptOf(`seo.${index + 1}`)),
    promptOf('email.1', { category: 'Welcome' }),
    promptOf('email.2', { category: 'Return' }),
  ];
  const marks = [{ key: 'email.2', isFavorite: true, rating: null, variables: {} }];
  const { user } = open(listOf(prompts, {}, { marks }));
  await screen.findByText('Page 1 of 2');
  expect(shown()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(location.search).toBe('?tab=prompts&page=2');
  await user.selectOptions(screen.getByLabelText('Platform'), 'Email (2)');
  await waitFor(() => expect(shown()).toEqual(['email.1', 'email.2']));
  expect(location.search).toBe('?tab=prompts&platform=email');
  await user.selectOptions(screen.getByLabelText('Sort'), 'Favorites first');
  await waitFor(() => expect(shown()).toEqual(['email.2', 'email.1']));
  await user.selectOptions(screen.getByLabelText('Category'), 'Welcome');
  await waitFor(() => expect(shown()).toEqual(['email.1']));
  await user.selectOptions(screen.getByLabelText('Show'), 'Favorites');
  expect(await screen.findByText('No favorites yet')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Search your prompts'), { target: { value: 'nothing like it' } });
  expect(await screen.findByText('No matching prompts')).toBeDefined();
  await waitFor(() => expect(location.search).toContain('q=nothing+like+it'));
  await user.click(screen.getByRole('button', { name: 'Show all prompts' }));
  await screen.findByText('Page 1 of 2');
  expect(location.search).toBe('?tab=prompts');
});
