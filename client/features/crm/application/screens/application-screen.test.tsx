import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignUpWithApplication } from '#client/app/sign-up-with-application.tsx';
import { broken, held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { passAMinute, whileClockStands, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { draftName, steps, type Answers, writeProgress } from '../steps.ts';

withoutDrafts(draftName);

const answers: Answers = {
  name: 'Dana Rivera',
  email: 'dana@example.com',
  phone: '954 555 0123',
  businessName: 'Coral Bay',
  website: '',
  facebook: '',
  instagram: '@coralbay',
};
const field = (step: number) => screen.getByLabelText<HTMLInputElement>(steps[step - 1]!.question);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = () => screen.findByRole('heading', { name: 'We’ve got your application' });
const card = () => within(screen.getByRole('region', { name: 'Apply for your marketing profile' }));
const problem = async () => (await card().findByRole('alert')).textContent;
/** Returns the field's description: its hint or its error. */
const description = (step: number) =>
  document.getElementById(field(step).getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent;

function open(api: Api = {}, { signedIn = false, path = '/signup' } = {}) {
  const view = renderApp(<SignUpWithApplication />, { path, signedIn, api: { 'auth.session': () => null, ...api } });
  passAMinute();
  return view;
}

/** Opens the form at the last step with everything filled in. */
function openFilled(api: Api) {
  writeProgress({ answers, index: 6 }, { isEdit: true });
  return open(api);
}

async function submit(api: Api) {
  const view = openFilled(api);
  await view.user.click(button('Submit application'));
  return view;
}

describe('a step', () => {
  it.each([
    [1, '', 'Please enter your name.'],
    [1, '   ', 'Please enter your name.'],
    [1, 'x'.repeat(101), 'Please use 100 characters or fewer.'],
    [2, '', 'Please enter your email address.'],
    [2, 'dana at example', 'That doesn’t look like an email address. Please check it.'],
    [2, `${'x'.repeat(250)}@example.com`, 'That email address is too long. Please check it.'],
    [3, ' ', 'Please enter your phone number.'],
    [3, '1'.repeat(41), 'Please use 40 characters or fewer.'],
    [4, ' ', 'Please enter the name of your business.'],
  ])('%i can’t be left with %j, and Enter shows why', async (step, typed, words) => {
    writeProgress({ answers: { ...answers, [steps[step - 1]!.name]: typed }, index: step - 1 }, { isEdit: true });
    const { user } = open();
    expect(field(step).value).toBe(typed);
    expect(button('Next').disabled).toBe(true);
    field(step).focus();
    await user.keyboard('{Enter}');
    expect(field(step).getAttribute('aria-invalid')).toBe('true');
    expect(description(step)).toBe(words);
  });

  it('shows an error on blur and clears it once the value is valid', async () => {
    writeProgress({ answers: { ...answers, email: '' }, index: 1 }, { isEdit: true });
    const { user } = open();
    await user.type(field(2), 'dana');
    expect(field(2).getAttribute('aria-invalid')).toBeNull();
    act(() => field(2).blur());
    expect(description(2)).toBe('That doesn’t look like an email address. Please check it.');
    await user.type(field(2), '@example.com');
    expect(description(2)).toBe('We’ll send a confirmation there, then our reply.');
  });

  it('has the right keyboard and one question; Back and Next move through all seven', async () => {
    const { user } = open();
    const types = ['text', 'email', 'tel', 'text', 'url', 'url', 'text'];
    for (const [index, { name }] of steps.entries()) {
      const step = index + 1;
      expect(field(step).type).toBe(types[index]);
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(step));
      expect(screen.getByText(`Step ${step} of 7`)).toBeDefined();
      // The empty honeypot field is off screen.
      expect(screen.getAllByRole('textbox')).toHaveLength(1);
      if (step > 1) expect(document.activeElement).toBe(field(step));
      if (answers[name]) await user.type(field(step), answers[name]);
      if (step < 7) await user.click(button('Next'));
    }
    expect(button('Submit application').disabled).toBe(false);
    for (let step = 6; step > 0; step -= 1) {
      await user.click(button('Back'));
      expect(document.activeElement).toBe(field(step));
    }
    expect(field(1).value).toBe(answers.name);
    expect(button('Back').disabled).toBe(true);
  });
});

describe('sending', () => {
  it('shows a waiting message after a while and happens once', async () => {
    const { handler, release } = held({ ok: true });
    const { sentTo } = openFilled({ 'application.submit': handler });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const form = field(7).closest('form')!;
      fireEvent.submit(form);
      fireEvent.submit(form);
      expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true');
      expect(button('Back').disabled).toBe(true);
      expect(field(7).readOnly).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(8_000));
      expect(screen.getByText(/^This is taking longer than usual\./)).toBeDefined();
      fireEvent.submit(form);
    } finally {
      vi.useRealTimers();
    }
    release();
    await sent();
    expect(sentTo('application.submit')).toEqual([expect.objectContaining({ ...answers, website2: '' })]);
  });

  it.each([
    ['the request failed', offline],
    ['the server failed', broken],
  ])('keeps everything when %s, and retries with the same application', async (_what, fails) => {
    let tries = 0;
    const { user, sentTo } = await submit({
      'application.submit': () => ((tries += 1) === 1 ? fails() : { ok: true }),
    });
    expect(await problem()).toBe(
      'Failed to submit applicationOur server didn’t respond. Try again in a moment.What you typed is still here.',
    );
    expect(button('Try again')).toBeDefined();
    await user.click(button('Back'));
    expect(card().queryByRole('alert')).toBeNull();
    await user.click(button('Next'));
    expect(field(7).value).toBe(answers.instagram);
    await user.click(button('Submit application'));
    await sent();
    const [first, second] = sentTo('application.submit') as { submissionId: string }[];
    expect(second!.submissionId).toBe(first!.submissionId);
  });

  it('tells the visitor that an address has already applied, and accepts another one', async () => {
    const known = 'Email already has an application submitted';
    const taken = refuse(known, 'CONFLICT', 409);
    const { user, sentTo } = await submit({
      'application.submit': ({ email }: { email: string }) => (email === answers.email ? taken() : { ok: true }),
    });
    expect(await problem()).toContain(known);
    const ways = screen.getAllByRole('link', { name: 'Sign in' });
    expect(ways.map((link) => link.getAttribute('href'))).toContain('/login');
    expect(field(7).value).toBe(answers.instagram);
    await user.click(button('Use another email'));
    expect(document.activeElement).toBe(field(2));
    expect(field(2).value).toBe(answers.email);
    await user.type(field(2), '.net');
    for (let step = 2; step < 7; step += 1) await user.click(button('Next'));
    await user.click(button('Submit application'));
    await sent();
    const [first, second] = sentTo('application.submit') as { submissionId: string; email: string }[];
    expect(second!.email).toBe('dana@example.com.net');
    expect(second!.submissionId).not.toBe(first!.submissionId);
  });

  it('names the waiting time the server requires', async () => {
    const words = 'That’s too many tries for now. Please try again in 10 minutes.';
    await submit({ 'application.submit': refuse(words, 'RATE_LIMITED', 429) });
    expect(await problem()).toContain(`Failed to submit application${words}`);
    expect(button('Try again').disabled).toBe(false);
  });

  it('takes at least as long as a person needs, also for a complete draft', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      writeProgress({ answers, index: 6 }, { isEdit: true });
      const { sentTo } = renderApp(<SignUpWithApplication />, {
        path: '/signup',
        api: { 'auth.session': () => null, 'application.submit': () => ({ ok: true }) },
      });
      fireEvent.submit(field(7).closest('form')!);
      await act(() => vi.advanceTimersByTimeAsync(1_400));
      expect(sentTo('application.submit')).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(200));
      await whileClockStands(() => screen.queryByText('We’ve got your application') !== null);
      const [application] = sentTo('application.submit') as { elapsedMs: number }[];
      expect(application!.elapsedMs).toBeGreaterThanOrEqual(1_500);
    } finally {
      vi.useRealTimers();
    }
  });
});

it("fills in a member's known details and offers no account", async () => {
  const session = sessionOf();
  const { user, sentTo } = open(
    { 'auth.session': () => session, 'application.submit': () => ({ ok: true }) },
    { signedIn: true },
  );
  expect((await screen.findByRole('status')).textContent).toContain(`You’re signed in as ${session.user.email}.`);
  for (const [step, typed] of [[1], [2], [3, '954 555 0123'], [4], [5], [6]] as const) {
    if (typed) await user.type(field(step), typed);
    await user.click(button('Next'));
  }
  passAMinute();
  await user.click(button('Submit application'));
  await sent();
  expect(sentTo('application.submit')).toMatchObject([
    { name: session.user.fullName, email: session.user.email, businessName: session.user.businessName },
  ]);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
});

it('links to sign-up without applying, and back to the answers already typed', async () => {
  const { user } = open();
  await user.type(field(1), 'Dana');
  await user.click(screen.getByRole('link', { name: 'Create an account without applying' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Create your account' }));
  await user.click(screen.getByRole('link', { name: 'Apply instead' }));
  expect(field(1).value).toBe('Dana');
});
