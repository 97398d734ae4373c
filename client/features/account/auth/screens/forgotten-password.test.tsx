/** Resetting a password: request a link, then choose a new password with it. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { broken, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { forgetLinkToken } from '#client/lib/link-token.ts';
import { typedEmail } from '../typed-email.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const down = broken;
const failures = [
  ['no answer comes', offline],
  ['the server fails', down],
] as const;

beforeEach(() => {
  typedEmail.set('');
  forgetLinkToken(paths.resetPassword);
});

describe('requesting a link', () => {
  const ask = () => screen.getByRole('button', { name: 'Send me a link' });
  const open = (api: Api = {}) => renderApp(<ForgotPasswordScreen />, { path: '/forgot-password', api });

  it('rejects an empty or mistyped address and sends nothing', async () => {
    const { user, calls } = open();
    await user.click(ask());
    expect(await screen.findByText('Please enter your email address.')).toBeDefined();
    await user.type(email(), 'ann@');
    await user.click(ask());
    expect(await screen.findByText('That doesn’t look like an email address. Please check it.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('reveals nothing about the account and lets the visitor try another address', async () => {
    const { user } = open({ 'auth.forgotPassword': () => ({ ok: true }) });
    await user.type(email(), 'ann@example.com');
    await user.click(ask());
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(
        'If there’s an account for ann@example.com, we’ve sent a link to choose a new password. It works for one hour. Check your spam folder too.',
      ),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use another email address' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot your password?' }));
    expect(email().value).toBe('ann@example.com');
  });

  it.each(failures)('keeps the address when %s, and works on the next try', async (_what, fails) => {
    let tries = 0;
    const { user } = open({ 'auth.forgotPassword': () => ((tries += 1) === 1 ? fails() : { ok: true }) });
    await user.type(email(), 'ann@example.com');
    await user.click(ask());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send the link.');
    expect(email().value).toBe('ann@example.com');
    await user.click(ask());
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeDefined();
  });
});

describe('choosing a new password', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('New password');
  const save = () => screen.getByRole('button', { name: 'Save and sign in' });
  const valid = { 'auth.checkResetLink': () => ({ valid: true, isFirst: false }) };
  const open = (api: Api, path = '/reset-password?token=abc') => renderApp(<ResetPasswordScreen />, { path, api });

  it('rejects fewer than eight characters, accepts eight letters, and signs in', async () => {
    const { user, sentTo } = open({
      ...valid,
      'auth.resetPassword': () => ({}),
      'auth.session': () => sessionOf(),
    });
    await user.type(await field(), 'aaaaaaa');
    await user.click(save());
    expect(await screen.findByText('Please use at least 8 characters.')).toBeDefined();
    expect(sentTo('auth.resetPassword')).toEqual([]);
    await user.type(await field(), 'a');
    await user.click(save());
    expect(await screen.findByText('Your new password is saved')).toBeDefined();
    expect(sentTo('auth.resetPassword')).toEqual([{ token: 'abc', password: 'aaaaaaaa' }]);
    expect(location.pathname).toBe('/services');
  });

  it("doesn't call the first password of an account a new one", async () => {
    const { user } = open({
      'auth.checkResetLink': () => ({ valid: true, isFirst: true }),
      'auth.resetPassword': () => ({}),
      'auth.session': () => sessionOf(),
    });
    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeDefined();
    await user.type(await field(), 'aaaaaaaa');
    await user.click(save());
    expect(await screen.findByText('Your password is saved')).toBeDefined();
  });

  it('explains why an easy-to-guess password is rejected and keeps the link valid', async () => {
    const why = 'That’s one of the first passwords attackers try.';
    const { user } = open({ ...valid, 'auth.resetPassword': refuse(why, 'WEAK_PASSWORD') });
    await user.type(await field(), 'password');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(why);
    expect((await field()).value).toBe('password');
  });

  it.each(failures)('keeps the password when %s, also while checking the link', async (_what, fails) => {
    let looks = 0;
    let tries = 0;
    const { user } = open({
      'auth.checkResetLink': () => ((looks += 1) === 1 ? fails() : { valid: true, isFirst: false }),
      'auth.resetPassword': () => ((tries += 1) === 1 ? fails() : {}),
      'auth.session': () => sessionOf(),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check your link.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.type(await field(), 'Mangrove 12');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save your password.');
    expect((await field()).value).toBe('Mangrove 12');
    await user.click(save());
    expect(await screen.findByText('Your new password is saved')).toBeDefined();
  });

  it.each([
    ['without its token', '/reset-password', {}],
    [
      'that has expired',
      '/reset-password?token=abc',
      { 'auth.checkResetLink': () => ({ valid: false, isFirst: false }) },
    ],
    [
      'that expires while the form is open',
      '/reset-password?token=abc',
      {
        ...valid,
        'auth.resetPassword': refuse('This reset link has expired or is invalid. Request a new one.', 'LINK_EXPIRED'),
      },
    ],
  ] as const)('offers a new link for one %s', async (_what, path, api) => {
    const { user } = open({ ...api, 'auth.forgotPassword': () => ({ ok: true }) }, path);
    if ('auth.resetPassword' in api) {
      await user.type(await field(), 'Mangrove 12');
      await user.click(save());
    }
    const heading = await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^This reset link has expired or is invalid\./)).toBeDefined();
    await user.type(email(), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'If there’s an account for ann@example.com, a new link is on its way.',
    );
  });
});
