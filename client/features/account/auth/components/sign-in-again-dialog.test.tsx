import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MemberGate } from '#client/app/member-gate.tsx';
import { announceSignOut } from '#client/lib/session.ts';
import { askToSignInAgain } from '#client/lib/sign-in-again.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import { offline, refuse, sessionOf } from '#client/test/accounts.ts';
import '#client/test/member.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const noSession = refuse('Please log in first', 'UNAUTHORIZED', 401);

/** A member screen with a text field and a button that saves it. */
function Notes() {
  const [text, setText] = useState('');
  const rename = trpc.settings.saveNames.useMutation();
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => rename.mutate({ fullName: text, businessName: '' })}>
        Save
      </button>
      <p>{rename.isSuccess ? 'Stored' : rename.isError ? 'Refused' : ''}</p>
    </>
  );
}

/** Renders the screen for a member; `end` ends the session, and signing in restores it. */
function open(api: Api = {}) {
  let isIn = true;
  const view = renderApp(
    <>
      <MemberGate>
        <Notes />
      </MemberGate>
      <SignInAgainDialog />
    </>,
    {
      path: '/dashboard/settings?show=all',
      signedIn: true,
      api: {
        'auth.session': () => (isIn ? sessionOf() : null),
        'auth.signIn': () => {
          isIn = true;
          return {};
        },
        'settings.saveNames': () => (isIn ? {} : noSession()),
        ...api,
      },
    },
  );
  return { ...view, end: () => (isIn = false) };
}

const note = () => screen.findByLabelText<HTMLInputElement>('Note');
const dialog = async () => {
  const opened = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await opened.findByLabelText('Password');
  return opened;
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('keeps typed text when the session has expired and continues after signing in', async () => {
  const { user, end, sentTo } = open();
  await user.type(await note(), 'Half a sentence');
  end();
  await act(() => trpcUtils.auth.session.refetch());
  const asked = await dialog();
  expect(asked.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
  expect(asked.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  await user.type(asked.getByLabelText('Password'), 'Sunrise 7');
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  await isClosed();
  expect(sentTo('auth.signIn')).toEqual([{ email: 'ann@example.com', password: 'Sunrise 7' }]);
  expect((await note()).value).toBe('Half a sentence');
  expect(location.pathname).toBe('/dashboard/settings');
});

it('resends the refused change after signing in', async () => {
  const { user, end, sentTo } = open();
  await user.type(await note(), 'Ann Shore');
  end();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'Sunrise 7');
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Stored')).toBeDefined();
  await isClosed();
  expect(sentTo('settings.saveNames')).toHaveLength(2);
});

it('goes to the sign-in with a return path when canceled', async () => {
  const { user, end } = open();
  await user.type(await note(), 'Ann Shore');
  end();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(new URLSearchParams(location.search).get('from')).toBe('/dashboard/settings?show=all');
  await isClosed();
});

it.each([
  [
    'the server’s error',
    refuse('That email and password don’t match. Check both, or reset your password.', 'UNAUTHORIZED', 401),
    /don’t match/,
  ],
  ['a lost connection', offline, /check your connection and try again/],
])('explains the failure and stays open: %s', async (_what, signIn, words) => {
  const { user, end } = open({ 'auth.signIn': signIn });
  await note();
  end();
  await act(() => trpcUtils.auth.session.refetch());
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  await user.type(asked.getByLabelText('Password'), 'Wrong one');
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  expect((await asked.findByRole('alert')).textContent).toMatch(words);
  expect(asked.getByLabelText<HTMLInputElement>('Password').value).toBe('Wrong one');
});

it('opens once for several callers, and never after signing out', async () => {
  open();
  await note();
  await waitFor(async () => {
    const first = askToSignInAgain();
    expect(askToSignInAgain()).toBe(first);
    expect(await Promise.race([first, Promise.resolve('open')])).toBe('open');
  });
  await dialog();
  act(() => announceSignOut());
  await isClosed();
  expect(await askToSignInAgain()).toBe(false);
});
