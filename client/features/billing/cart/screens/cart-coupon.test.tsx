import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkoutOf, fillCart, pack, virtual } from '#client/test/orders.ts';

import { inLine, open, pay, total } from './cart-screen.fixture.tsx';

describe('a coupon', () => {
  const valid = { state: 'valid', discountCents: 750 } as const;

  it('is asked for on request, takes its discount off the total, and goes along with the order', async () => {
    fillCart(pack);
    vi.spyOn(location, 'assign').mockReturnValue();
    const { user, sentTo } = open({
      'cart.checkCoupon': () => valid,
      'cart.start': () => ({ url: 'http://localhost:3000/sandbox/checkout/cs_1', orderId: 'order-1' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Have a coupon?' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Coupon code'));
    await user.type(screen.getByLabelText('Coupon code'), ' fall-15 {Enter}');
    expect(await screen.findByText('FALL-15 takes $7.50 off.')).toBeDefined();
    expect(sentTo('cart.checkCoupon')).toEqual([{ code: 'FALL-15', items: [{ id: pack.id, quantity: 1 }] }]);
    expect(screen.getByText('Discount (FALL-15)').nextElementSibling!.textContent).toBe('−$7.50');
    expect(total()).toBe('$42.49');
    await user.click(await pay('$42.49'));
    expect(sentTo('cart.start')).toEqual([expect.objectContaining({ couponCode: 'FALL-15' })]);
  });

  it('can be removed, and the focus moves to the field', async () => {
    fillCart(pack);
    sessionStorage.setItem('cart-coupon', JSON.stringify('FALL-15'));
    const { user } = open({ 'cart.checkCoupon': () => valid });
    await user.click(await screen.findByRole('button', { name: 'Remove coupon FALL-15' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Coupon code'));
    expect(total()).toBe('$49.99');
    expect(sessionStorage.getItem('cart-coupon')).toBeNull();
  });

  it('says at its field why it takes nothing off, and the order goes without it', async () => {
    fillCart(pack);
    const { user, sentTo } = open({ 'cart.checkCoupon': () => ({ state: 'ended', discountCents: 0 }) });
    await user.click(await screen.findByRole('button', { name: 'Have a coupon?' }));
    await user.type(screen.getByLabelText('Coupon code'), 'OLD{Enter}');
    expect(await screen.findByText('This coupon has expired.')).toBeDefined();
    await user.clear(screen.getByLabelText('Coupon code'));
    await user.type(screen.getByLabelText('Coupon code'), 'no such code{Enter}');
    expect(await screen.findByText('We don’t know this coupon code. Check the spelling.')).toBeDefined();
    expect(sentTo('cart.checkCoupon')).toHaveLength(1);
    expect(await pay('$49.99')).toBeDefined();
  });
});

it('shows stored prices, the ones that changed, and what is not sold anymore', async () => {
  fillCart(pack, virtual);
  const options = checkoutOf();
  const { catalog } = options;
  const changed = {
    ...catalog,
    [virtual.id]: { ...catalog['virtual-bootcamp'], priceCents: 19_900 },
    [pack.id]: { ...catalog['web-prompt-pack'], isAvailable: false },
  };
  open({ 'cart.options': () => ({ ...options, catalog: changed }) });
  expect(await screen.findByText('No longer sold')).toBe(inLine(pack.name).getByText('No longer sold'));
  expect(inLine(virtual.name).getByText('It was $147 when you added it.')).toBeDefined();
  expect(await pay('$199')).toBeDefined();
});
