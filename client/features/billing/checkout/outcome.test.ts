import { expect, it } from 'vitest';
import { refundLabel, nextLookMs, outcomeOf, placesOf } from './outcome.ts';

const seen = (waitedMs: number, isUnknown = false) => ({ waitedMs, isUnknown });
const order = (status: Parameters<typeof nextLookMs>[0], willBeRefunded = false) => ({
  status: status!,
  willBeRefunded,
});

it('polls often at first, then less, for a minute, and stops once the outcome is known', () => {
  const looks = [0, 14_999, 15_000, 59_999, 60_000].map((waited) => nextLookMs('open', waited));
  expect(looks.join(' ')).toBe('1500 1500 4000 4000 false');
  expect(nextLookMs(undefined, 0)).toBe(1500);
  for (const status of ['paid', 'expired', 'failed', 'refunded', 'disputed'] as const)
    expect(nextLookMs(status, 0)).toBe(false);
});

it('returns the outcome', () => {
  expect(outcomeOf(undefined, seen(0))).toBe('confirming');
  expect(outcomeOf(order('open'), seen(59_999))).toBe('confirming');
  expect(outcomeOf(order('open'), seen(60_000))).toBe('late');
  expect(outcomeOf(undefined, seen(60_000))).toBe('late');
  expect(outcomeOf(order('paid'), seen(60_000))).toBe('paid');
  expect(outcomeOf(order('expired'), seen(0))).toBe('unpaid');
  expect(outcomeOf(order('failed'), seen(0))).toBe('unpaid');
  expect(outcomeOf(order('refunded'), seen(0))).toBe('refunded');
  expect(outcomeOf(order('disputed'), seen(0))).toBe('disputed');
  expect(outcomeOf(order('paid', true), seen(0))).toBe('going-back');
  expect(outcomeOf(undefined, seen(0, true))).toBe('unknown');
});

it('says why money is refunded and that nothing was delivered', () => {
  const sold = { status: 'paid', totalCents: 49700, refundedCents: 0, refundReason: 'sold-out' } as const;
  expect(refundLabel(sold).title).toBe('Sold out while you paid');
  expect(refundLabel(sold).lead).toContain('Nothing in this order was delivered. $497.00 goes back');
  expect(refundLabel({ ...sold, status: 'refunded', refundedCents: 49700 }).lead).toContain('$497.00 went back');
  const amount = { ...sold, refundReason: 'amount' } as const;
  expect(refundLabel(amount).title).toBe('We couldn’t deliver this order');
  // Not the order total, because a different amount was paid.
  expect(refundLabel(amount).lead).toContain('Nothing in this order was delivered. Your full payment goes back');
  expect(refundLabel(amount).lead).not.toMatch(/\$|seat/);
  expect(refundLabel({ ...amount, status: 'refunded', refundedCents: 14700 }).lead).toContain('$147.00 went back');
  expect(refundLabel({ ...sold, refundReason: null }).title).toBe('We couldn’t deliver this order');
});

it('says once where to find each kind of item', () => {
  const lines = ['virtual-bootcamp', 'vip-bootcamp', 'web-prompt-pack'].map((itemId) => ({ itemId }));
  expect(placesOf({ kind: 'cart', lines }).map(({ href }) => href)).toEqual([
    '/dashboard/shop',
    '/dashboard/prompt-packs?pack=web',
  ]);
  expect(placesOf({ kind: 'subscription', lines: [{ itemId: 'pro' }] }).map(({ href }) => href)).toEqual([
    '/dashboard',
  ]);
});
