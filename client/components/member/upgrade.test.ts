import { expect, it } from 'vitest';
import { checkoutOf } from '#client/test/orders.ts';
import { withUpgrade } from './upgrade.ts';

const prices = checkoutOf();

it('asks for Pro with its price, keeps the typed text, and asks once', () => {
  const asked = withUpgrade('  \n', prices);
  expect(asked).toContain('30% off the first month ($20.99)');
  const typed = withUpgrade('Hello there.\n', prices);
  expect(typed).toBe(`Hello there.\n\n${asked}`);
  expect(withUpgrade(`${typed}\nThanks, Dana`, prices)).toBe(`${typed}\nThanks, Dana`);
});

it('asks for the usual price without a discount', () => {
  expect(withUpgrade('', { ...prices, firstMonth: null })).toContain('Pro for $29.99 per month');
});
