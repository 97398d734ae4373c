/** Notifications of a member: marking them, by keyboard too, and looking at the unread ones alone. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { tabTo } from './keyboard.ts';
import { expect } from './test.ts';

class NotificationsPage extends AccountPage {
  readonly inbox = this.main.getByRole('region', { name: 'Inbox', exact: true });
  readonly entries = this.inbox.getByRole('listitem');
  readonly mark = this.inbox.getByRole('button', { name: 'Mark as read', exact: true });
  /** The link of the member area, with its count. */
  readonly area = this.page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Notifications/ });

  async expectUnread(count: number): Promise<void> {
    await expect(this.mark).toHaveCount(count);
    await expect(this.inbox.getByText(count > 0 ? `${count} unread` : 'All read', { exact: true })).toBeVisible();
    await expect(this.area).toHaveAccessibleName(count > 0 ? `Notifications ${count} unread` : 'Notifications');
  }
}

test('the samples are marked one by one and all together, and stay so', async ({ page, accounts }) => {
  await accounts.signedIn();
  const news = new NotificationsPage(page);
  await page.goto('/dashboard/notifications');
  await expect(news.entries.getByRole('heading')).toHaveText([
    'Your profile is ready to work with',
    'A first step for this week',
    'Your trial has an end date',
    'Prompts work better with an example',
    'Everything you told us is saved',
  ]);
  await expect(news.entries.getByText('Sample', { exact: true })).toHaveCount(5);
  await news.expectUnread(3);

  await test.step('the keyboard goes on from where a button went away', async () => {
    await tabTo(page, news.mark.first());
    const marked = page.waitForResponse(/notifications\.markRead/);
    await page.keyboard.press('Enter');
    await expect(news.entries.first().getByRole('heading')).toBeFocused();
    await marked;
    await page.keyboard.press('Tab');
    await expect(news.entries.nth(1).getByRole('button', { name: 'Mark as read' })).toBeFocused();
    await news.expectUnread(2);
  });

  await test.step('the unread ones alone stand in the address, and one that is marked stays until a reload', async () => {
    await news.button('Unread').click();
    await expect(page).toHaveURL('/dashboard/notifications?show=unread');
    await expect(news.entries).toHaveCount(2);
    const marked = page.waitForResponse(/notifications\.markRead/);
    await news.mark.first().click();
    await marked;
    await expect(news.mark).toHaveCount(1);
    await expect(news.entries).toHaveCount(2);
    await page.reload();
    await expect(news.button('Unread')).toHaveAttribute('aria-pressed', 'true');
    await expect(news.entries).toHaveCount(1);
  });

  await news.button('All').click();
  await expect(news.entries).toHaveCount(5);
  const marked = page.waitForResponse(/notifications\.markAllRead/);
  await news.button('Mark all as read').click();
  await news.expectUnread(0);
  await expect(news.inbox.getByRole('heading', { name: 'Inbox' })).toBeFocused();
  await marked;
  await page.reload();
  await expect(news.entries).toHaveCount(5);
  await news.expectUnread(0);
});
