/** The frame of the member area: areas on wide screens and phones, the command palette, and what is told by itself. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expect } from './test.ts';

const areas = [
  ['Dashboard', '/dashboard'],
  ['My profile', '/dashboard/profile'],
  ['Marketing Machine', '/dashboard/marketing-machine'],
  ['My plan', '/dashboard/plan'],
  ['Prompt Packs', '/dashboard/prompt-packs'],
  ['Shop', '/dashboard/shop'],
  ['Services', '/dashboard/services'],
  ['Affiliate', '/dashboard/affiliate'],
  ['Notifications', '/dashboard/notifications'],
  ['Settings', '/dashboard/settings'],
] as const;

test('the areas lead to each other and say where one is', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/settings');
  for (const [name, path] of areas) {
    const link = account.areas.getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(account.heading(name)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(account.areas.locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveTitle(`${name} | Everglow`);
    await expect(account.main).toBeFocused();
  }
});

test('the skip link leads into the screen', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/notifications');
  await expect(account.heading('Notifications')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account.main).toBeFocused();
});

for (const [width, isPhone] of [
  [767, true],
  [768, false],
] as const) {
  test(`${width} pixels wide: ${isPhone ? 'a bar at the bottom' : 'areas beside the screen'}`, async ({
    page,
    accounts,
  }) => {
    await accounts.signedIn();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard');
    const account = new AccountPage(page);
    await expect(account.heading('Dashboard')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Member area' })).toBeVisible({ visible: !isPhone });
    await expect(page.getByRole('button', { name: /^More/ })).toBeVisible({ visible: isPhone });
    await expect(account.areas).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('four areas stand in the bar, the others and the way out behind "More"', async ({ page, accounts }) => {
    const member = await accounts.signedIn();
    const account = new AccountPage(page);
    await page.goto('/dashboard');
    await expect(account.areas.getByRole('link')).toHaveCount(4);
    await account.areas.getByRole('link', { name: 'My plan' }).tap();
    await expect(account.heading('My plan')).toBeVisible();

    const more = account.areas.getByRole('button', { name: 'More, 3 unread notifications' });
    const sheet = page.getByRole('dialog', { name: 'More' });
    await more.tap();
    await expect(sheet).toContainText(member.email);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();

    for (const [name, path] of areas.slice(4)) {
      await account.areas.getByRole('button', { name: /^More/ }).tap();
      await sheet.getByRole('link', { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(account.heading(name)).toBeVisible();
      await expect(sheet).toBeHidden();
      await expect(account.main).toBeFocused();
    }
    await account.areas.getByRole('button', { name: /^More/ }).tap();
    await sheet.getByRole('button', { name: 'Sign out' }).tap();
    await expect(page).toHaveURL('/login');
  });

  test('the bar covers nothing: the end of the screen can be scrolled above it', async ({ page, accounts }) => {
    await accounts.signedIn();
    const account = new AccountPage(page);
    await page.goto('/dashboard');
    const last = account.main.getByRole('link', { name: /^Settings/ });
    await expect(last).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, bar] = [await last.boundingBox(), await account.areas.boundingBox()];
    expect(end!.y + end!.height).toBeLessThan(bar!.y);
  });

  test('the palette by its button', async ({ page, accounts }) => {
    await accounts.signedIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Search or jump to' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search and commands' });
    await dialog.getByRole('textbox', { name: 'Search the member area' }).fill('affil');
    await dialog.getByRole('button', { name: /^Affiliate/ }).tap();
    await expect(page).toHaveURL('/dashboard/affiliate');
  });
});

test('the command palette: keys, search, areas and actions', async ({ page, chat, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  await expect(account.main.getByText('14 days left')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const search = dialog.getByRole('textbox', { name: 'Search the member area' });

  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('machine');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/marketing-machine');
  await expect(account.main).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('no such thing at all');
  await expect(dialog.getByText('Nothing of that name here.')).toBeVisible();
  await search.fill('chat');
  await dialog.getByRole('button', { name: /^Start the chat/ }).click();
  await expect(chat.dialog).toBeVisible();
  // Over a dialog it stays away.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeHidden();
  await chat.close.click();
  await expect(chat.dialog).toBeHidden();

  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  const before = await scheme();
  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('dark');
  await dialog.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(scheme).not.toBe(before);

  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('sign out');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});
