/** Comparison pages: the table, the picker, and the score sheet, on a desktop, on a phone, and without script. */
import { alive } from './alive.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

const path = '/ai-marketing-companies';
const tables = [path, '/ai-advertising-company', '/ai-agency', '/best-ai-marketing-automation-agencies-near-me'];
const tours = ['/ai-marketing-com', '/www-ai-marketing'];

test('the picker is answered by keyboard and highlights the option that fits', async ({ page }) => {
  await page.goto(path);
  await alive(page);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio', { name: 'Almost none' }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('status')).toContainText('Best fit: Local agency');
  await expect(main.locator('[data-best]')).toHaveText(/^Local agency/);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: 'An hour or two' })).toBeChecked();
  await expect(main.getByRole('status')).toContainText('It’s a close call: Freelancer, Local agency');
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(main.locator('[data-best]')).toHaveCount(0);
  await expect(main.getByRole('radio', { name: 'Almost none' })).toBeFocused();
});

test('an answer given before the script runs is counted', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/option-picker.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByRole('radio', { name: 'One clear job' }).check();
  held.resolve();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Best fit: Freelancer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tables and tours fit and stay accessible', async ({ page }) => {
    for (const one of [...tables, ...tours]) {
      await page.goto(one);
      await alive(page);
      await expectFitsPhone(page, one);
      expect.soft(await axeViolations(page), one).toEqual([]);
    }
    await page.goto(path);
    const row = page.getByRole('table').getByRole('row', { name: /^Your time/ });
    await expect(row.getByRole('cell')).toHaveCount(5);
    await expect(row.getByRole('rowheader')).toHaveText('Your time');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table and the list of choices remain', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.getByText('Choose one if you need a single job done well')).toBeVisible();
    await expect(main.getByRole('radio')).toHaveCount(0);
    await page.goto('/best-ai-marketing-automation-agencies-near-me');
    await expect(main.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
  });
});

test('the score sheet prints on its own', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto('/best-ai-marketing-automation-agencies-near-me');
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = main.getByRole('table', { name: 'Score sheet for comparing automation agencies' });
  await expect(sheet.getByRole('columnheader', { name: 'Agency 3' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
