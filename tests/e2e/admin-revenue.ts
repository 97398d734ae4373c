/** Opens the admin's screens about revenue and sales settings, with sales in them. */
import { adminLogin } from './admin-login.ts';
import { pay, type Walk, type World } from './screens.ts';
import { pack, seat } from './shopper.ts';
import { expect } from './test.ts';

/** Buys a pack, two seats, and Pro as a new member. */
export async function haveSales(world: World): Promise<void> {
  await world.accounts.signedIn({ fullName: 'Longname'.repeat(12) });
  await pay(world, [
    { id: pack.id, quantity: 1 },
    { id: seat.id, quantity: 2 },
  ]);
  await pay(world, 'pro');
}

export const revenueWalk: Walk = async (world, look) => {
  const { page, account, accounts } = world;
  const { main } = account;
  await haveSales(world);
  await accounts.signIn(adminLogin);
  await page.goto('/admin/revenue?days=7');
  await expect(account.heading('Revenue')).toBeVisible();
  await expect(main.getByRole('table', { name: 'By item' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Money in this period' })).toContainText('Paid$');
  await main.getByText('Show as a table').first().click();
  await main.getByText('How we count').first().click();
  await look('/admin/revenue', 'main');
  await page.goto('/admin/subscriptions');
  await expect(account.heading('Subscriptions')).toBeVisible();
  await expect(main.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Subscriptions at a glance' })).toContainText(
    'Monthly recurring revenue$',
  );
  await look('/admin/subscriptions', 'main');
  await page.goto('/admin/settings');
  await expect(main.getByLabel('Days that Pro keeps working')).toHaveValue(/\d/);
  await look('/admin/settings', 'main');
  await main.getByLabel('Days that Pro keeps working').fill('31');
  await account.button('Save settings').click();
  await expect(main.getByText('Enter a whole number from 0 to 30.')).toBeVisible();
  await look('/admin/settings, refused', 'main');
};
