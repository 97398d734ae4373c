import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { forgetLinkToken } from '#client/lib/link-token.ts';
import { broken, held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { ActivationScreen } from './activation-screen.tsx';

const over = 'This activation link has expired or is invalid';
const dead = refuse(over, 'LINK_EXPIRED');
const details = { email: 'ann@example.com', name: 'Ann Roe', businessName: '' };
const valid = { 'activation.validate': () => details };
const password = () => screen.getByLabelText<HTMLInputElement>('Temporary password');
const activate = () => screen.getByRole('button', { name: 'Activate my account' });
const open = (api: Api = {}, path = '/auth/activate?token=abc') => renderApp(<ActivationScreen />, { path, api });

beforeEach(() => forgetLinkToken(paths.activate));

describe('the form behind an activation link', () => {
  it('says that it is checking, then names the account', async () => {
    const answer = held(details);
    open({ 'activation.validate': answer.handler });
    expect(screen.getByText('Checking your link…')).toBeDefined();
    await act(async () => answer.release());
    const heading = await screen.findByRole('heading', { name: 'Activate your account' });
    await screen.findByLabelText('Temporary password');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
    expect(heading).toBeDefined();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ann Roe',
      'Not given',
      'ann@example.com',
    ]);
  });

  it('rejects an empty password locally, shows the server’s error for a wrong one, and accepts a pasted one', async () => {
    const wrong = 'Invalid password. Please check the password from your email.';
    const { user, sentTo } = open({
      ...valid,
      'activation.activate': (sent: { password: string }) =>
        sent.password === 'right' ? {} : refuse(wrong, 'INVALID')(),
      'auth.session': () => sessionOf(),
    });
    await screen.findByLabelText('Temporary password');
    await user.click(activate());
    expect(await screen.findAllByText('Please enter your password')).toHaveLength(2);
    expect(sentTo('activation.activate')).toEqual([]);
    await user.type(password(), 'guess');
    expect(screen.getAllByText('Please enter your password')).toHaveLength(1);
    await user.click(activate());
    expect(await screen.findAllByText(wrong)).toHaveLength(2);
    expect(password().value).toBe('guess');
    await user.clear(password());
    await user.type(password(), ' right ');
    await user.click(activate());
    expect(await screen.findByText('Account activated successfully! Welcome to Everglow!')).toBeDefined();
    expect(location.pathname).toBe('/services');
  });

  it.each([
    ['the request fails', offline],
    ['the server fails', broken],
  ])('keeps the password when %s, also while checking the link', async (_what, fails) => {
    let looks = 0;
    const { user } = open({
      'activation.validate': () => ((looks += 1) === 1 ? fails() : details),
      'activation.activate': fails,
    });
    expect(await screen.findAllByText('Error validating activation link')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.type(await screen.findByLabelText('Temporary password'), 'right');
    await user.click(activate());
    await waitFor(() => expect(screen.getAllByText(/^Our server didn’t respond\./)).toHaveLength(2));
    expect(password().value).toBe('right');
  });
});

describe('an invalid link', () => {
  it('offers only the home page when it has no token', async () => {
    open({}, '/auth/activate');
    const heading = await screen.findByRole('heading', { name: 'Invalid activation link' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
  });

  it('sends another link on request, with the same reply for any token', async () => {
    let tries = 0;
    const { user, sentTo } = open({
      'activation.validate': dead,
      'activation.renew': () => ((tries += 1) === 1 ? offline() : { ok: true }),
    });
    await screen.findByRole('heading', { name: over });
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send the link.');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect((await screen.findByRole('status')).textContent).toContain(
      'If this link came from us, a new one is on its way',
    );
    expect(sentTo('activation.renew')).toEqual([{ token: 'abc' }, { token: 'abc' }]);
  });

  it('replaces the form when the link expires while the form is open', async () => {
    const { user } = open({ ...valid, 'activation.activate': dead });
    await user.type(await screen.findByLabelText('Temporary password'), 'right');
    await user.click(activate());
    const heading = await screen.findByRole('heading', { name: over });
    expect(document.activeElement).toBe(heading);
  });

  describe('redirect to the home page', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const pass = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
    };

    it('happens automatically after fifteen seconds', () => {
      open({}, '/auth/activate');
      expect(screen.getByText('We’ll open the home page in 15 sec. Press any key or tap to stay.')).toBeDefined();
      pass(14);
      expect(location.pathname).toBe('/auth/activate');
      pass(1);
      expect(location.pathname).toBe('/');
    });

    it.each([
      ['key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
      ['tap', () => fireEvent.pointerDown(document.body)],
    ])('is stopped by a %s', (_sign, give) => {
      open({}, '/auth/activate');
      give();
      pass(60);
      expect(location.pathname).toBe('/auth/activate');
      expect(screen.getByText('Take your time.')).toBeDefined();
    });
  });
});
