import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { broken, held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { typedEmail } from '../typed-email.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const path = '/signup?only=account';
const account = { fullName: 'Ann Roe', businessName: 'Roe & Sons', email: 'ann@example.com', password: 'aaaaaaaa' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const create = () => screen.getByRole('button', { name: 'Create account' });

beforeEach(() => typedEmail.set(''));

/** Opens the form, fills it in and submits it. */
async function send(api: Api) {
  const view = renderApp(<SignUpScreen takesFocus={false} />, { path, api });
  await view.user.type(field('Your name'), account.fullName);
  await view.user.type(field('Business name (optional)'), account.businessName);
  await view.user.type(field('Email'), account.email);
  await view.user.type(field('Password'), account.password);
  await view.user.click(create());
  return view;
}

describe('the sign-up form', () => {
  it('reports missing fields one by one and sends nothing', async () => {
    const { user, calls } = renderApp(<SignUpScreen takesFocus={false} />, { path });
    await user.type(field('Password'), '1234567');
    await user.click(create());
    for (const words of ['Enter your name.', 'Please enter your email address.', 'Please use at least 8 characters.'])
      expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
    expect(calls).toEqual([]);
  });

  it('accepts eight letters, says where the link was sent, and sends it again once', async () => {
    const answer = held({ ok: true });
    const { user, sentTo } = await send({
      'auth.signUp': answer.handler,
      'auth.resendConfirmation': () => ({ ok: true }),
    });
    const busy = screen.getByRole('button', { name: 'Creating your account…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer.release());
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^We sent a link to ann@example\.com\./)).toBeDefined();
    expect(sentTo('auth.signUp')).toEqual([account]);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('button', { name: 'Link sent' })).toMatchObject({ disabled: true });
    expect(screen.getByRole('status').textContent).toBe(
      'If ann@example.com still needs to be confirmed, a new link is on its way.',
    );
  });

  it.each([
    ['the request is lost', offline, 'An unexpected error occurred'],
    ['the server fails', broken, 'An unexpected error occurred'],
    ['the response is not ok', () => ({ ok: false }), 'Failed to create account'],
    ['the server refuses', refuse('Too many accounts from here today.', 'RATE_LIMITED', 429), 'Too many accounts'],
  ])('keeps the input when %s, and works on the next try', async (_what, fails, words) => {
    let tries = 0;
    const { user } = await send({ 'auth.signUp': () => ((tries += 1) === 1 ? fails() : { ok: true }) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect([field('Your name').value, field('Business name (optional)').value]).toEqual(['Ann Roe', 'Roe & Sons']);
    expect([field('Email').value, field('Password').value]).toEqual([account.email, account.password]);
    await user.type(field('Password'), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(create());
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeDefined();
  });

  it('tells a signed-in member and links to the dashboard', async () => {
    renderApp(<SignUpScreen takesFocus={false} />, {
      path,
      signedIn: true,
      api: { 'auth.session': () => sessionOf() },
    });
    expect((await screen.findByRole('status')).textContent).toContain('You’re signed in as ann@example.com.');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(create()).toBeDefined();
  });
});
