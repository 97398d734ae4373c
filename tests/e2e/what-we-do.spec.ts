/** The page of the eight services and its dialog, and the clips and works that it leads to. */
import { expect, test } from './test.ts';

const dialogName = 'It starts with your profile';

test('every Learn More and the closing button open the dialog, which closes in three ways', async ({ page }) => {
  await page.goto('/what-we-do');
  const dialog = page.getByRole('dialog', { name: dialogName });
  const learnMore = page.getByRole('link', { name: /^Learn More about / });
  await expect(learnMore).toHaveCount(8);
  for (const link of await learnMore.all()) {
    await link.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  const start = page.getByRole('link', { name: 'Start Your AI Transformation' });
  await start.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await start.click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/what-we-do');
});

test('by keyboard: opens, stays inside, and leads back', async ({ page }) => {
  await page.goto('/what-we-do');
  const dialog = page.getByRole('dialog', { name: dialogName });
  const first = page.getByRole('link', { name: 'Learn More about AI strategy' });
  await expect(first).toHaveAttribute('aria-haspopup', 'dialog');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab');
    // Nothing of the page below: the dialog, or the browser's own bar.
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.tagName);
    expect(['DIALOG', undefined]).toContain(place);
  }
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('the dialog leads to the chat and to the application', async ({ page, chat }) => {
  await page.goto('/what-we-do');
  const dialog = page.getByRole('dialog', { name: dialogName });
  const start = page.getByRole('link', { name: 'Start Your AI Transformation' });
  await start.click();
  await dialog.getByRole('button', { name: 'Start Chat' }).click();
  await expect(dialog).toBeHidden();
  await chat.expectStep('greeting');
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await start.click();
  await dialog.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(dialog).toBeHidden();
});

test('in a new tab, and without script, a button leads to the application', async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  await page.goto('/what-we-do');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Learn More about AI strategy' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('/signup');
  await expect(page.getByRole('dialog', { name: dialogName })).toBeHidden();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  guard.watch(plain);
  const still = await plain.newPage();
  await still.goto('/what-we-do');
  await still.getByRole('link', { name: 'Start Your AI Transformation' }).click();
  await expect(still).toHaveURL('/signup');
  await plain.close();
});

test('has clips, stories and the way to the works', async ({ page }) => {
  await page.goto('/what-we-do');
  const main = page.getByRole('main');
  for (const step of [
    'Profile creation',
    'Custom solution design',
    'Implementation and integration',
    'Optimization and results',
  ])
    await expect(main.getByRole('heading', { name: step })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Play: / })).toHaveCount(4);
  const stories = main.locator('section', { has: page.getByRole('heading', { name: /^Six stories/ }) });
  await expect(stories.getByRole('heading', { level: 3 })).toHaveCount(6);
  await main.getByRole('link', { name: 'Case studies' }).click();
  await expect(page).toHaveURL('/case-studies');
  await expect(main.getByRole('button', { name: /^Play: / })).toHaveCount(6);
  const outside = main.locator('a[target="_blank"]');
  await expect(outside).toHaveCount(15);
  for (const link of await outside.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  await main.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/signup');
});

test('the podcast is a dialog over the whole screen that closes to the home page', async ({ page }) => {
  for (const close of ['button', 'Escape'] as const) {
    await page.goto('/podcast-journey');
    const dialog = page.getByRole('dialog', { name: 'The podcast journey' });
    const clips = dialog.getByRole('button', { name: /^Play: / });
    await expect(clips).toHaveCount(4);
    const box = await clips.first().boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(9 / 16, 1);
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
    if (close === 'button') await dialog.getByRole('link', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('the dialog fits and can be tapped', async ({ page }) => {
    await page.goto('/what-we-do');
    await page.getByRole('link', { name: 'Start Your AI Transformation' }).tap();
    const dialog = page.getByRole('dialog', { name: dialogName });
    const box = await dialog.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(box!.height).toBeLessThanOrEqual(760);
    for (const target of [...(await dialog.getByRole('button').all()), ...(await dialog.getByRole('link').all())])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
