import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trpcUtils } from '#client/lib/trpc.ts';
import { broken, offline, sessionOf } from '#client/test/accounts.ts';
import { MemberGate } from '#client/app/member-gate.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const entry = (number: number, changes: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Number ${number}`,
  message: 'Text',
  type: 'info',
  href: null,
  isRead: false,
  isSample: false,
  createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  ...changes,
});
const three = [entry(1), entry(2), entry(3, { isRead: true })];
const news = (entries = three) => ({
  unread: entries.filter(({ isRead }) => !isRead).length,
  latest: entries.slice(0, 3),
});

/** Opens the screen for a member with the given notifications. */
async function open(api: Api = {}, path = '/dashboard/notifications') {
  trpcUtils.auth.session.setData(undefined, sessionOf());
  const view = renderApp(
    <MemberGate>
      <NotificationsScreen />
    </MemberGate>,
    {
      path,
      signedIn: true,
      api: {
        'notifications.summary': () => news(),
        'notifications.list': () => ({ entries: three, nextCursor: null }),
        ...api,
      },
    },
  );
  return { ...view, inbox: within(screen.getByRole('region', { name: 'Inbox' })) };
}
type Inbox = Awaited<ReturnType<typeof open>>['inbox'];
const marks = (inbox: Inbox) => inbox.queryAllByRole('button', { name: 'Mark as read' });
const markAll = (inbox: Inbox) => inbox.getByRole('button', { name: 'Mark all as read' });

describe('marking', () => {
  it('shows before the response and moves the focus to the title', async () => {
    const gate = Promise.withResolvers<object>();
    const { user, inbox, sentTo } = await open({ 'notifications.markRead': () => gate.promise });
    expect(await inbox.findByText('2 unread')).toBeDefined();
    await user.click((await inbox.findAllByRole('button', { name: 'Mark as read' }))[1]!);
    expect(await inbox.findByText('1 unread')).toBeDefined();
    expect(marks(inbox)).toHaveLength(1);
    expect(document.activeElement).toBe(inbox.getByRole('heading', { name: 'Number 2' }));
    expect(sentTo('notifications.markRead')).toEqual([{ notificationId: entry(2).id }]);
    gate.resolve({});
  });

  it('all as read leaves nothing to mark and moves the focus to the heading', async () => {
    const { user, inbox } = await open({ 'notifications.markAllRead': () => ({}) });
    await inbox.findByText('Number 1');
    await user.click(markAll(inbox));
    expect(await inbox.findByText('All read')).toBeDefined();
    expect(inbox.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(marks(inbox)).toHaveLength(0);
    expect(document.activeElement).toBe(inbox.getByRole('heading', { name: 'Inbox' }));
  });

  it.each([
    ['the request fails', offline],
    ['the server fails', broken],
  ])('is reverted when %s, for one and for all', async (_what, fails) => {
    const { user, inbox } = await open({ 'notifications.markRead': fails, 'notifications.markAllRead': fails });
    await inbox.findByText('Number 1');
    await user.click(marks(inbox)[0]!);
    expect(await screen.findByText('We couldn’t mark it as read')).toBeDefined();
    expect(screen.getByText('Our server didn’t respond. Check your connection and try again.')).toBeDefined();
    await waitFor(() => expect(marks(inbox)).toHaveLength(2));
    await user.click(markAll(inbox));
    await waitFor(() => expect(marks(inbox)).toHaveLength(2));
    expect(inbox.getByText('2 unread')).toBeDefined();
  });
});

describe('the list', () => {
  it('loads in pages and focuses the first item of the next one', async () => {
    const page1 = { entries: Array.from({ length: 20 }, (_, index) => entry(index + 1)), nextCursor: entry(20).id };
    const page2 = { entries: [entry(21), entry(22)], nextCursor: null };
    const { user, inbox } = await open({
      'notifications.list': ({ cursor }: { cursor?: string }) => (cursor === entry(20).id ? page2 : page1),
    });
    await user.click(await inbox.findByRole('button', { name: 'Show more' }));
    expect(await inbox.findAllByRole('listitem')).toHaveLength(22);
    expect(document.activeElement).toBe(inbox.getByRole('heading', { name: 'Number 21' }));
    expect(inbox.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('groups notifications by day and marks one as read when its details open', async () => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    const entries = [entry(1), entry(2, { createdAt: yesterday.toISOString(), isRead: true })];
    const { user, inbox, sentTo } = await open({
      'notifications.list': () => ({ entries, nextCursor: null }),
      'notifications.markRead': () => ({}),
    });
    const today = within(await inbox.findByRole('list', { name: 'Today' }));
    expect(today.getAllByRole('listitem')).toHaveLength(1);
    expect(inbox.getByRole('list', { name: 'Yesterday' }).textContent).toContain('Number 2');
    const details = today.getByRole('button', { name: 'Details: Number 1' });
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(sentTo('notifications.markRead')).toEqual([{ notificationId: entry(1).id }]));
  });

  it("links to an item's subject, which marks it as read", async () => {
    const { user, inbox, sentTo } = await open({
      'notifications.list': () => ({ entries: [entry(1, { href: '/dashboard/plan' })], nextCursor: null }),
      'notifications.markRead': () => ({}),
    });
    await user.click(await inbox.findByRole('link', { name: 'Number 1' }));
    expect(location.pathname).toBe('/dashboard/plan');
    await waitFor(() => expect(sentTo('notifications.markRead')).toEqual([{ notificationId: entry(1).id }]));
  });

  it('stores the unread filter in the URL and shows a message when there are none', async () => {
    const { user, inbox, sentTo } = await open({
      'notifications.list': ({ show }: { show: string }) => ({
        entries: show === 'unread' ? [] : three,
        nextCursor: null,
      }),
    });
    await inbox.findByText('Number 1');
    await user.click(inbox.getByRole('button', { name: 'Unread' }));
    expect(await inbox.findByText('No unread notifications')).toBeDefined();
    expect(location.search).toBe('?show=unread');
    expect(sentTo('notifications.list').at(-1)).toMatchObject({ show: 'unread' });
    await user.click(inbox.getByRole('button', { name: 'All' }));
    expect(await inbox.findByText('Number 1')).toBeDefined();
    expect(location.search).toBe('');
  });

  it('keeps an item marked as read in the unread filter until a reload, and labels samples', async () => {
    const entries = [entry(1, { isSample: true }), entry(2)];
    const { user, inbox, sentTo } = await open(
      { 'notifications.list': () => ({ entries, nextCursor: null }), 'notifications.markRead': () => ({}) },
      '/dashboard/notifications?show=unread',
    );
    await user.click((await inbox.findAllByRole('button', { name: 'Mark as read' }))[0]!);
    await waitFor(() => expect(marks(inbox)).toHaveLength(1));
    expect(inbox.getAllByRole('listitem')).toHaveLength(2);
    expect(inbox.getAllByText('Sample')).toHaveLength(1);
    expect(sentTo('notifications.list')).toHaveLength(1);
  });
});
