/** Buying without an account on a phone: from a landing page to what was bought, and how much a buyer has to do. */
import type { Page } from '@playwright/test';
import { MailboxPage } from './mailbox-page.ts';
import { test } from './shopper.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Most fields and boxes that a guest fills in by hand, on our pages and the payment page. */
const mostInputs = 6;
/** Most time from the landing page to the paid order. */
const mostMs = 60_000;

/** Counts the fields and boxes that were filled in, on every page. */
async function countInputs(page: Page): Promise<() => number> {
  const filled = new Set<string>();
  await page.exposeBinding('__filled', (_source, field: string) => void filled.add(field));
  await page.addInitScript(() => {
    addEventListener(
      'input',
      ({ target, isTrusted }) => {
        const { name, id, type } = target as HTMLInputElement;
        const report = (window as unknown as { __filled: (field: string) => void }).__filled;
        if (isTrusted) report(`${location.pathname} ${name || id || type}`);
      },
      true,
    );
  });
  return () => filled.size;
}

const newGuest = () => `guest-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

for (const { what, from, choose, price, line, place } of [
  {
    what: 'a bootcamp seat',
    from: '/bootcamp',
    choose: (page: Page) => page.getByRole('link', { name: 'Buy a virtual seat' }).click(),
    price: '$147',
    line: 'Virtual AI Business Systems Bootcamp',
    place: 'See my seat',
  },
  {
    what: 'a prompt pack',
    from: '/tools',
    choose: async (page: Page) => {
      await page.getByRole('button', { name: 'Add to cart' }).click();
      const link = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
      await expect(link).toBeVisible();
      await link.click();
    },
    price: '$49.99',
    line: 'Web prompt pack',
    place: 'Open my prompt packs',
  },
])
  test(`a guest pays for ${what} with few inputs, and opens it with the link in the receipt`, async ({
    page,
    context,
    shopper,
    guard,
  }, info) => {
    guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
    const inputs = await countInputs(page);
    const email = newGuest();
    const { account } = shopper;
    const startedAt = Date.now();
    await page.goto(from);
    await choose(page);
    await expect(page).toHaveURL('/cart');
    await expect(account.main.getByRole('heading', { level: 2, name: new RegExp(line) })).toBeVisible();
    await account.email.pressSequentially(email);
    await shopper.checkOut();
    await shopper.sandbox.expectOpen(price);
    await expect(page.getByText(`Your receipt goes to ${email}.`)).toBeVisible();
    await shopper.sandbox.pay(price);
    await expect(account.heading('Thank you. It’s yours.')).toBeFocused();
    const tookMs = Date.now() - startedAt;
    info.annotations.push({ type: 'figures', description: `${inputs()} inputs, ${(tookMs / 1000).toFixed(1)} s` });
    console.info(`${what}: ${inputs()} inputs and ${(tookMs / 1000).toFixed(1)} s to a paid order`);
    expect(inputs()).toBeGreaterThanOrEqual(2);
    expect(inputs()).toBeLessThanOrEqual(mostInputs);
    expect(tookMs).toBeLessThanOrEqual(mostMs);
    await expect(account.main.getByText(`We emailed ${email} a link to open your account.`)).toBeVisible();
    expect(await shopper.stored()).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeHidden();

    const mailbox = new MailboxPage(await context.newPage());
    await mailbox.open(email, /receipt for order/);
    const link = await mailbox.mail.getByRole('link', { name: 'Open my account', exact: true }).getAttribute('href');
    await page.goto(link!);
    await account.newPassword.fill('Mangrove 12 tunnel');
    await account.button('Save and sign in').click();
    await expect(page).toHaveURL(/\/checkout\/done\?order=/);
    await expect(account.link(place)).toBeVisible();
  });

test('the cart in the header follows other tabs, and a page with an empty cart has no room for it', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(link).toBeHidden();
  const other = await context.newPage();
  await other.goto('/cart?add=vip-bootcamp');
  await expect(other.getByRole('button', { name: 'Check out' })).toBeVisible();
  await expect(link).toHaveAccessibleName('Cart, 1 item');
  await other.getByRole('button', { name: 'Add one' }).click();
  await expect(link).toHaveAccessibleName('Cart, 2 items');
  await link.click();
  await expect(page).toHaveURL('/cart');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
