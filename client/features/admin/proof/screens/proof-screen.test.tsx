import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { noItems, renderAdmin } from '#client/test/admin.tsx';
import { refuse } from '#client/test/accounts.ts';
import type { Api } from '#client/test/render.tsx';
import { ProofScreen } from './proof-screen.tsx';

type Entry = RouterOutputs['admin']['proof']['list'][number];
const seen = '2026-11-27T12:00:00.000Z';
const entry = (id: string, name: string): Entry => ({
  ...{ id, kind: 'quote', name, business: 'Bakery', place: 'Davie', text: 'They called back.', problem: null },
  ...{ outcome: null, before: null, after: null, period: null, measured: null, url: null },
  ...{ topics: ['general'], city: null, isShown: true, consentAt: seen, consentBy: null, updatedAt: seen },
});
const ann = entry('5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa', 'Ann Baker');
const luis = entry('6d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa', 'Luis P.');
const done = () => ({ ok: true });

const open = (api: Api = {}) =>
  renderAdmin(<ProofScreen />, {
    path: '/admin/proof',
    api: { 'admin.proof.list': () => [ann, luis], 'admin.audit.list': () => noItems, ...api },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

it('adds a result once everything it needs is filled in and the consent is confirmed', async () => {
  const { user, sentTo } = open({ 'admin.proof.create': done });
  await user.click(await screen.findByRole('button', { name: 'Add proof' }));
  const form = await dialog();
  await user.selectOptions(form.getByLabelText('Type'), 'result');
  await user.type(form.getByLabelText('Name'), 'Cove Dental');
  await user.type(form.getByLabelText('What changed'), 'No-shows in a month');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getAllByText('Fill this in')).toHaveLength(4);
  expect(form.getByText('Get this customer’s written OK first')).toBeDefined();
  expect(sentTo('admin.proof.create')).toEqual([]);

  await user.type(form.getByLabelText('Before'), '9');
  await user.type(form.getByLabelText('After'), '3');
  await user.type(form.getByLabelText('Time period'), 'In three months');
  await user.type(form.getByLabelText('How you counted'), 'by hand');
  await user.type(form.getByLabelText('City page'), 'Fort Lauderdale');
  await user.click(form.getByRole('checkbox', { name: 'I have this customer’s written OK' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('admin.proof.create')).toEqual([
    {
      values: {
        ...{ kind: 'result', name: 'Cove Dental', business: null, place: null, text: 'No-shows in a month' },
        ...{ problem: null, outcome: null, before: '9', after: '3', period: 'In three months', measured: 'by hand' },
        ...{ url: null, topics: ['general'], city: 'fort-lauderdale', hasConsent: true },
      },
    },
  ]);
});

it('hides and moves an entry from the list, but not past either end', async () => {
  const { user, sentTo } = open({ 'admin.proof.show': done, 'admin.proof.move': done });
  await user.click(await screen.findByRole('button', { name: 'Hide: Ann Baker' }));
  expect(sentTo('admin.proof.show')).toEqual([{ id: ann.id, isShown: false }]);
  const up = await screen.findByRole<HTMLButtonElement>('button', { name: 'Move up: Luis P.' });
  await waitFor(() => expect(up.disabled).toBe(false));
  await user.click(up);
  expect(sentTo('admin.proof.move')).toEqual([{ id: luis.id, step: 'up' }]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move up: Ann Baker' }).disabled).toBe(true);
});

it('says at the city field that no page has this name', async () => {
  const unknown = refuse('No such city.', 'INVALID', 400, ['values', 'city']);
  const { user } = open({ 'admin.proof.update': unknown });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ann Baker' }));
  const form = await dialog();
  await user.type(form.getByLabelText('City page'), 'Nowhere');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const problem = await form.findByText('No such city.');
  const city = form.getByLabelText('City page');
  expect([city.getAttribute('aria-invalid'), form.queryByRole('alert')]).toEqual(['true', null]);
  expect(city.getAttribute('aria-describedby')).toContain(problem.id);
  await user.type(city, '!');
  expect(form.queryByText('No such city.')).toBeNull();
});

it('keeps what was typed when another admin saved first', async () => {
  const changed = refuse('Someone else changed this.', 'CONFLICT', 409);
  const { user, sentTo } = open({ 'admin.proof.update': changed });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ann Baker' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Town'), ' FL');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else changed this.')).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('Town').value).toBe('Davie FL');
  expect(sentTo('admin.proof.update')).toMatchObject([{ id: ann.id, seen }]);
});

it('deletes an entry only after a confirmation', async () => {
  const { user, sentTo } = open({ 'admin.proof.remove': done });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ann Baker' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  expect(sentTo('admin.proof.remove')).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'Delete this for good?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sentTo('admin.proof.remove')).toEqual([{ id: ann.id }]));
});
