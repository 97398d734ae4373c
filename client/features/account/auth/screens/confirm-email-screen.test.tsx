import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { forgetLinkToken } from '#client/lib/link-token.ts';
import { typedEmail } from '../typed-email.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const confirm = () => screen.getByRole('button', { name: 'Confirm my email address' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const needsPassword = refuse('Please enter your password to confirm this address.', 'PASSWORD_NEEDED', 412);
const dead = refuse('This confirmation link has expired or is invalid. Request a new one.', 'LINK_EXPIRED');
const open = (api: Api = {}, path = '/auth/confirm?token=abc') => renderApp(<ConfirmEmailScreen />, { path, api });

beforeEach(() => {
  typedEmail.set('');
  forgetLinkToken(paths.confirmEmail);
});

/** Opens the link in another browser, which asks for the password. */
async function openElsewhere(answer: (sent: { password?: string }) => unknown, api: Api = {}) {
  const view = open({
    'auth.confirmEmail': (sent: { password?: string }) => (sent.password ? answer(sent) : needsPassword()),
    ...api,
  });
  await view.user.click(confirm());
  const heading = await screen.findByRole('heading', { name: 'One more thing' });
  expect(document.activeElement).toBe(heading);
  return view;
}

describe('the confirmation link', () => {
  it('changes nothing until the button is pressed, then signs in', async () => {
    const { user, calls } = open({
      'auth.confirmEmail': () => ({ kind: 'confirmed', user: sessionOf().user }),
      'auth.session': () => sessionOf(),
    });
    expect(calls).toEqual([]);
    await user.click(confirm());
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined();
    expect(location.pathname).toBe('/services');
  });

  it('asks another browser for the sign-up password and keeps a wrong one for correction', async () => {
    const wrong = 'That isn’t the password you chose when you signed up. Try again.';
    const { user, sentTo } = await openElsewhere(refuse(wrong));
    await user.click(confirm());
    expect(await screen.findByText('Please enter your password')).toBeDefined();
    await user.type(password(), 'not it');
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain(wrong);
    expect(password().value).toBe('not it');
    await user.type(password(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sentTo('auth.confirmEmail')).toEqual([{ token: 'abc' }, { token: 'abc', password: 'not it' }]);
  });

  it.each([
    ['/dashboard/settings', 'signed in', sessionOf({ email: 'new@example.com' })],
    ['/login', 'not signed in', null],
  ])('goes to %s after confirming a new address in a browser that is %s', async (target, _who, session) => {
    const { user } = await openElsewhere(
      () => ({ kind: 'changed', user: sessionOf({ email: 'new@example.com' }).user }),
      { 'auth.session': () => session },
    );
    await user.type(password(), 'seventeen');
    await user.click(confirm());
    expect(await screen.findByText('Your new email address is confirmed')).toBeDefined();
    expect(screen.getByText('new@example.com')).toBeDefined();
    await waitFor(() => expect(location.pathname).toBe(target));
  });

  it('reports a failed request and can be pressed again', async () => {
    const { user, sentTo } = open({ 'auth.confirmEmail': offline });
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('Your email address isn’t confirmed yet.');
    await user.click(confirm());
    await waitFor(() => expect(sentTo('auth.confirmEmail')).toHaveLength(2));
  });
});

it.each([
  ['that is unknown or used', '/auth/confirm?token=abc'],
  ['without its token', '/auth/confirm'],
])('offers a new link for one %s, with the same reply for any address', async (_what, path) => {
  const { user, sentTo } = open({ 'auth.confirmEmail': dead, 'auth.resendConfirmation': () => ({ ok: true }) }, path);
  if (path.includes('token')) await user.click(confirm());
  const heading = await screen.findByRole('heading', { name: 'This link doesn’t work' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^This confirmation link has expired or is invalid\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText('Please enter your email address.')).toBeDefined();
  await user.type(screen.getByLabelText('Email'), ' ann@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'If ann@example.com still needs to be confirmed, a new link is on its way.',
  );
  expect(sentTo('auth.resendConfirmation')).toHaveLength(1);
});
