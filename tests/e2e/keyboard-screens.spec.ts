/** Signing in, activating and signing out by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { expect, failedWithStatus } from './test.ts';

/** Presses Tab until this has the focus, as a person would; everything on the way must show where it is. */
async function tabTo(page: Page, target: Locator, within = 40, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`not reached by ${within} presses of ${key}: ${target.toString()}`);
}

/** Whether it can be seen that this has the focus: by an outline or a border, of its own or of the frame around it. */
async function expectFocusShown(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const looks = () =>
    target.evaluate((element) =>
      [element, element.parentElement!, element.parentElement!.parentElement!].map((box) => {
        const { outlineStyle, outlineWidth, borderColor, boxShadow } = getComputedStyle(box);
        return [outlineStyle === 'none' ? 'none' : outlineWidth, borderColor, boxShadow].join(' | ');
      }),
    );
  const focused = await looks();
  await target.evaluate((element: HTMLElement) => element.blur());
  const blurred = await looks();
  await target.evaluate((element: HTMLElement) => element.focus());
  expect(focused).not.toEqual(blurred);
}

test('sign in, look around, sign out', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(401));
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.member();
  const account = new AccountPage(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }));
  await page.keyboard.press('Enter');
  await expect(account.heading('Welcome back')).toBeVisible();
  await expect(account.main).toBeFocused();

  // From the content on it is field, field, switch, button.
  await page.keyboard.press('Tab');
  await expectFocusShown(account.email);
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await expectFocusShown(account.password);
  await page.keyboard.type('not it');
  await page.keyboard.press('Tab');
  await expect(account.button('Show or hide the password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(account.password).toHaveAttribute('type', 'text');
  await tabTo(page, account.button('Log in'), 3);
  await expectFocusShown(account.button('Log in'));
  await page.keyboard.press('Enter');
  await expect(account.problem).toBeVisible();
  // The place is kept; back to the field to correct it.
  await expect(account.button('Log in')).toBeFocused();
  await account.password.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(account.main).toBeFocused();

  // The content has the focus, the header is before it.
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true });
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await dashboard.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(dashboard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account.heading('Dashboard')).toBeVisible();
  await expect(account.main).toBeFocused();
  // The areas stand before the content.
  await tabTo(page, account.areas.getByRole('link', { name: 'Settings' }), 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(account.heading('Settings')).toBeVisible();
  await expect(account.main).toBeFocused();
  await tabTo(page, account.signOut, 3, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(account.heading('Welcome back')).toBeVisible();
  await expect(account.main).toBeFocused();
});

test('an empty submit brings to the first field that is wrong', async ({ page }) => {
  const account = new AccountPage(page);
  await page.goto('/login');
  await tabTo(page, account.button('Log in'));
  await page.keyboard.press('Enter');
  await expect(account.main.getByText('Please enter your email address.')).toBeVisible();
  await expect(account.email).toBeFocused();
});

test('activate, choose a password, and be in', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const invited = await accounts.invited();
  const account = new AccountPage(page);
  await page.goto(invited.link);
  await expect(account.heading('Activate your account')).toBeFocused();
  await page.keyboard.press('Tab');
  const field = account.main.getByLabel('Temporary password', { exact: true });
  await expectFocusShown(field);
  await page.keyboard.type('notThePassword');
  await page.keyboard.press('Enter');
  await expect(account.problem).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(invited.temporaryPassword);
  await tabTo(page, account.button('Activate my account'), 3);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/services');

  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
  const chosen = dialog.getByLabel('New password', { exact: true });
  await expect(dialog).toBeVisible();
  // The focus is inside, and stays there.
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await tabTo(page, chosen, 6);
  await page.keyboard.type('Sunrise over A1A 7');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(account.toast('Your password is saved')).toBeVisible();
});

test('Escape puts the password off', async ({ page, accounts }) => {
  await accounts.activate(await accounts.invited());
  await page.goto('/services');
  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('marking notifications keeps the place of the keyboard', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const entries = account.main.getByRole('region', { name: 'Inbox' }).getByRole('listitem');
  await page.goto('/dashboard/notifications');
  await expect(entries).toHaveCount(5);
  await tabTo(page, entries.first().getByRole('button', { name: 'Mark as read' }));
  await page.keyboard.press('Enter');
  await expect(entries.first().getByRole('heading')).toBeFocused();
  await expect(entries.first().getByRole('button', { name: 'Mark as read' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(entries.nth(1).getByRole('button', { name: 'Mark as read' })).toBeFocused();
});
