/** The cart is stored in the browser and shared by all its tabs. */
import { pack, seat, test, vip } from './shopper.ts';
import { expect } from './test.ts';

test('keeps every change over a reload and in another tab, and restores a removed line by keyboard', async ({
  page,
  context,
  shopper,
}) => {
  const response = await page.goto('/cart');
  expect(response!.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await shopper.openCart(vip, { ...seat, quantity: 2 });
  await expect(shopper.total).toHaveText('$791');
  await shopper.cartLine(vip.name).getByRole('button', { name: 'Add one' }).click();
  await expect(shopper.cartLine(vip.name)).toContainText('$994');
  await page.reload();
  await expect(shopper.total).toHaveText('$1,288');

  await shopper.remove(seat.name).click();
  expect(await shopper.stored()).toEqual([[vip.id, 2]]);
  const undo = shopper.account.button('Undo');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.remove(seat.name)).toBeFocused();
  await shopper.cartLine(vip.name).getByRole('button', { name: 'Remove one' }).click();
  await shopper.cartLine(vip.name).getByRole('button', { name: 'Remove one' }).click();
  await expect(shopper.total).toHaveText('$294');

  const other = await context.newPage();
  await other.goto('/tools');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shopper.total).toHaveText('$343.99');
  await shopper.remove(pack.name).click();
  await expect(other.getByText(/In your cart/)).toHaveCount(0);
});
