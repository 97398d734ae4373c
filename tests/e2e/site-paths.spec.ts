/** Navigation on the public site: the services bar, the map of cities, and the search for a city. */
import { expect, test } from './test.ts';

test('the services bar marks the current page and scrolls by itself on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/ai-voice-agents');
  const bar = page.getByRole('navigation', { name: 'Our services' });
  await expect(bar.getByRole('link')).toHaveCount(11);
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Voice agents');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const last = bar.getByRole('link', { name: 'Pricing' });
  await bar.getByRole('link', { name: 'Consulting' }).focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/pricing');
  await page.goto('/about');
  await expect(bar).toHaveCount(0);
});

test('the map of cities names a dot on hover and focus, can be skipped, and is hidden on a phone', async ({ page }) => {
  await page.goto('/locations');
  const map = page.getByRole('navigation', { name: 'Map of our city pages in the United States' });
  const austin = map.getByRole('link', { name: 'Austin, TX' });
  const name = austin.locator('text');
  await expect(name).toHaveCSS('opacity', '0');
  await austin.locator('circle').last().hover();
  await expect(name).toHaveCSS('opacity', '1');
  await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('City or state')).toBeFocused();
  await austin.focus();
  await expect(name).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/locations/austin');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  await expect(map).toBeHidden();
});

test('a local landing page finds a city by name', async ({ page }) => {
  await page.goto('/ai-agency-near-me');
  await page.getByLabel('Not in South Florida? Find your city').fill('boise');
  await page.getByRole('button', { name: 'Find my city' }).click();
  await expect(page).toHaveURL('/locations?q=boise');
  await expect(page.locator('main section section a')).toHaveText(['Boise']);
});
