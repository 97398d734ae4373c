/** The member area's layout: its navigation on wide screens and phones, and the command palette. */
import { randomUUID } from 'node:crypto';
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';

const areas = [
  ['Dashboard', '/dashboard'],
  ['My profile', '/dashboard/profile'],
  ['Marketing Machine', '/dashboard/marketing-machine'],
  ['My plan', '/dashboard/plan'],
  ['Prompt Packs', '/dashboard/prompt-packs'],
  ['Shop', '/dashboard/shop'],
  ['Services', '/dashboard/services'],
  ['Settings', '/dashboard/settings'],
  ['Affiliate', '/dashboard/affiliate'],
] as const;
/** Links shown only while their area is open. */
const parts: readonly string[] = ['Shop', 'Affiliate'];

test('areas link to each other, mark the current one and move the focus', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/notifications');
  await expect(account.heading('Notifications')).toBeVisible();

  await test.step('the skip link moves the focus into the screen', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(account.main).toBeFocused();
  });

  await expect(account.bell).toHaveAttribute('aria-current', 'page');
  await expect(account.areas.getByRole('link')).toHaveText(
    areas.map(([name]) => name).filter((name) => !parts.includes(name)),
  );
  for (const [name, path] of areas) {
    const link = account.areas.getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(account.heading(name)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${name} | Everglow`);
    await expect(account.main).toBeFocused();
  }
  await expect(account.areas.getByRole('link', { name: 'Shop' })).toHaveCount(0);
  await account.bell.click();
  await expect(account.heading('Notifications')).toBeVisible();
  await expect(account.main).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('four areas are in the bottom bar, the others behind “More” and in the palette', async ({
    page,
    accounts,
    guard,
  }) => {
    // The shop may still be loading its data when the session ends.
    guard.expectConsole(newsOfEndedSession);
    const member = await accounts.signedIn();
    const account = new AccountPage(page);
    const more = account.areas.getByRole('button', { name: /^More/ });
    const sheet = page.getByRole('dialog', { name: 'More' });
    await page.goto('/dashboard');

    await test.step('the bar covers nothing', async () => {
      await expect(account.areas.getByRole('link')).toHaveCount(4);
      const last = account.main.getByRole('button', { name: 'Upgrade to Pro' });
      await expect(last).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [end, bar] = [await last.boundingBox(), await account.areas.boundingBox()];
      expect(end!.y + end!.height).toBeLessThan(bar!.y);
      await account.areas.getByRole('link', { name: 'My plan' }).tap();
      await expect(account.heading('My plan')).toBeVisible();
    });

    await test.step('the palette opens with its button', async () => {
      await page.getByRole('button', { name: 'Search or jump to' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Search and commands' });
      await dialog.getByRole('textbox', { name: 'Search the member area' }).fill('affil');
      await dialog.getByRole('button', { name: /^Affiliate/ }).tap();
      await expect(account.heading('Affiliate')).toBeVisible();
    });

    await test.step('the sheet returns the focus, links onward and signs out', async () => {
      await expect(account.bell).toHaveAccessibleName('Notifications 3 unread');
      await more.tap();
      await expect(sheet).toContainText(member.email);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(more).toBeFocused();
      await more.tap();
      await sheet.getByRole('link', { name: 'Shop' }).tap();
      await expect(account.heading('Shop')).toBeVisible();
      await expect(sheet).toBeHidden();
      await expect(account.main).toBeFocused();
      await more.tap();
      await sheet.getByRole('button', { name: 'Sign out' }).tap();
      await expect(page).toHaveURL('/login');
    });
  });

  test('a tap before the app has loaded takes effect once it has', async ({ page, accounts }) => {
    await accounts.signedIn();
    for (const [button, dialog, waitUntil] of [
      ['More', 'More', 'commit'],
      ['Search or jump to', 'Search and commands', 'load'],
    ] as const) {
      const code = await hold(page, /\/plan-screen-[^/]*\.js/);
      await page.goto('/dashboard/plan', { waitUntil });
      await page.getByRole('button', { name: button, exact: true }).tap();
      await expect(page.getByText('One moment…')).toBeVisible();
      code.release();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    }
  });
});

test('the command palette opens by keyboard, navigates and runs actions', async ({ page, chat, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const side = page.getByRole('complementary', { name: 'Member area' });
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const search = dialog.getByRole('textbox', { name: 'Search the member area' });
  await page.goto('/dashboard');
  await expect(account.main.getByText('14 days left')).toBeVisible();

  await test.step('it opens, closes, and reaches another area with the arrow keys', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill('no such thing at all');
    await expect(dialog.getByText('No matches.')).toBeVisible();
    await search.fill('machine');
    await expect(dialog.getByRole('button').first()).toHaveText(/^Marketing Machine/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/marketing-machine');
    await expect(account.main).toBeFocused();
  });

  await test.step('it starts the chat and stays closed while the chat is open', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill('chat');
    await dialog.getByRole('button', { name: /^Start the chat/ }).click();
    await expect(chat.dialog).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog).toBeHidden();
    await chat.close.click();
    await expect(chat.dialog).toBeHidden();
  });

  await test.step('it switches the color scheme', async () => {
    const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    const before = await scheme();
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill('dark');
    await dialog.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect.poll(scheme).not.toBe(before);
  });

  await test.step('the bottom bar replaces the side navigation below 768 pixels', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(side).toBeVisible();
    await expect(page.getByRole('button', { name: /^More/ })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(side).toBeHidden();
    await expect(page.getByRole('button', { name: /^More/ })).toBeVisible();
  });
});

test('search finds the member’s records and runs actions', async ({ page, accounts, site }) => {
  const { email } = await accounts.signedIn();
  await accounts.call('plan.addTask', {
    submissionId: randomUUID(),
    title: 'Repaint the zebra sign',
    dueOn: '2030-01-02',
  });
  await site.rows.query(
    `insert into notifications (user_id, title, message, type)
     select id, 'The painter called', 'About a zebra.', 'info' from users where email = $1`,
    [email],
  );
  const account = new AccountPage(page);
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const searchFor = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('textbox', { name: 'Search the member area' }).fill(words);
  };
  const focused = account.main.locator(':focus');
  await page.goto('/dashboard/shop');
  await expect(account.heading('Shop')).toBeVisible();

  await test.step('opens a list entry from any screen', async () => {
    await searchFor('zebra');
    await expect(dialog.getByRole('button')).toHaveText([/^Repaint the zebra sign/, /^The painter called/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/dashboard\/plan/);
    await expect(focused).toContainText('Repaint the zebra sign');
    await searchFor('zebra');
    await expect(dialog.getByRole('button')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(account.heading('Notifications')).toBeVisible();
    await expect(focused).toContainText('The painter called');
    await searchFor('messy voice note');
    await expect(dialog.getByRole('button')).toHaveText([/^Turn a messy voice note into tasks/]);
    await page.keyboard.press('Enter');
    await expect(account.heading('Prompt Packs')).toBeVisible();
    await expect(focused).toContainText('Turn a messy voice note into tasks');
  });

  await test.step('opens the place of an action', async () => {
    await searchFor('my data');
    await page.keyboard.press('Enter');
    await expect(account.heading('Settings')).toBeVisible();
    await expect(account.main.getByRole('heading', { name: 'Your data' })).toBeFocused();
    await searchFor('add task');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add a task' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('the notification count leaves the bell visible, also on a phone', async ({ page, accounts, site }) => {
  const { email } = await accounts.signedIn();
  await site.rows.query(
    `insert into notifications (user_id, title, message, type)
     select id, 'Hello', 'Words', 'info' from users, generate_series(1, 100) where email = $1`,
    [email],
  );
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/dashboard');
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications 99+ unread' });
  const count = (await bell.getByText('99+').boundingBox())!;
  const icon = (await bell.locator('svg').boundingBox())!;
  expect(count.x).toBeGreaterThanOrEqual(icon.x + icon.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
