import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedFacts } from '#shared/content/site-facts.ts';
import { cartItems, couponState, discountOf, type PricedLine } from './policy.ts';

const lines: PricedLine[] = [
  { itemId: 'web-prompt-pack', unitCents: 4_999, quantity: 1 },
  { itemId: 'virtual-bootcamp', unitCents: 14_700, quantity: 2 },
];
const percent = (value: number, itemIds: string[] | null = null) => ({ kind: 'percent' as const, value, itemIds });
const amount = (value: number, itemIds: string[] | null = null) => ({ kind: 'amount' as const, value, itemIds });

it('takes a percentage off the lines it applies to, rounded half up', () => {
  expect(discountOf(percent(30), [{ itemId: 'pro', unitCents: 2_999, quantity: 1 }])).toBe(900);
  expect(discountOf(percent(33, ['web-prompt-pack']), lines)).toBe(1_650);
  expect(discountOf(percent(50), [{ itemId: 'x', unitCents: 101, quantity: 1 }])).toBe(51);
  expect(discountOf(percent(15), lines)).toBe(5_160);
  expect(discountOf(percent(15, ['vip-bootcamp']), lines)).toBe(0);
});

it('takes an amount off, up to the lines it applies to', () => {
  expect(discountOf(amount(1_000), lines)).toBe(1_000);
  expect(discountOf(amount(9_000, ['web-prompt-pack']), lines)).toBe(4_999);
  expect(discountOf(amount(9_000, ['vip-bootcamp']), lines)).toBe(0);
});

it('is a whole number of cents between nothing and the eligible subtotal, for any cart', () => {
  const line = fc.record({
    itemId: fc.constantFrom('a', 'b', 'c'),
    unitCents: fc.integer({ min: 50, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  const coupon = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 100 }),
      itemIds: fc.constantFrom<string[] | null>(null, ['a'], ['a', 'b']),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.integer({ min: 1, max: 1_000_000 }),
      itemIds: fc.constantFrom<string[] | null>(null, ['a'], ['a', 'b']),
    }),
  );
  fc.assert(
    fc.property(coupon, fc.array(line, { maxLength: 6 }), (terms, cart) => {
      const eligible = cart
        .filter(({ itemId }) => terms.itemIds === null || terms.itemIds.includes(itemId))
        .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
      const discount = discountOf(terms, cart);
      const exact = terms.kind === 'percent' ? (eligible * terms.value) / 100 : Math.min(terms.value, eligible);
      expect(Number.isInteger(discount) && discount >= 0 && discount <= eligible).toBe(true);
      expect(Math.abs(discount - exact)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 5_000 },
  );
});

it('tells why a coupon takes nothing off', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const usual = { ...percent(10), isActive: true, isForFirstMonth: false, mostUses: null, expiresAt: null };
  const stateOf = (changes: Partial<Parameters<typeof couponState>[0]> = {}, uses = 0, isFirstMonth = false) =>
    couponState({ ...usual, ...changes }, { lines, uses, isFirstMonth, now });
  expect(stateOf()).toBe('valid');
  expect(couponState(undefined, { lines, uses: 0, isFirstMonth: false, now })).toBe('unknown');
  expect(stateOf({ isActive: false })).toBe('unknown');
  expect(stateOf({ expiresAt: now })).toBe('ended');
  expect(stateOf({ expiresAt: new Date(now.getTime() + 1) })).toBe('valid');
  expect([stateOf({ mostUses: 3 }, 2), stateOf({ mostUses: 3 }, 3)]).toEqual(['valid', 'used-up']);
  expect(stateOf({ itemIds: ['vip-bootcamp'] })).toBe('other-items');
  expect([stateOf({ isForFirstMonth: true }), stateOf({}, 0, true)]).toEqual(['other-items', 'other-items']);
  // Less than the provider takes would be left to pay.
  expect(stateOf({ ...amount(34_399 - 49) })).toBe('other-items');
  expect(stateOf({ ...amount(34_399 - 50) })).toBe('valid');
});

it('prices the upgrade as the difference, never below zero, and sells it with the studio seat', () => {
  const { catalog } = seedFacts;
  const upgradeOf = (vip: Partial<(typeof catalog)['vip-bootcamp']>) =>
    cartItems({ ...catalog, 'vip-bootcamp': { ...catalog['vip-bootcamp'], ...vip } })['vip-bootcamp-upgrade'];
  expect(upgradeOf({})).toMatchObject({ priceCents: 35_000, isAvailable: true });
  expect(upgradeOf({ isAvailable: false })).toMatchObject({ isAvailable: false });
  expect(upgradeOf({ priceCents: 9_900 })).toMatchObject({ priceCents: 0, isAvailable: false });
});
