/** The prompt packs: tabs, and the one that sells. The waitlists: prompt-packs.test.tsx next to the section. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

test('tabs are remembered by the address, and the web pack goes into the cart once', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.getByRole('tab')).toHaveText(['Web', 'Mobile', 'Backend / API design', 'DevOps']);
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('300+ prompts');
  await tab(page, 'Backend').click();
  await expect(page).toHaveURL('/tools#backend');
  await expect(panel(page)).toHaveAccessibleName('Backend / API design');
  await expect(panel(page).getByText('Coming soon')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Backend')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Backend')).toBeInViewport();

  await tab(page, 'Backend').press('Home');
  await expect(tab(page, 'Web')).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Web');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Added. In your cart: 1. View cart');
  await page.reload();
  await expect(panel(page).getByRole('status')).toContainText('In your cart: 1.');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('It is in your cart already. In your cart: 1. View cart');
  await panel(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('$49.99');
});
