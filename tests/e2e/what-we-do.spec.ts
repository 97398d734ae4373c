/** The page of the eight services with its dialog, and the podcast. */
import { expect, test } from './test.ts';

const dialogName = 'It starts with your profile';

test('Learn More opens a dialog that traps the focus and closes in three ways', async ({ page }) => {
  await page.goto('/what-we-do');
  const dialog = page.getByRole('dialog', { name: dialogName });
  const learnMore = page.getByRole('link', { name: /^Learn More about / });
  await expect(learnMore).toHaveCount(8);
  await learnMore.last().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(learnMore.last()).toBeFocused();

  await learnMore.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab');
    // The focus stays out of the page below: in the dialog or the browser's own toolbar.
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.tagName);
    expect(['DIALOG', undefined]).toContain(place);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(learnMore.first()).toBeFocused();

  await page.getByRole('link', { name: 'Start Your AI Transformation' }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/what-we-do');
});

test('the dialog opens the chat and the application; in a new tab its button is a link', async ({ page, chat }) => {
  await page.goto('/what-we-do');
  const dialog = page.getByRole('dialog', { name: dialogName });
  const start = page.getByRole('link', { name: 'Start Your AI Transformation' });
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    start.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // A headless shell may not report where a new tab leads, so this checks the link.
  await expect(start).toHaveAttribute('href', '/signup');
  await opened.close();
  await expect(dialog).toBeHidden();

  await start.click();
  await dialog.getByRole('button', { name: 'Start Chat' }).click();
  await expect(dialog).toBeHidden();
  await expect(chat.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await start.click();
  await dialog.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(dialog).toBeHidden();
});

test('the podcast is a full-screen dialog that closes to the home page', async ({ page }) => {
  for (const close of ['button', 'Escape'] as const) {
    await page.goto('/podcast-journey');
    const dialog = page.getByRole('dialog', { name: 'Podcast' });
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
    if (close === 'button') await dialog.getByRole('link', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
  }
});
