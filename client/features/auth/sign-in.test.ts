import { TRPCClientError } from '@trpc/client';
import { expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const credentials = { email: 'ann@example.com', password: 'Correct-horse1' };

/** An answer of our server, as the client sees it. */
const refusal = (appCode: string, message: string) =>
  TRPCClientError.from({ error: { message, code: -32600, data: { appCode, code: 'BAD_REQUEST', httpStatus: 400 } } });
const connectionLost = TRPCClientError.from(new TypeError('Failed to fetch'));

function world(send: () => Promise<unknown>) {
  return { send: vi.fn(send), announce: vi.fn(async () => undefined), toast: vi.fn() };
}

it('signing in stores the session, then says so', async () => {
  const page = world(async () => ({ user: {} }));
  await signIn(credentials, page);
  expect(page.send).toHaveBeenCalledWith(credentials);
  expect(page.announce).toHaveBeenCalledOnce();
  expect(page.toast.mock.calls).toEqual([[{ title: 'Signed in successfully' }]]);
});

it.each([
  ['UNAUTHORIZED', 'That email address and password do not match.', 'Sign in failed'],
  ['RATE_LIMITED', 'Too many tries. Please wait a minute.', 'Sign in failed'],
  ['email_not_confirmed', 'Please check your email and confirm your account before logging in.', 'Email not confirmed'],
])('a refusal (%s) is toasted with the server’s words, and thrown on', async (code, message, title) => {
  const error = refusal(code, message);
  const page = world(() => Promise.reject(error));
  await expect(signIn(credentials, page)).rejects.toBe(error);
  expect(page.toast.mock.calls).toEqual([[{ title, description: message, variant: 'destructive' }]]);
  expect(page.announce).not.toHaveBeenCalled();
});

it('without an answer the default words are said', async () => {
  const page = world(() => Promise.reject(connectionLost));
  await expect(signIn(credentials, page)).rejects.toBe(connectionLost);
  expect(page.toast.mock.calls[0]).toEqual([
    {
      title: 'Sign in failed',
      description: 'Failed to sign in. Please check your credentials.',
      variant: 'destructive',
    },
  ]);
});

const account = { ...credentials, fullName: 'Ann Lee Roe', businessName: '' };

it.each([
  ['an account that waits for its confirmation', async () => ({ ok: true }), { success: true }],
  ['no result', async () => undefined, { success: false, message: 'Failed to create account' }],
  [
    'a refusal',
    () => Promise.reject(refusal('RATE_LIMITED', 'Too many accounts from here today.')),
    { success: false, message: 'Too many accounts from here today.' },
  ],
  [
    'a lost connection',
    () => Promise.reject(connectionLost),
    { success: false, message: 'An unexpected error occurred' },
  ],
  [
    'anything else',
    () => Promise.reject(new Error('boom')),
    { success: false, message: 'An unexpected error occurred' },
  ],
])('signing up gives %s as a result, and never throws', async (_what, send, result) => {
  expect(await signUp(account, { send })).toEqual(result);
});
