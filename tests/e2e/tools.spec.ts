/** The prompt packs: tabs, the one that sells, and the waitlists. */
import type { Page } from '@playwright/test';
import { alive } from './alive.ts';
import { newVisitorAddress } from './answers.ts';
import { expect, failedConnection, failedWithStatus, test } from './test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

test('four tabs, web first; the address remembers which', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.getByRole('tab')).toHaveText(['Web', 'Mobile', 'Backend / API design', 'DevOps']);
  await expect(tab(page, 'Web')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('$49.99');
  await expect(panel(page)).toContainText('300+ prompts');
  await expect(panel(page).getByText('Coming soon')).toHaveCount(0);

  await tab(page, 'Backend').click();
  await expect(page).toHaveURL('/tools#backend');
  await expect(panel(page)).toHaveAccessibleName('Backend / API design');
  await expect(panel(page).getByText('Coming soon')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Backend')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Backend')).toBeInViewport();
  await page.goto('/tools#nonsense');
  await expect(tab(page, 'Web')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Get in Touch' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('by keyboard: arrows go around, Home and End to the ends', async ({ page }) => {
  await page.goto('/tools');
  await alive(page);
  await tab(page, 'Web').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Mobile'],
    ['ArrowLeft', 'Web'],
    ['ArrowLeft', 'DevOps'],
    ['ArrowRight', 'Web'],
    ['End', 'DevOps'],
    ['Home', 'Web'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
});

test('the web pack goes into the cart, with the way there', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Added. In your cart: 1. View cart');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart')!) as unknown)).toMatchObject([
    { id: 'web-prompt-pack', price: 4999, quantity: 1 },
  ]);
  await page.reload();
  await expect(panel(page).getByRole('status')).toContainText('In your cart: 1.');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('It is in your cart already. In your cart: 1. View cart');
  await panel(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('$49.99');
});

test('a waitlist takes an address once, and each pack has its own', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(409));
  await page.goto('/tools');
  const email = newVisitorAddress();
  for (const [name, source] of [
    ['Mobile', 'waitlist_mobile'],
    ['DevOps', 'waitlist_devops'],
  ] as const) {
    await tab(page, name).click();
    await panel(page).getByLabel('Email').fill(email);
    const [request] = await Promise.all([
      page.waitForRequest(/newsletter\.subscribe/),
      panel(page).getByRole('button', { name: 'Join Waitlist' }).click(),
    ]);
    expect(request.postData()).toContain(`"source":"${source}"`);
    await expect(panel(page).getByRole('status')).toContainText('You are on the waitlist.');
  }
  await panel(page).getByLabel('Email').fill(email);
  await panel(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Already on the waitlist');
});

test('a waitlist keeps the address when it is wrong or when there is no answer', async ({ page, guard }) => {
  guard.expectConsole(failedConnection);
  await page.goto('/tools#mobile');
  await panel(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(panel(page).getByText('Please enter a valid email address.').first()).toBeVisible();
  await page.route(/newsletter\.subscribe/, (route) => route.abort());
  await panel(page).getByLabel('Email').fill('dana@example.com');
  await panel(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Subscription failed');
  await expect(panel(page).getByLabel('Email')).toHaveValue('dana@example.com');
});

test('without script every pack can be read', async ({ browser, baseURL, guard }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  guard.watch(plain);
  const page = await plain.newPage();
  await page.goto('/tools');
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['Web pack', 'Mobile pack', 'Backend and API design pack', 'DevOps pack'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order by message' })).toHaveAttribute('href', '/contact');
  await plain.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('tabs and forms fit', async ({ page }) => {
    await page.goto('/tools');
    for (const name of ['DevOps', 'Backend', 'Mobile', 'Web']) {
      await tab(page, name).tap();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    for (const each of await page.getByRole('tab').all())
      expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});
