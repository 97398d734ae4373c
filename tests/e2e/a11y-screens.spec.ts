/** axe finds nothing on the screens around an account, in light and in dark, also when something went wrong. */
import type { Page } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { memberErrors, memberScreens, visitorErrors, visitorScreens } from './screens.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the screens of a visitor', async ({ page, accounts }) => {
      test.slow();
      const invited = await accounts.invited();
      for await (const name of visitorScreens(new AccountPage(page), invited)) await expectNoViolations(page, name);
    });

    test('the screens of a visitor with errors', async ({ page, accounts, guard }) => {
      test.slow();
      guard.expectConsole(failedConnection);
      const invited = await accounts.invited();
      for await (const name of visitorErrors(new AccountPage(page), invited)) await expectNoViolations(page, name);
    });

    test('the screens of a member', async ({ page, accounts }) => {
      test.slow();
      await accounts.signIn(await accounts.memberWithProfile());
      for await (const name of memberScreens(new AccountPage(page))) await expectNoViolations(page, name);
    });

    test('the screens of a member with errors, or without a profile', async ({ page, accounts, guard }) => {
      test.slow();
      guard.expectConsole(failedWithStatus(500));
      await accounts.signedIn();
      for await (const name of memberErrors(new AccountPage(page), accounts)) await expectNoViolations(page, name);
    });

    test('the dialog for a password of one’s own', async ({ page, accounts }) => {
      test.slow();
      await accounts.activate(await accounts.invited());
      await page.goto('/services');
      const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
      await dialog.getByRole('button', { name: 'Save password' }).click();
      await expect(dialog.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
      await expectNoViolations(page, 'dialog', '[role=dialog]');
    });
  });
}

async function expectNoViolations(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await axeViolations(page, within), what).toEqual([]);
}
