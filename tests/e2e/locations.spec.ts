/** The directory of cities and the pages it links to. */
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test('a term typed or a state chosen before hydration is applied right after it', async ({ page }) => {
  const field = page.getByLabel('City or state');
  const states = page.getByLabel('State', { exact: true });
  const links = page.locator('main section section a');
  for (const [enter, address, found] of [
    [() => field.pressSequentially('LAUD'), '/locations?q=LAUD', ['Fort Lauderdale']],
    [() => states.selectOption({ label: 'Ohio' }), '/locations?state=OH', ['Cincinnati', 'Cleveland', 'Columbus']],
  ] as const) {
    const section = await hold(page, /city-directory-[\w-]+\.js/);
    await page.goto('/locations');
    await enter();
    await expect(page).toHaveURL('/locations');
    section.release();
    await expect(page).toHaveURL(address);
    await expect(links).toHaveText([...found]);
    await page.unroute(/city-directory-[\w-]+\.js/);
  }
});

test('a search is stored in the URL, can be undone with Back, and leads to a city and back', async ({ page }) => {
  const field = page.getByLabel('City or state');
  const states = page.getByLabel('State', { exact: true });
  const links = page.locator('main section section a');
  const status = page.getByRole('main').getByRole('status');
  await page.goto('/locations');
  await expect(states.locator('option').first()).toHaveText('All States');
  await expect(states.locator('option')).toHaveCount(51);
  await field.pressSequentially('LAUD');
  await expect(page).toHaveURL('/locations?q=LAUD');
  await expect(links).toHaveText(['Fort Lauderdale']);
  await states.selectOption({ label: 'Ohio' });
  await expect(status).toHaveText('No cities match your search criteria. Please try again.');
  await page.goBack();
  await expect(links).toHaveText(['Fort Lauderdale']);
  await page.goBack();
  await expect(page).toHaveURL('/locations');
  await expect(field).toHaveValue('');

  await page.goto('/locations?q=boca');
  await expect(field).toHaveValue('boca');
  // The page's HTML contains all cities; the script applies the search in the URL.
  await expect(links).toHaveText(['Boca Raton']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toBeFocused();
  await expect(status).toHaveText(/^\d{3} cities in 50 states$/);
  await links.getByText('Boca Raton').click();
  await expect(page).toHaveURL('/locations/boca-raton');
  // The map loads on a press.
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL('/locations');
});

test('a city page never scrolls horizontally, from a small phone to a wide window', async ({ page }) => {
  await page.goto('/locations/miami');
  for (let width = 320; width <= 1400; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});
