/** Pro and orders: started in the member area, paid and managed on the provider's page, and listed with receipts. */
import { readFile } from 'node:fs/promises';
import { unlockLocalPages } from './local-pages.ts';
import { SandboxPage } from './sandbox-page.ts';
import { SettingsPage } from './settings-page.ts';
import { insertPaidOrder, payUnseen, test } from './shopper.ts';
import { expect } from './test.ts';

test('starts Pro once at the first-month price, cancels it, and shows the current state after each return', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const account = new SettingsPage(page);
  const banner = account.main.getByRole('complementary', { name: 'Upgrade to Pro' });
  const sandbox = new SandboxPage(page);
  await unlockLocalPages(page.context());
  await page.goto('/dashboard');
  await banner.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await sandbox.pay('$20.99');
  await expect(account.heading('Thank you for choosing Pro.')).toBeFocused();
  await expect(account.main.getByText('You’re on Pro. You now have every prompt, export and sharing.')).toBeVisible();
  await account.link('Go to my dashboard').click();
  await expect(account.main.getByRole('region', { name: 'Your membership' })).toContainText('Pro');
  await expect(banner).toHaveCount(0);

  const plan = account.panel('Plan and billing');
  const back = page.getByRole('link', { name: 'Back to Everglow' });
  await page.goto('/dashboard/settings#plan');
  await expect(plan).toContainText('Pro, $29.99 per month');
  await expect(account.panel('Orders')).toContainText('Discount (PRO30)−$9.00Total$20.99');
  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByRole('status')).toHaveText('Your subscription will end with the current period.');
  await back.click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(plan).toContainText('Until then, you can use everything.');
  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await back.click();
  await expect(banner).toContainText('Pro for $29.99 per month');
  await expect(banner).not.toContainText('$20.99');
  await banner.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await sandbox.expectOpen('$29.99');
});

test('has a receipt for a paid order and notices on its own when an open order is paid', async ({
  page,
  accounts,
  site,
}) => {
  const number = await insertPaidOrder(site.rows, await accounts.signedIn(), 'web-prompt-pack');
  const items = [{ id: 'virtual-bootcamp', quantity: 2 }];
  const { url } = await accounts.call<{ url: string }>('cart.start', { items });
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings#orders');
  const orders = settings.panel('Orders');
  await expect(orders.getByRole('heading', { level: 2 })).toBeInViewport();
  const [open, paid] = [orders.locator('li:has(> h3)').first(), orders.locator('li:has(> h3)').last()];
  await expect(open).toContainText('Not paid yet');
  await expect(open).toContainText('2 × Virtual AI Business Systems Bootcamp');
  await expect(open.getByRole('link', { name: /^Finish paying for/ })).toHaveAttribute('href', url);
  // It polls for 15 seconds after opening, so the receipt comes last.
  await payUnseen(page, url);
  await expect(open.getByText('Paid', { exact: true })).toBeVisible();
  await expect(open.getByRole('link', { name: /^Receipt/ })).toBeVisible();
  await expect(orders.getByRole('link', { name: /^Finish paying/ })).toHaveCount(0);
  await expect(paid).toContainText('$49.99');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    paid.getByRole('link', { name: `Receipt (PDF) of ${number}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`everglow-receipt-${number.toLowerCase()}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
});
