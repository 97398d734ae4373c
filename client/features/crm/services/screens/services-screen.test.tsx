import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { held, offline } from '#client/test/accounts.ts';
import { renderMember } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import { ServicesScreen } from './services-screen.tsx';

const nothing = { items: [], nextCursor: null };
const open = (api: Api = {}, query = '') =>
  renderMember(<ServicesScreen />, {
    path: `/dashboard/services${query}`,
    api: { 'services.list': () => nothing, ...api },
  });
const service = () => screen.findByLabelText<HTMLSelectElement>('Service');
const words = () => screen.getByLabelText<HTMLTextAreaElement>('What do you need?');
const button = (name: string) => screen.findByRole('button', { name });

it('reports missing fields one by one and treats an unknown service as none', async () => {
  const { user, sentTo } = open({}, '?service=nothing-we-do');
  await user.click(await button('Send request'));
  expect(await screen.findByText('Please choose a service.')).toBeDefined();
  expect(screen.getByText('Please tell us in a sentence or two what you need.')).toBeDefined();
  expect(document.activeElement).toBe(await service());
  expect(sentTo('services.request')).toEqual([]);
});

it('preselects the service in a link, keeps the input while offline, and sends it once', async () => {
  let isDown = true;
  const answer = held({ ok: true });
  const { user, sentTo } = open(
    { 'services.request': () => (isDown ? offline() : answer.handler()) },
    '?service=ai-voice-agents',
  );
  expect((await service()).value).toBe('ai-voice-agents');
  expect(document.activeElement).toBe(words());
  await user.paste('Answer the phone, please.');
  expect(screen.getByText('25 of 4,000 characters')).toBeDefined();
  await user.click(await button('Send request'));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send your request');
  expect(words().value).toBe('Answer the phone, please.');
  isDown = false;
  await user.dblClick(await button('Send request'));
  answer.release();
  expect(await screen.findByText('Request sent')).toBeDefined();
  expect(words().value).toBe('');
  const [first, second, ...others] = sentTo('services.request');
  expect(first).toMatchObject({ serviceType: 'ai-voice-agents', description: 'Answer the phone, please.' });
  expect(second).toEqual(first);
  expect(others).toEqual([]);
});

it('asks before canceling a request, and Escape returns to the button', async () => {
  const request = { id: 'a', serviceName: 'AI Voice Agents', description: '…', status: 'pending', history: [] };
  const { user, sentTo } = open({ 'services.list': () => ({ ...nothing, items: [request] }) });
  await user.click(await button('Cancel request: AI Voice Agents'));
  expect(document.activeElement).toBe(await button('Yes, cancel it'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel request'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sentTo('services.cancel')).toEqual([]);
});
