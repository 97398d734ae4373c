import { MantineProvider } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline, Refused, renderApp, type Api } from '#client/test/render.tsx';
import type { AccountState } from '../use-account.ts';
import { AccountCard, AccountCardView } from './account-card.tsx';

function render(account: AccountState): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <AccountCardView
        account={account}
        prompts={224}
        proPrice="$29.99 per month"
        onRetry={() => undefined}
        resend={<button>Send it again</button>}
      />
    </MantineProvider>,
  );
  return { html, text: html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '') };
}

const email = 'maria@example.com';

describe('AccountCardView', () => {
  it('promises nothing while the account is being created', () => {
    const { html, text } = render({ kind: 'creating' });
    expect(html).toContain('data-account="creating"');
    expect(text).toContain('Creating your account');
    expect(text).not.toMatch(/We sent|Added to your account|could not/);
  });

  it('says where the email went and what to do with it, and offers to resend it', () => {
    const { html, text } = render({ kind: 'mailed', email });
    expect(text).toContain(`We sent an activation link and a temporary password to ${email}.`);
    expect(text).toMatch(/follow the link\. It works for 7 days/);
    expect(text).toContain('spam folder');
    expect(html).toContain('Send it again');
  });

  it.each([{ kind: 'creating' }, { kind: 'mailed', email }, { kind: 'failed' }] satisfies AccountState[])(
    'explains what a free account keeps while it’s $kind',
    (account) => {
      const { text } = render(account);
      expect(text).toContain('Your whole plan, free.');
      expect(text).toContain('25 prompts a month on the free plan. We open 25 of your 224 right away');
      expect(text).toContain('All 224 prompts with Pro, for $29.99 per month.');
    },
  );

  it('links a member to the dashboard', () => {
    const { html, text } = render({ kind: 'attached' });
    expect(text).toContain('Added to your account');
    expect(html).toMatch(/<a[^>]*href="\/dashboard"/);
    expect(html).not.toContain('Send it again');
    expect(text).not.toContain('What you keep');
  });

  it('reports a failure with its reason, and offers the application and a retry', () => {
    const { html, text } = render({ kind: 'failed', reason: 'Too many accounts today.' });
    expect(html).toContain('data-account="failed"');
    expect(text).toContain('couldn’t create your account');
    expect(text).toContain('Too many accounts today.');
    expect(text).toContain('Try again');
    expect(html).toMatch(/<a[^>]*href="\/signup"/);
    expect(text).not.toContain('We sent');
  });

  it('shows an address with markup as text', () => {
    const { html } = render({ kind: 'mailed', email: '<img src=x>@example.com' });
    expect(html).not.toContain('<img');
  });
});

describe('AccountCard', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => vi.useRealTimers());

  const card = (api: Api) => renderApp(<AccountCard profileId="profile-1" email={email} prompts={224} />, { api });
  const mailed = () => ({ status: 'mailed', email });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const offline = () => {
    throw new Offline();
  };

  it('retries three times while offline, and again on request', async () => {
    const answers = { create: offline as () => unknown };
    const { user, sentTo } = card({ 'activation.createAccount': () => answers.create() });
    await pass(7500);
    expect(await screen.findByText('We couldn’t create your account')).toBeDefined();
    expect(screen.getByText(/^We couldn’t reach our server\./)).toBeDefined();
    expect(sentTo('activation.createAccount')).toHaveLength(4);
    answers.create = mailed;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Check your email')).toBeDefined();
    expect(screen.getByText(email)).toBeDefined();
  });

  it('treats a server failure as a lost connection and a refusal as final', async () => {
    const { sentTo } = card({
      'activation.createAccount': () => {
        if (sentTo('activation.createAccount').length === 1) throw new Refused('Down', undefined, 503);
        throw new Refused('Too many accounts today.', 'RATE_LIMITED', 429);
      },
    });
    await pass(1500);
    expect(await screen.findByText(/^Too many accounts today\./)).toBeDefined();
    await pass(10_000);
    expect(sentTo('activation.createAccount')).toHaveLength(2);
  });

  it('resends the email at most once a minute', async () => {
    const { user, sentTo } = card({ 'activation.createAccount': mailed, 'activation.resend': () => null });
    const again = (await screen.findByText('Send it again')).closest('button')!;
    await user.click(again);
    expect(await screen.findByText('We just sent it again.')).toBeDefined();
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(again.textContent).toMatch(/\(\d+ s\)/);
    await user.click(again);
    expect(sentTo('activation.resend')).toEqual([{ profileId: 'profile-1' }]);
    await pass(61_000);
    expect(again.hasAttribute('aria-disabled')).toBe(false);
    await user.click(again);
    expect(sentTo('activation.resend')).toHaveLength(2);
  });

  it('reports a failed resend until it succeeds', async () => {
    const answers = { resend: offline as () => unknown };
    const { user } = card({ 'activation.createAccount': mailed, 'activation.resend': () => answers.resend() });
    await user.click(await screen.findByText('Send it again'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Our server didn’t respond. Check your connection and try again.',
    );
    answers.resend = () => null;
    await user.click(screen.getByText('Send it again'));
    expect(await screen.findByText('We just sent it again.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
