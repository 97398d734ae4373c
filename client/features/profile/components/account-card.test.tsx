import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AccountState } from '../use-account.ts';
import { AccountCardView } from './account-card.tsx';

function render(account: AccountState): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <AccountCardView account={account} onRetry={() => undefined} resend={<button>Send it again</button>} />
    </MantineProvider>,
  );
  return { html, text: html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '') };
}

const email = 'maria@example.com';

describe('AccountCardView', () => {
  it('promises nothing while the account is being made', () => {
    const { html, text } = render({ kind: 'creating' });
    expect(html).toContain('data-account="creating"');
    expect(text).toContain('Creating your account');
    expect(text).not.toMatch(/We sent|Added to your account|could not/);
  });

  it('says where the mail went, what to do with it, and offers to send it again', () => {
    const { html, text } = render({ kind: 'mailed', email });
    expect(text).toContain(`We sent an activation link and a temporary password to ${email}.`);
    expect(text).toMatch(/follow the link\. It works for 7 days/);
    expect(text).toContain('spam folder');
    expect(html).toContain('Send it again');
  });

  it('leads a member to the dashboard', () => {
    const { html, text } = render({ kind: 'attached' });
    expect(text).toContain('Added to your account');
    expect(html).toMatch(/<a[^>]*href="\/dashboard"/);
    expect(html).not.toContain('Send it again');
  });

  it('admits a failure, with the reason, and offers the application and another try', () => {
    const { html, text } = render({ kind: 'failed', reason: 'Too many accounts today.' });
    expect(html).toContain('data-account="failed"');
    expect(text).toContain('could not be created');
    expect(text).toContain('Too many accounts today.');
    expect(text).toContain('Try again');
    expect(html).toMatch(/<a[^>]*href="\/signup"/);
    expect(text).not.toContain('We sent');
  });

  it('has words for a failure without a reason', () => {
    expect(render({ kind: 'failed' }).text).toContain('We could not reach our server.');
  });

  it('shows a hostile address as text', () => {
    const { html } = render({ kind: 'mailed', email: '<img src=x>@example.com' });
    expect(html).not.toContain('<img');
  });
});
