import { expect, it } from 'vitest';
import { withUpgrade } from './upgrade.ts';

it('asks for Pro with its price, keeps the typed text, and asks once', () => {
  const asked = withUpgrade('  \n');
  expect(asked).toContain('30% off the first month ($20.99)');
  const typed = withUpgrade('Hello there.\n');
  expect(typed).toBe(`Hello there.\n\n${asked}`);
  expect(withUpgrade(`${typed}\nThanks, Dana`)).toBe(`${typed}\nThanks, Dana`);
});
