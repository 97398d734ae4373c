/** Public pages in print. */
import { expect, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test('a page prints dark on white, without buttons and form fields', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Collapsed content is expanded in print.
  const answers = main.locator('details > :not(summary)');
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('form')).toBeHidden();
});
