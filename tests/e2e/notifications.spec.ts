/** Notifications of a member: five samples to begin with, and marking them. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

class NotificationsPage extends AccountPage {
  readonly inbox = this.main.getByRole('region', { name: 'Inbox', exact: true });
  readonly entries = this.inbox.getByRole('listitem');
  readonly mark = this.inbox.getByRole('button', { name: 'Mark as read', exact: true });
  readonly markAll = this.button('Mark all as read');
  /** The link of the member area, with its count. */
  readonly area = this.page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Notifications/ });

  async expectUnread(count: number): Promise<void> {
    await expect(this.mark).toHaveCount(count);
    await expect(this.inbox.getByText(count > 0 ? `${count} unread` : 'All read', { exact: true })).toBeVisible();
    await expect(this.area).toHaveAccessibleName(count > 0 ? `Notifications ${count} unread` : 'Notifications');
  }
}

const titles = [
  'Your profile is ready to work with',
  'A first step for this week',
  'Your trial has an end date',
  'Prompts work better with an example',
  'Everything you told us is saved',
];

test('five samples appear after the sign-in, three of them unread, zero to four days old', async ({
  page,
  accounts,
}) => {
  const member = await accounts.member();
  const news = new NotificationsPage(page);
  await page.goto('/login?from=/dashboard/notifications');
  await news.logIn(member);
  await expect(news.entries).toHaveCount(5);
  await expect(news.entries.getByRole('heading')).toHaveText(titles);
  await news.expectUnread(3);
  await expect(news.entries.getByText('Sample', { exact: true })).toHaveCount(5);
  for (const [index, word] of ['Done', 'Info', 'Please note', 'Info', 'Done'].entries())
    await expect(news.entries.nth(index).getByText(word, { exact: true })).toBeVisible();
  await expect(news.entries.getByRole('time')).toHaveText([
    /^(just now|\d+ (minute|second)s? ago)$/,
    /^(yesterday|\d+ hours? ago)$/,
    /^(2 days ago|yesterday)$/,
    /^[23] days ago$/,
    /^[34] days ago$/,
  ]);

  // Another sign-in adds none.
  await accounts.signIn(member);
  await page.reload();
  await expect(news.entries).toHaveCount(5);
});

test('one is marked at once, and stays so', async ({ page, accounts }) => {
  await accounts.signedIn();
  const news = new NotificationsPage(page);
  await page.goto('/dashboard/notifications');
  await news.expectUnread(3);
  const held = await hold(page, /notifications\.markRead/);
  await news.entries.nth(1).getByRole('button', { name: 'Mark as read' }).click();
  await news.expectUnread(2);
  await expect(news.entries.nth(1).getByRole('button')).toHaveCount(0);
  await expect(news.entries.nth(1).getByRole('heading')).toBeFocused();
  const answer = page.waitForResponse(/notifications\.markRead/);
  held.release();
  await answer;
  await page.reload();
  await news.expectUnread(2);
  await expect(news.entries.nth(1).getByRole('button')).toHaveCount(0);
});

test('all are marked at once, and stay so', async ({ page, accounts }) => {
  await accounts.signedIn();
  const news = new NotificationsPage(page);
  await page.goto('/dashboard/notifications');
  await news.expectUnread(3);
  const answer = page.waitForResponse(/notifications\.markAllRead/);
  await news.markAll.click();
  await news.expectUnread(0);
  await expect(news.markAll).toHaveCount(0);
  await expect(news.inbox.getByRole('heading', { name: 'Inbox' })).toBeFocused();
  await answer;
  await page.reload();
  await news.expectUnread(0);
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} a mark is taken back`, async ({ page, accounts, guard }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    await accounts.signedIn();
    const news = new NotificationsPage(page);
    await page.goto('/dashboard/notifications');
    await news.expectUnread(3);
    await page.route(/notifications\.mark/, (route) =>
      cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort(),
    );
    await news.mark.first().click();
    await expect(news.toast('Not marked as read')).toContainText('Please check your connection and try again.');
    await news.expectUnread(3);
    await news.markAll.click();
    // The new toast is there while the one before it leaves.
    await expect(news.toast('Not marked as read')).toHaveCount(1);
    await news.expectUnread(3);
    await page.unroute(/notifications\.mark/);
    await news.markAll.click();
    await news.expectUnread(0);
  });
}

test('a list that cannot be fetched can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const news = new NotificationsPage(page);
  await page.route(/notifications\.list/, (route) => route.abort());
  await page.goto('/dashboard/notifications');
  await expect(news.problem).toContainText('Your notifications could not be loaded');
  await page.unroute(/notifications\.list/);
  await news.problem.getByRole('button', { name: 'Try again' }).click();
  await news.expectUnread(3);
});

test('another member has their own', async ({ page, otherPage, accounts }) => {
  await accounts.signedIn();
  const other = await accounts.member();
  const [news, others] = [new NotificationsPage(page), new NotificationsPage(otherPage)];
  await page.goto('/dashboard/notifications');
  await news.expectUnread(3);
  await news.markAll.click();
  await news.expectUnread(0);
  await otherPage.goto('/login?from=/dashboard/notifications');
  await others.logIn(other);
  await others.expectUnread(3);
});

test('unread ones alone, kept in the address', async ({ page, accounts }) => {
  await accounts.signedIn();
  const news = new NotificationsPage(page);
  await page.goto('/dashboard/notifications');
  await news.expectUnread(3);
  await news.button('Unread').click();
  await expect(page).toHaveURL('/dashboard/notifications?show=unread');
  await expect(news.entries).toHaveCount(3);
  await page.reload();
  await expect(news.entries).toHaveCount(3);
  await expect(news.button('Unread')).toHaveAttribute('aria-pressed', 'true');
  await news.mark.first().click();
  // It stays where it is until the list is looked at again.
  await expect(news.entries).toHaveCount(3);
  await expect(news.mark).toHaveCount(2);
  await news.button('All').click();
  await expect(page).toHaveURL('/dashboard/notifications');
  await expect(news.entries).toHaveCount(5);
  await news.expectUnread(2);
});

test('more than a page is shown when asked for, and one that is about something leads there', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const entry = (number: number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Number ${number}`,
    message: 'Text',
    type: 'info',
    href: number === 22 ? '/dashboard/plan' : null,
    isRead: number !== 22,
    isSample: false,
    createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  });
  const page1 = { entries: Array.from({ length: 20 }, (_, index) => entry(index + 1)), nextCursor: entry(20).id };
  const page2 = { entries: [entry(21), entry(22)], nextCursor: null };
  const marked: string[] = [];
  await page.route(/\/trpc\/notifications\.(list|markRead)\?/, (route) => {
    const request = route.request();
    if (request.method() === 'POST') marked.push(request.postData()!);
    const data = request.method() === 'POST' ? { ok: true } : request.url().includes(entry(20).id) ? page2 : page1;
    return route.fulfill({ json: [{ result: { data } }] });
  });
  const news = new NotificationsPage(page);
  await page.goto('/dashboard/notifications');
  await expect(news.entries).toHaveCount(20);
  await news.button('Show more').click();
  await expect(news.entries).toHaveCount(22);
  await expect(news.entries.nth(20).getByRole('heading')).toBeFocused();
  await expect(news.button('Show more')).toHaveCount(0);
  await news.entries.nth(21).getByRole('link', { name: 'Number 22' }).click();
  await expect(page).toHaveURL('/dashboard/plan');
  expect(marked).toEqual([JSON.stringify({ 0: { notificationId: entry(22).id } })]);
});
