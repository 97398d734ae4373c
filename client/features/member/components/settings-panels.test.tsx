/** Tests how the settings panels handle invalid fields, server refusals and failed requests. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { broken, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { renderApp } from '#client/test/render.tsx';
import { EmailPanel, NamesPanel, PasswordPanel } from './account-panels.tsx';
import { DataPanel, DeletionPanel } from './data-panels.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const { user: ann } = sessionOf();
const wrongPassword = refuse('That isn’t your current password. Try again.');
const failures = [
  ['the request fails', offline],
  ['the server fails', broken],
] as const;
const advice = 'Our server didn’t respond. Check your connection and try again.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
/** Opens a setting's form with its button. */
async function opened<View extends ReturnType<typeof renderApp>>(view: View, opener: string): Promise<View> {
  await view.user.click(button(opener));
  return view;
}
/** Finds the error message inside a panel. */
const problemIn = async (panel: string) =>
  (await within(screen.getByRole('region', { name: panel })).findByRole('alert')).textContent;

describe('names', () => {
  const open = (answer: () => unknown) =>
    opened(renderApp(<NamesPanel user={ann} />, { api: { 'settings.saveNames': answer } }), 'Change names');

  it('require a first name but not a last name', async () => {
    const { user, sentTo } = await open(() => ({}));
    await user.clear(field('Your name'));
    await user.clear(field('Business name'));
    await user.click(button('Save names'));
    expect(await screen.findByText('Please enter your name.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
    await user.type(field('Your name'), 'Ann Lee');
    await user.click(button('Save names'));
    expect(await screen.findByText('Names saved')).toBeDefined();
    expect(sentTo('settings.saveNames')).toEqual([{ fullName: 'Ann Lee', businessName: '' }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You' })));
    expect(button('Change names')).toBeDefined();
  });

  it.each(failures)('stay in the form when %s', async (_what, fails) => {
    const { user } = await open(fails);
    await user.type(field('Business name'), ' II');
    await user.click(button('Save names'));
    expect(await screen.findByText('We couldn’t save your names')).toBeDefined();
    expect(await problemIn('You')).toBe(advice);
    expect(field('Business name').value).toBe('Reef & Co II');
  });
});

it('closes a canceled form and returns the focus to its button', async () => {
  const { user } = renderApp(<NamesPanel user={ann} />);
  expect(screen.getByRole('region', { name: 'You' }).textContent).toContain('Reef & Co');
  await user.click(button('Change names'));
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
  await user.click(button('Cancel'));
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Change names')));
});

it.each([
  ['#password', 'New password'],
  ['#email', 'New email address'],
])('opens the matching form for a link to %s', async (hash, label) => {
  renderApp(
    <>
      <EmailPanel email={ann.email} hasPassword />
      <PasswordPanel email={ann.email} hasPassword />
    </>,
    { path: `/dashboard/settings${hash}` },
  );
  expect(await screen.findByLabelText(label)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
});

describe('the email address', () => {
  const open = (answer: () => unknown, hasPassword = true) =>
    renderApp(<EmailPanel email={ann.email} hasPassword={hasPassword} />, { api: { 'auth.changeEmail': answer } });
  const opener = 'Change email address';
  const send = async (view: ReturnType<typeof open>) => {
    const { user } = await opened(view, opener);
    await user.type(field('New email address'), 'new@example.com');
    await user.type(field('Your password'), 'seventeen');
    await user.click(button('Send the link'));
  };

  it('is not sent from an empty form', async () => {
    const { user, calls } = await opened(
      open(() => ({})),
      opener,
    );
    await user.click(button('Send the link'));
    expect(await screen.findByText('Please enter your email address.')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says where the link was sent and that nothing has changed yet', async () => {
    await send(open(() => ({ ok: true })));
    expect((await screen.findByRole('status')).textContent).toContain('We sent a link to new@example.com.');
    expect(screen.getByText('Link sent')).toBeDefined();
    expect(screen.getByRole('region').textContent).toContain('You sign in with ann@example.com.');
    expect(screen.queryByLabelText('New email address')).toBeNull();
  });

  it.each([
    ['the password is wrong', wrongPassword, 'That isn’t your current password. Try again.'],
    ['the request fails', offline, advice],
    ['the server fails', failures[1][1], advice],
  ])('stays in the form when %s', async (_what, fails, words) => {
    await send(open(fails));
    expect(await problemIn('Email address')).toBe(words);
    expect(screen.getByText('We couldn’t change your email address')).toBeDefined();
    expect([field('New email address').value, field('Your password').value]).toEqual(['new@example.com', 'seventeen']);
  });

  it('requires a password first in an account without one', () => {
    open(() => ({}), false);
    expect(
      screen.getByText(/To change your email, first choose a password. You’ll need it to confirm the change\.$/),
    ).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the password', () => {
  const open = (answer: () => unknown) =>
    opened(
      renderApp(<PasswordPanel email={ann.email} hasPassword />, { api: { 'auth.changePassword': answer } }),
      'Change password',
    );
  const change = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(field('Current password'), 'seventeen');
    await user.type(field('New password'), 'Mangrove 12');
    await user.click(button('Change password'));
  };

  it('is not sent from an empty form', async () => {
    const { user, calls } = await open(() => ({}));
    await user.click(button('Change password'));
    expect(await screen.findByText('Please enter your password')).toBeDefined();
    expect(screen.getByText('Please use at least 8 characters.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('is changed, and the form closes', async () => {
    await change(await open(() => ({ ok: true })));
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it.each([
    ['the current one is wrong', wrongPassword, 'That isn’t your current password. Try again.'],
    ['the request fails', offline, advice],
    ['the server fails', failures[1][1], advice],
  ])('stays in the form when %s, until the next key', async (_what, fails, words) => {
    const view = await open(fails);
    await change(view);
    expect(await problemIn('Password')).toBe(words);
    expect(screen.getByText('We couldn’t change your password')).toBeDefined();
    expect([field('Current password').value, field('New password').value]).toEqual(['seventeen', 'Mangrove 12']);
    await view.user.type(field('Current password'), '!');
    await waitFor(() => expect(within(screen.getByRole('region')).queryByRole('alert')).toBeNull());
  });
});

describe('the sessions', () => {
  const lastSeenAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  const there = { id: 'there', userAgent: chrome, createdAt: lastSeenAt, lastSeenAt, current: false };
  const here = { ...there, id: 'here', current: true };
  const rows = () => screen.findAllByRole('listitem');
  const end = () => button('End session on Chrome on Linux');

  it('start with this browser, and only others can be ended', async () => {
    const { user, sentTo } = renderApp(<SessionsPanel />, {
      api: {
        'auth.sessions': () => (sentTo('auth.revokeSession').length > 0 ? [here] : [there, here]),
        'auth.revokeSession': () => ({ ok: true }),
      },
    });
    const [first, second] = await rows();
    expect(first!.textContent).toBe('Chrome on LinuxThis browser');
    expect(second!.textContent).toContain('Last seen 5 minutes ago');
    expect(screen.getAllByRole('button', { name: /^End/ })).toHaveLength(1);
    await user.click(end());
    expect(await screen.findByText('Signed out on that device')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you’re signed in' }));
    expect(sentTo('auth.revokeSession')).toEqual([{ sessionId: 'there' }]);
    expect(await rows()).toHaveLength(1);
  });

  it('show the first three until "Show all" is pressed, which focuses the fourth', async () => {
    const others = Array.from({ length: 6 }, (_, index) => ({ ...there, id: `there-${index}` }));
    const { user } = renderApp(<SessionsPanel />, { api: { 'auth.sessions': () => [here, ...others] } });
    expect(await rows()).toHaveLength(3);
    await user.click(button('Show all 7'));
    const all = await rows();
    expect(all).toHaveLength(7);
    await waitFor(() => expect(document.activeElement).toBe(all[3]));
  });

  it('stay listed when one could not be ended', async () => {
    const { user } = renderApp(<SessionsPanel />, {
      api: { 'auth.sessions': () => [here, there], 'auth.revokeSession': offline },
    });
    await rows();
    await user.click(end());
    expect(await screen.findByText('That device is still signed in')).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });

  it('are all ended after a confirmation, which Escape cancels', async () => {
    let isDown = true;
    const { user, sentTo } = renderApp(<SessionsPanel />, {
      path: '/dashboard/settings',
      signedIn: true,
      api: { 'auth.sessions': () => [here], 'auth.signOutEverywhere': () => (isDown ? offline() : { ok: true }) },
    });
    await rows();
    await user.click(button('Sign out everywhere'));
    expect(document.activeElement).toBe(
      within(screen.getByRole('alertdialog', { name: 'Sign out everywhere?' })).getByRole('button', {
        name: 'Sign out everywhere',
      }),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Sign out everywhere')));
    await user.click(button('Sign out everywhere'));
    await user.click(button('Stay signed in'));
    expect(sentTo('auth.signOutEverywhere')).toEqual([]);
    await user.click(button('Sign out everywhere'));
    await user.click(button('Sign out everywhere'));
    expect(await screen.findByText('Sign out failed')).toBeDefined();
    expect(location.pathname).toBe('/dashboard/settings');
    isDown = false;
    await user.click(button('Sign out everywhere'));
    expect(await screen.findByText('All browsers are signed out.')).toBeDefined();
    expect(location.pathname).toBe('/login');
  });
});

describe('email preferences', () => {
  const all = { weeklyInApp: true, weeklyByMail: true, remindersByMail: true };
  const weekly = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Weekly note by email/ });

  it('switch before the response and switch back on failure', async () => {
    const gate = Promise.withResolvers<void>();
    const { user, sentTo } = renderApp(<NoticesPanel />, {
      api: {
        'settings.notifications': () => all,
        'settings.saveNotifications': () => gate.promise.then(offline),
      },
    });
    await user.click(await weekly());
    await waitFor(async () => expect((await weekly()).checked).toBe(false));
    expect(sentTo('settings.saveNotifications')).toEqual([{ weeklyByMail: false }]);
    gate.resolve();
    expect(await screen.findByText('Not saved')).toBeDefined();
    expect((await weekly()).checked).toBe(true);
  });
});

describe('data export', () => {
  const open = (answer: () => unknown, hasPassword = true) =>
    renderApp(<DataPanel email={ann.email} hasPassword={hasPassword} />, { api: { 'settings.requestExport': answer } });

  it('requires the password and keeps a wrong one for correction', async () => {
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let tries = 0;
    const { user } = await opened(
      open(() => ((tries += 1) === 1 ? wrongPassword() : { path: '/download/my-data?token=abc' })),
      'Download my data',
    );
    await user.click(button('Download my data'));
    expect(await screen.findByText('Please enter your password')).toBeDefined();
    await user.type(field('Your password'), 'not it');
    await user.click(button('Download my data'));
    expect(await problemIn('Your data')).toBe('That isn’t your current password. Try again.');
    expect(follow).not.toHaveBeenCalled();
    await user.click(button('Download my data'));
    expect((await screen.findByRole('status')).textContent).toContain('Your download has started.');
    expect((follow.mock.instances[0] as HTMLAnchorElement).getAttribute('href')).toBe('/download/my-data?token=abc');
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('downloads immediately for an account without a password', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, sentTo } = open(() => ({ path: '/download/my-data?token=abc' }), false);
    await user.click(button('Download my data'));
    expect((await screen.findByRole('status')).textContent).toContain('Your download has started.');
    expect(sentTo('settings.requestExport')).toEqual([{}]);
  });
});

describe('deleting the account', () => {
  const open = (answer: () => unknown, changes = {}) =>
    renderApp(<DeletionPanel user={{ ...ann, ...changes }} />, { api: { 'settings.requestDeletion': answer } });
  const confirm = () => field('Type DELETE to confirm');

  it('requires the password and the exact confirmation word', async () => {
    const { user, sentTo } = await opened(open(wrongPassword), 'Delete my account');
    await user.type(confirm(), 'delete');
    await user.click(button('Delete my account'));
    expect(await screen.findByText('Please type DELETE to confirm.')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(sentTo('settings.requestDeletion')).toEqual([]);
    await user.clear(confirm());
    await user.type(confirm(), 'DELETE');
    await user.type(field('Your password'), 'not it');
    await user.click(button('Delete my account'));
    expect(await problemIn('Delete your account')).toBe('That isn’t your current password. Try again.');
    expect(screen.getByText('We didn’t delete anything')).toBeDefined();
    expect([field('Your password').value, confirm().value]).toEqual(['not it', 'DELETE']);
  });

  it('reloads the sessions because the other browsers are signed out', async () => {
    const { user, sentTo } = renderApp(
      <>
        <SessionsPanel />
        <DeletionPanel user={ann} />
      </>,
      {
        api: {
          'auth.sessions': () => [],
          'settings.requestDeletion': () => ({}),
        },
      },
    );
    await waitFor(() => expect(sentTo('auth.sessions')).toHaveLength(1));
    await user.click(button('Delete my account'));
    await user.type(field('Your password'), 'seventeen');
    await user.type(confirm(), 'DELETE');
    await user.click(button('Delete my account'));
    expect(await screen.findByText('Deletion scheduled')).toBeDefined();
    await waitFor(() => expect(sentTo('auth.sessions')).toHaveLength(2));
  });

  it('shows its date once it is scheduled', () => {
    open(offline, { deletionDueAt: '2099-06-03T12:00:00.000Z' });
    expect(screen.getByRole('region').textContent).toContain('It will be deleted on June 3, 2099.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
