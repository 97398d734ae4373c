/** The shop: what can be added, what lies in the cart, and Pro. */
import { makePro, test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { SandboxPage } from './sandbox-page.ts';
import { expect } from './test.ts';

const here = '/dashboard/shop';

test('items go into the cart, which adds them up and leads on', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(page).toHaveTitle('Shop | Everglow');
  const cart = account.main.getByRole('region', { name: 'Your cart' });
  await expect(cart).toContainText('Nothing in it yet');
  const item = (name: string) => account.main.getByRole('article', { name });
  await expect(account.main.getByRole('article')).toHaveCount(3);
  await item('Web prompt pack').getByRole('button', { name: 'Add to cart' }).click();
  await item('Bootcamp: In-Studio VIP seat').getByRole('button', { name: 'Add to cart' }).click();
  await item('Bootcamp: virtual seat').getByRole('button', { name: 'Add to cart' }).click();
  await item('Bootcamp: virtual seat').getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(3);
  await expect(cart.getByText('4 items')).toBeVisible();
  await expect(cart.getByRole('status')).toContainText('$840.99');
  await cart.getByRole('button', { name: 'Remove VIP In-Studio AI Business Systems Bootcamp' }).click();
  await expect(cart.getByRole('status')).toContainText('$343.99');
  await cart.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(account.main.getByRole('listitem')).toHaveCount(2);
});

test('what another tab puts in is shown here', async ({ page, context, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(account.main.getByText('Nothing in it yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/tools');
  await other.getByRole('tabpanel').getByRole('button', { name: 'Add to cart' }).click();
  await expect(account.main.getByRole('region', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(1);
});

test('Pro is offered to who does not have it', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  const banner = account.main.getByRole('complementary', { name: 'Upgrade to Pro' });
  await expect(banner).toContainText('30% off');
  await banner.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await new SandboxPage(page).expectOpen('$20.99');
  await makePro(member.email);
  await page.goto(here);
  await expect(account.main.getByRole('heading', { name: 'Your plan is Pro' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

for (const [name, use] of [
  ['a desktop, light', { colorScheme: 'light' }],
  ['a phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('axe has nothing to say, and it fits', async ({ page, accounts }) => {
      await accounts.signedIn();
      const account = new AccountPage(page);
      await page.goto(here);
      await account.main.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(account.main.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
      await expect(account.main.getByRole('complementary', { name: 'Upgrade to Pro' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      if (name.includes('phone')) await expectFitsPhone(page, 'shop');
    });
  });
}
