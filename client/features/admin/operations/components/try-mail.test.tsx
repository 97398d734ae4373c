import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import { passTime, useFakeTime } from '#client/test/time.ts';
import { TryMail } from './try-mail.tsx';

beforeEach(useFakeTime);
afterEach(() => void vi.useRealTimers());

const open = (api: Api = {}) => renderAdmin(<TryMail />, { path: '/admin/system', api });
const address = () => screen.findByLabelText<HTMLInputElement>('Send to');
const send = () => screen.getByRole('button', { name: 'Send test email' });

it('explains what is wrong with an address, keeps it, and sends nothing', async () => {
  const { user, sentTo } = open();
  await user.type(await address(), 'nobody');
  await user.click(send());
  expect(await screen.findByText('Please enter an email address.')).toBeDefined();
  expect((await address()).value).toBe('nobody');
  expect(sentTo('admin.operations.testMail')).toEqual([]);
});

it('shows why the server refused', async () => {
  const { user } = open({ 'admin.operations.testMail': refuse('Ten an hour are enough.', 'RATE_LIMITED', 429) });
  await user.type(await address(), 'ann@example.com');
  await user.click(send());
  expect(await screen.findByText('Ten an hour are enough.')).toBeDefined();
});

it('follows a test email until it has been sent, then stops', async () => {
  const states = ['queued', 'sending', 'sent'];
  const { user, sentTo } = open({
    'admin.operations.testMail': () => ({ id: 'mail-1' }),
    'admin.operations.mail': () => ({ status: states.shift() ?? 'sent', lastError: null }),
  });
  await user.type(await address(), 'ann@example.com');
  await user.dblClick(send());
  expect((await screen.findByRole('status')).textContent).toContain('To ann@example.com');
  await passTime(10_000);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Sent'));
  expect(sentTo('admin.operations.testMail')).toEqual([{ to: 'ann@example.com' }]);
  expect(sentTo('admin.operations.mail')).toHaveLength(3);
});
