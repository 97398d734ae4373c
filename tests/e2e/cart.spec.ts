/** The cart: kept in the browser, the same in all its tabs, and turned into an order. */
import type { Page } from '@playwright/test';
import { answerWith } from './answering.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { expect, failedWithStatus, test } from './test.ts';

const vip = { id: 'vip-bootcamp', name: 'VIP In-Studio AI Business Systems Bootcamp', price: 49700, quantity: 1 };
const virtual = { id: 'virtual-bootcamp', name: 'Virtual AI Business Systems Bootcamp', price: 14700, quantity: 2 };
const pack = { id: 'web-prompt-pack', name: 'Web prompt pack (300+ prompts)', price: 4999, quantity: 1 };

const main = (page: Page) => page.getByRole('main');
const line = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const total = (page: Page) => main(page).getByRole('definition').last();
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown);

async function openWith(page: Page, cart: unknown) {
  await page.goto('/cart');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
}

test('an empty cart leads to what can be bought', async ({ page }) => {
  const response = await page.goto('/cart');
  expect(response!.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByText('Nothing is in it yet.')).toBeVisible();
  await main(page).getByRole('link', { name: 'See the prompt packs' }).click();
  await expect(page).toHaveURL('/tools');
  await page.goBack();
  await main(page).getByRole('link', { name: 'See the bootcamp' }).click();
  await expect(page).toHaveURL('/bootcamp');
});

test('quantities, totals and removing, stored at every step', async ({ page }) => {
  await openWith(page, [vip, virtual]);
  await expect(total(page)).toHaveText('$791');
  await line(page, vip.name).getByRole('button', { name: 'One more' }).click();
  await expect(line(page, vip.name).getByLabel('Quantity', { exact: true })).toHaveText('2');
  await expect(line(page, vip.name)).toContainText('$994');
  await expect(total(page)).toHaveText('$1,288');
  expect(await stored(page)).toEqual([{ ...vip, quantity: 2 }, virtual]);
  await page.reload();
  await expect(total(page)).toHaveText('$1,288');

  await line(page, virtual.name)
    .getByRole('button', { name: `Remove ${virtual.name}` })
    .click();
  await expect(line(page, virtual.name)).toHaveCount(0);
  expect(await stored(page)).toEqual([{ ...vip, quantity: 2 }]);
  const undo = main(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(
    line(page, virtual.name).getByRole('button', { name: `Remove ${virtual.name}` }),
    'the keyboard goes on at the line that is back',
  ).toBeFocused();
  expect(await stored(page)).toEqual([{ ...vip, quantity: 2 }, virtual]);

  await line(page, vip.name).getByRole('button', { name: 'One less' }).click();
  await line(page, vip.name).getByRole('button', { name: 'One less' }).click();
  await expect(line(page, vip.name)).toHaveCount(0);
  await expect(total(page)).toHaveText('$294');
  await expect(undo).toBeVisible();
});

test('prices are today’s, a pack is enough once, and what is no longer sold is not counted', async ({ page }) => {
  const gone = { id: 'summer-course', name: 'Summer course', price: 900, quantity: 3 };
  await openWith(page, [{ ...pack, price: 1 }, gone]);
  await expect(line(page, pack.name)).toContainText('Price updated');
  await expect(line(page, pack.name)).toContainText('It was $0.01 when you put it in.');
  await expect(total(page)).toHaveText('$49.99');
  await expect(line(page, gone.name)).toContainText('No longer sold');
  const oneMore = line(page, pack.name).getByRole('button', { name: 'One more' });
  await expect(oneMore).toBeDisabled();
  await oneMore.dispatchEvent('click');
  await expect(line(page, pack.name).getByLabel('Quantity', { exact: true })).toHaveText('1');
  await line(page, gone.name)
    .getByRole('button', { name: `Remove ${gone.name}` })
    .click();
  expect(await stored(page)).toEqual([{ ...pack, price: 1 }]);
  await main(page).getByRole('button', { name: 'Undo' }).click();
  expect(await stored(page)).toEqual([{ ...pack, price: 1 }, gone]);
});

test('few seats are counted; sold out, the line says so and leads to the waiting list', async ({ page }) => {
  const seats = (left: number) =>
    answerWith(page, 'checkout.options', { available: true, mode: 'sandbox', vip: { left, capacity: 20 } });
  await seats(11);
  await openWith(page, [vip, pack]);
  await expect(main(page).getByRole('link', { name: 'Log in to pay' })).toBeVisible();
  await expect(main(page).getByText(/seats left/)).toHaveCount(0);
  await seats(7);
  await page.reload();
  await expect(line(page, vip.name).getByText('7 of 20 seats left.')).toBeVisible();
  await seats(0);
  await page.reload();
  await expect(line(page, vip.name).getByText('Sold out')).toBeVisible();
  await expect(line(page, vip.name).getByRole('link', { name: 'Log in to join the waiting list' })).toBeVisible();
  await expect(line(page, pack.name).getByText('Sold out')).toHaveCount(0);
  await expect(line(page, vip.name)).toContainText('Remove it to pay for the rest');
  await line(page, pack.name)
    .getByRole('button', { name: `Remove ${pack.name}` })
    .click();
  await expect(line(page, vip.name)).toContainText('You can wait for a seat here.');
  await expect(main(page).getByText('pay for the rest')).toHaveCount(0);
});

test('a checkout that cannot be reached says so and can be asked for again', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  const mend = await breakProcedures(page, (name) => name === 'checkout.options');
  await openWith(page, [pack]);
  const problem = main(page).getByRole('alert').filter({ hasText: 'The checkout could not be loaded' });
  await expect(problem).toBeVisible();
  await expect(total(page)).toHaveText('$49.99');
  await mend();
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('link', { name: 'Log in to pay' })).toBeVisible();
});

test('what cannot be read is thrown away, and the console says so', async ({ page, guard }) => {
  guard.expectConsole(/^The stored cart could not be read and is empty now\./);
  await page.goto('/cart');
  await page.evaluate(() => localStorage.setItem('cart', '{'));
  await page.reload();
  await expect(main(page).getByText('Nothing is in it yet.')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('another tab sees every change', async ({ page, context }) => {
  await openWith(page, [vip]);
  const other = await context.newPage();
  await other.goto('/tools');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(line(page, pack.name)).toBeVisible();
  await expect(total(page)).toHaveText('$546.99');
  await line(page, pack.name)
    .getByRole('button', { name: `Remove ${pack.name}` })
    .click();
  await expect(other.getByText(/In your cart/)).toHaveCount(0);
});

test('where one cannot pay, the order goes into the message of the contact page, and only once', async ({ page }) => {
  await answerWith(page, 'checkout.options', { available: false, mode: null, vip: { left: 20, capacity: 20 } });
  await openWith(page, [vip, virtual]);
  await main(page).getByRole('link', { name: 'Order by message' }).click();
  await expect(page).toHaveURL('/contact');
  const message = main(page).getByLabel('Message');
  await expect(message).toHaveValue(/1 x VIP In-Studio.*\$497\n2 x Virtual AI.*\$294\nTotal: \$791/);
  await message.fill(`Hello!\n\n${await message.inputValue()}`);
  await main(page).getByRole('complementary', { name: 'Cart' }).getByRole('link').click();
  await line(page, vip.name)
    .getByRole('button', { name: `Remove ${vip.name}` })
    .click();
  await main(page).getByRole('link', { name: 'Order by message' }).click();
  await expect(message).toHaveValue(/^Hello!\n\nI would like to order:\n2 x Virtual AI[^]*Total: \$294/);
  await expect(message).not.toHaveValue(/VIP/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, colorScheme });

    test('fits, can be tapped, and is accessible', async ({ page }) => {
      await openWith(page, [vip, pack]);
      await expect(main(page).getByRole('link', { name: 'Log in to pay' })).toBeVisible();
      expect(await axeViolations(page), 'cart').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const target of await main(page).locator('button, a').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box!.width, box!.height), await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      await line(page, vip.name)
        .getByRole('button', { name: `Remove ${vip.name}` })
        .tap();
      expect(await axeViolations(page), 'cart with undo').toEqual([]);
      await line(page, pack.name)
        .getByRole('button', { name: `Remove ${pack.name}` })
        .tap();
      expect(await axeViolations(page), 'empty cart').toEqual([]);
    });
  });
