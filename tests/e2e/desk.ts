/** What the tests of the agency's desk share: an admin, desktop and phone, and screens that are sound in both schemes. */
import type { Page } from '@playwright/test';
import { test as base, type Accounts } from './account-api.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { expect } from './test.ts';

/** With `agency` the browser of the test is an admin's. */
export const test = base.extend<{ agency: Accounts }>({
  agency: async ({ accounts }, use) => {
    await accounts.signIn(adminLogin);
    await use(accounts);
  },
});

export const devices = [
  ['desktop', { width: 1280, height: 860 }],
  ['phone', { width: 390, height: 844 }],
] as const;
type Device = (typeof devices)[number][0];

/** Has tests once for a desktop, and once for a phone. */
export function onDevices(tests: (device: Device) => void): void {
  for (const [device, viewport] of devices) {
    test.describe(`on a ${device}`, () => {
      test.use({ viewport });
      tests(device);
    });
  }
}

/**
 * Accessible as it stands, light and dark, and not wider than a phone. Leaves the page light.
 * @param within a selector, to look at a part alone
 */
export async function expectSound(page: Page, name: string, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, within), `${name}, ${colorScheme}`).toEqual([]);
  }
  if (page.viewportSize()!.width < 500) await expectFitsPhone(page, name);
}
