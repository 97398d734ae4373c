/** The screens around an account on phones: no scrolling sideways, and nothing too small for a finger. */
import type { Page } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { memberErrors, memberScreens, visitorErrors, visitorScreens } from './screens.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

for (const width of [390, 320]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 760 }, hasTouch: true, isMobile: true });

    test('the screens of a visitor', async ({ page, accounts, guard }) => {
      test.slow();
      guard.expectConsole(failedConnection);
      const invited = await accounts.invited();
      const account = new AccountPage(page);
      for await (const name of visitorScreens(account, invited)) await expectFits(page, name, width);
      for await (const name of visitorErrors(account, invited)) await expectFits(page, name, width);
    });

    test('the screens of a member', async ({ page, accounts, guard }) => {
      test.slow();
      guard.expectConsole(failedWithStatus(500));
      const member = await accounts.memberWithProfile({
        email: `a.rather.long.address.of.dana.${Date.now()}.${width}@mail.example.com`,
        fullName: 'Wolfeschlegelsteinhausenbergerdorff Rivera',
      });
      await accounts.signIn(member);
      const account = new AccountPage(page);
      for await (const name of memberScreens(account)) await expectFits(page, name, width);
      for await (const name of memberErrors(account, accounts)) await expectFits(page, name, width);
    });

    test('signing in and the way to the dashboard, by touch', async ({ page, accounts }) => {
      const member = await accounts.member();
      const account = new AccountPage(page);
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
      await menu.getByRole('link', { name: 'Login' }).tap();
      await account.email.tap();
      await account.email.fill(member.email);
      await account.password.fill(member.password);
      await account.button('Log in').tap();
      await expect(page).toHaveURL('/services');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
      await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();
      await menu.getByRole('link', { name: 'Dashboard' }).tap();
      await expect(account.heading('Dashboard')).toBeVisible();
    });
  });
}

async function expectFits(page: Page, name: string, width: number): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBe(width);
  expect.soft(await smallTargets(page), `targets under 44 px of ${name}`).toEqual([]);
}

/** What can be tapped and is smaller than a finger. Links inside a sentence may be as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) => {
    // The profile is looked at in the chat's own test.
    const targets = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) && !target.closest('article, [aria-hidden="true"]'),
    );
    const isInSentence = (target: Element) => {
      const around = target.parentElement?.textContent?.trim() ?? '';
      return target.matches('a') && getComputedStyle(target).display === 'inline' && around !== target.textContent;
    };
    return targets
      .filter((target) => !isInSentence(target))
      .map((target) => {
        // A tap into a field's frame goes to the field.
        const input = target.matches('input') ? (target.closest('[data-size]') ?? target) : target;
        return { target, box: input.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ target, box }) => {
        const name = target.textContent || target.getAttribute('aria-label') || target.getAttribute('name');
        return `${target.tagName} ${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
      });
  });
}
