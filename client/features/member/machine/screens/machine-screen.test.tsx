import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { machineStep, machineSteps } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { held, offline, refuse } from '#client/test/accounts.ts';
import { brokenAtFirst, renderMember } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import { MachineScreen } from './machine-screen.tsx';

type Step = RouterOutputs['machine']['step'];

const overview: RouterOutputs['machine']['overview'] = {
  done: 0,
  skipped: 0,
  total: 11,
  next: { key: 'profile', name: 'Check the facts' },
  resume: 'email',
  steps: machineStepKeys.map((key) => ({ key, status: 'open', hasResult: false })),
};
/** Returns a step with all its required fields filled in. */
const stepOf = (step: MachineStepKey, changes: Partial<Step> = {}): Step => ({
  step,
  status: 'open',
  inputs: Object.fromEntries(
    machineStep(step).fields.flatMap((field) => (field.isRequired ? [[field.key, '10']] : [])),
  ),
  prefill: {},
  notes: '',
  result: null,
  resultAt: null,
  run: null,
  mayProduce: true,
  hasProfile: true,
  ...changes,
});

const open = (step: string, api: Api = {}) =>
  renderMember(<MachineScreen />, {
    path: `/dashboard/marketing-machine?step=${step}`,
    api: {
      'machine.overview': () => overview,
      'machine.step': (input: { step: MachineStepKey }) => stepOf(input.step),
      'machine.save': () => ({ ok: true }),
      ...api,
    },
  });
const button = (name: string) => screen.findByRole('button', { name });

it('shows the fields and the button of each of the eleven steps', async () => {
  const { user } = open('profile');
  for (const { key, name, action, fields } of machineSteps) {
    await user.selectOptions(await screen.findByLabelText('Step'), key);
    const form = (await screen.findByText(action)).closest('form')!;
    expect(form.getAttribute('aria-label')).toBe(name);
    for (const { label } of fields) expect(form.textContent).toContain(label);
  }
  expect(location.search).toBe('?step=review');
});

it('reports an invalid number, keeps it and focuses it', async () => {
  const { user, sentTo } = open('ads');
  const budget = await screen.findByLabelText(/^Daily budget/);
  await user.clear(budget);
  await user.paste('a lot');
  await user.click(await button('Plan my campaign'));
  const problem = await screen.findByText('Please enter a number, such as 250.');
  await waitFor(() => expect(document.activeElement).toBe(budget));
  expect(budget.getAttribute('aria-describedby')).toContain(problem.id);
  expect(budget).toHaveProperty('value', 'a lot');
  await user.clear(budget);
  await user.paste('12');
  expect(screen.queryByText('Please enter a number, such as 250.')).toBeNull();
  await user.tab();
  await screen.findByText('Saved');
  expect(sentTo('machine.produce')).toEqual([]);
});

it('keeps input while offline and saves it on request', async () => {
  let isDown = true;
  const { user, sentTo } = open('offer', {
    'machine.save': () => (isDown ? offline() : { ok: true }),
    'machine.produce': offline,
  });
  await user.click(await screen.findByLabelText('Your notes'));
  await user.paste('written on the train');
  await user.tab();
  expect(await screen.findByText('Not saved yet.')).toBeDefined();
  await user.click(await button('Sharpen my offer'));
  expect(await screen.findByText('Our server didn’t respond. Check your connection and try again.')).toBeDefined();
  expect(screen.getByLabelText('Your notes')).toHaveProperty('value', 'written on the train');
  isDown = false;
  await user.click(await button('Save now'));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(sentTo('machine.save').at(-1)).toEqual({ step: 'offer', inputs: {}, notes: 'written on the train' });
});

it('keeps the newest text when a save fails while the member is typing', async () => {
  const failure = held(undefined);
  let tries = 0;
  const { user, sentTo } = open('offer', {
    'machine.save': () => ((tries += 1) === 1 ? failure.handler().then(offline) : { ok: true }),
  });
  const notes = await screen.findByLabelText('Your notes');
  await user.type(notes, 'first words');
  await waitFor(() => expect(sentTo('machine.save')).toHaveLength(1));
  await user.type(notes, ', and more');
  failure.release();
  await user.click(await button('Save now'));
  await screen.findByText('Saved');
  expect(sentTo('machine.save').at(-1)).toEqual({ step: 'offer', inputs: {}, notes: 'first words, and more' });
});

it('shows the Pro offer when the trial ends while the screen is open, and keeps the result', async () => {
  const result: Step['result'] = {
    title: 'Your offer',
    summary: 'Two ways to say it.',
    blocks: [{ heading: 'The offer', kind: 'text', text: 'Cool by evening.' }],
  };
  const { user } = open('offer', {
    'machine.step': () => stepOf('offer', { result, resultAt: '2026-11-02T12:00:00.000Z' }),
    'machine.produce': refuse('Your trial has ended. Upgrade to Pro to make more.', 'UPGRADE_NEEDED', 403),
  });
  await user.click(await button('Sharpen my offer again'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Your trial has ended. Upgrade to Pro to make more.');
  expect(within(notice).getByRole('button', { name: 'Upgrade to Pro' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sharpen my offer again' })).toBeNull();
  expect(screen.getByText('Cool by evening.')).toBeDefined();
});

it.each([
  ['We couldn’t load your steps', 'machine.overview', overview],
  ['We couldn’t load this step', 'machine.step', stepOf('profile')],
])('shows “%s” and loads it on request', async (title, procedure, answer) => {
  const { handler, mend } = brokenAtFirst(answer);
  const { user } = open('profile', { [procedure]: handler });
  expect(await screen.findByText(title)).toBeDefined();
  mend();
  await user.click(await button('Try again'));
  expect(await screen.findByRole('form', { name: 'Check the facts' })).toBeDefined();
});

it('opens the most recently edited step when the URL names an unknown one', async () => {
  open('../x');
  expect(await screen.findByRole('form', { name: 'Follow up by email' })).toBeDefined();
});
