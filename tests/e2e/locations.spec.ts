/** The directory of cities and the pages it leads to. */
import { hold } from './hold.ts';
import { expect, failedWithStatus, test } from './test.ts';

const noMatch = 'No cities match your search criteria. Please try again.';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory lists every city, and its search is not shown', async ({ page }) => {
    await page.goto('/locations?q=nothing');
    expect(await page.locator('main a[href^="/locations/"]').count()).toBeGreaterThan(115);
    await expect(page.getByLabel('City or state')).toBeHidden();
  });

  test('a city page is complete', async ({ page }) => {
    await page.goto('/locations/austin');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
    await expect(main.getByRole('link', { name: /^Learn more about / })).toHaveCount(4);
    for (const title of ['Discover Austin', 'Free Marketing Consultation', 'Success stories'])
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.locator('a[href="/signup"]')).toHaveCount(2);
    await expect(main.getByRole('img', { name: /^[1-5] of 5 stars$/ })).toHaveCount(3);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  });
});

test('what is typed before the field is alive is looked for as soon as it is', async ({ page }) => {
  const section = await hold(page, /city-directory-[\w-]+\.js/);
  await page.goto('/locations');
  const field = page.getByLabel('City or state');
  await field.pressSequentially('LAUD');
  await expect(page).toHaveURL('/locations');
  section.release();
  await expect(page).toHaveURL('/locations?q=LAUD');
  await expect(field).toHaveValue('LAUD');
  await expect(page.locator('main section section a')).toHaveText(['Fort Lauderdale']);
});

test('so is a state that is chosen before', async ({ page }) => {
  const section = await hold(page, /city-directory-[\w-]+\.js/);
  await page.goto('/locations');
  const states = page.getByLabel('State', { exact: true });
  await states.selectOption({ label: 'Ohio' });
  await expect(page).toHaveURL('/locations');
  section.release();
  await expect(page).toHaveURL('/locations?state=OH');
  await expect(states).toHaveValue('OH');
  await expect(page.locator('main section section a')).toHaveText(['Cincinnati', 'Cleveland', 'Columbus']);
});

test('a search stands in the address, and steps back', async ({ page }) => {
  await page.goto('/locations');
  const field = page.getByLabel('City or state');
  const states = page.getByLabel('State', { exact: true });
  const links = page.locator('main section section a');
  await expect(states.locator('option').first()).toHaveText('All States');
  await expect(states.locator('option')).toHaveCount(51);

  await field.pressSequentially('LAUD');
  await expect(page).toHaveURL('/locations?q=LAUD');
  await expect(links).toHaveText(['Fort Lauderdale']);
  await states.selectOption({ label: 'Ohio' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(noMatch);
  await page.goBack();
  await expect(links).toHaveText(['Fort Lauderdale']);
  await page.goBack();
  await expect(page).toHaveURL('/locations');
  await expect(field).toHaveValue('');

  await page.goto('/locations?q=ohio');
  await expect(field).toHaveValue('ohio');
  await expect(links).toHaveText(['Cincinnati', 'Cleveland', 'Columbus']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d{3} cities in 50 states$/);
});

test('a city has a way back, and no map before it is asked for', async ({ page }) => {
  await page.goto('/locations?q=boca');
  const links = page.locator('main section section a');
  // The page comes with all cities; the search of the address is made by script.
  await expect(links).toHaveText(['Boca Raton']);
  await links.click();
  await expect(page).toHaveURL('/locations/boca-raton');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL('/locations');
});

test('Fort Lauderdale answers at three addresses, of which one is its own', async ({ page, baseURL }) => {
  for (const path of ['/locations/fort-lauderdale', '/ai-agency-fort-lauderdale', '/ai-solutions-fort-lauderdale']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/locations/fort-lauderdale`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Locations>Fort Lauderdale');
  }
});

test('a city we do not know is not found', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  const response = await page.goto('/locations/no-such-city');
  expect(response?.status()).toBe(404);
});
