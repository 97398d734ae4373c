import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { broken, held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { typedEmail } from '../typed-email.ts';
import { LoginScreen } from './login-screen.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logIn = () => screen.getByRole('button', { name: 'Sign in' });
/** Finds the error message in the form. */
const problem = () => within(screen.getByRole('region', { name: 'Welcome back' })).findByRole('alert');
const open = (api: Api = {}) =>
  renderApp(<LoginScreen />, { path: '/login', api: { 'auth.session': () => null, ...api } });

beforeEach(() => typedEmail.set(''));

/** Opens the form, fills it in and submits it. */
async function send(api: Api) {
  const view = open(api);
  await view.user.type(email(), 'ann@example.com');
  await view.user.type(password(), 'seventeen');
  await view.user.click(logIn());
  return view;
}

it('makes no requests about the visitor, so the back button restores the page', async () => {
  const { calls } = open();
  await act(async () => undefined);
  expect(email()).toBeDefined();
  expect(calls).toEqual([]);
});

describe('the login form', () => {
  it('reports missing and wrong fields, focuses the first, and sends nothing', async () => {
    const { user, calls } = open();
    await user.click(logIn());
    expect(await screen.findByText('Please enter your email address.')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await user.type(email(), 'ann');
    expect(screen.queryByText('Please enter your email address.')).toBeNull();
    await user.click(logIn());
    expect(await screen.findByText('That doesn’t look like an email address. Please check it.')).toBeDefined();
    expect(calls.map(({ path }) => path)).not.toContain('auth.signIn');
  });

  it('accepts a pasted password and keeps it masked', async () => {
    const { user } = open();
    await user.click(password());
    await user.paste('seventeen grey herons');
    expect(password()).toMatchObject({ value: 'seventeen grey herons', type: 'password' });
  });

  it('shows the server’s error in the form and a toast, keeps the input, and clears the error on the next key', async () => {
    const sentence = 'That email and password don’t match. Check both, or reset your password.';
    const { user, sentTo } = await send({ 'auth.signIn': refuse(sentence, 'UNAUTHORIZED', 401) });
    expect((await problem()).textContent).toBe(sentence);
    expect(await screen.findByText('Sign in failed')).toBeDefined();
    expect(sentTo('auth.signIn')).toEqual([{ email: 'ann@example.com', password: 'seventeen' }]);
    expect([email().value, password().value]).toEqual(['ann@example.com', 'seventeen']);
    await user.type(password(), '!');
    expect(within(screen.getByRole('region')).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the request failed', offline],
    ['the server failed', broken],
  ])('reports that %s, and works on the next try', async (_what, fails) => {
    let tries = 0;
    const { user } = await send({
      'auth.signIn': () => ((tries += 1) === 1 ? fails() : {}),
      'auth.session': () => (tries > 1 ? sessionOf() : null),
    });
    expect((await problem()).textContent).toContain('Failed to sign in. Please check your credentials.');
    expect([email().value, password().value]).toEqual(['ann@example.com', 'seventeen']);
    await user.click(logIn());
    await waitFor(() => expect(location.pathname).toBe('/services'));
  });

  it('ignores a second click while waiting and keeps the focus', async () => {
    const answer = held({});
    const { user, sentTo } = await send({ 'auth.signIn': answer.handler });
    const busy = screen.getByRole('button', { name: 'Signing In...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(busy);
    await user.keyboard('{Enter}');
    await user.click(busy);
    expect(sentTo('auth.signIn')).toHaveLength(1);
    await act(async () => answer.release());
    // Still no session, because this browser blocks cookies.
    expect((await problem()).textContent).toContain('Allow cookies for this site, then try again.');
  });

  it('offers a new confirmation link for an unconfirmed address', async () => {
    const words = 'Please check your email and confirm your account before logging in.';
    const { user, sentTo } = await send({
      'auth.signIn': refuse(words, 'email_not_confirmed', 403),
      'auth.resendConfirmation': () => ({ ok: true }),
    });
    expect((await problem()).textContent).toContain(words);
    expect(screen.getByText('Email not confirmed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Link sent' })).toMatchObject({
      disabled: true,
    });
    expect(screen.getByRole('status').textContent).toBe(
      'If ann@example.com still needs to be confirmed, a new link is on its way.',
    );
    expect(sentTo('auth.resendConfirmation')).toEqual([{ email: 'ann@example.com' }]);
  });

  it('updates the checklist as a password is typed, and shows and hides the password', async () => {
    const { user } = open();
    const ticks = () =>
      within(screen.getByRole('list', { name: 'A good password has' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent?.endsWith(': yes'));
    expect(ticks()).toEqual([false, false, false]);
    await user.type(password(), 'aB1');
    expect(ticks()).toEqual([false, true, true]);
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show or hide the password' }));
    expect([password().type, password().value]).toEqual(['text', 'aB1']);
    await user.click(screen.getByRole('button', { name: 'Show or hide the password' }));
    expect(password().type).toBe('password');
  });
});

it.each([
  ['/login', '/services'],
  ['/login?from=%2Fdashboard%2Fnotifications', '/dashboard/notifications'],
  ['/login?from=//evil.example', '/services'],
])('redirects a member from %s to %s', async (path, target) => {
  renderApp(<LoginScreen />, { path, signedIn: true, api: { 'auth.session': () => sessionOf() } });
  await waitFor(() => expect(location.pathname).toBe(target));
});
