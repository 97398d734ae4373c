/** Emails about money: receipts, refunds, Pro, and alerts to the agency. */
import { describe, expect, it } from 'vitest';
import { alertKinds } from '#shared/domain/orders.ts';
import { hrefs, home, links, make, samples, secrets } from '../templates.fixture.ts';
import { contentOf } from '../templates.ts';

describe('money', () => {
  it('lists items, prices and where to find them', async () => {
    const { content, html, text } = await make('order-receipt');
    // Already the 21st in UTC.
    expect(text).toContain('your payment of $331.26 on November 20, 2026. Your order number is EG-1042.');
    expect(text).toContain('2 × Virtual AI Business Systems Bootcamp:\n    $294.00\n');
    const sums = [
      'Subtotal:\n    $343.99',
      'Discount (SPRING10):\n    −$34.40',
      'Tax:\n    $21.67',
      'Total:\n    $331.26',
    ];
    expect(text).toContain(sums.join('\n\n'));
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([`${home}/dashboard/settings#orders`, `${home}/dashboard/prompt-packs`]),
    );
    expect(text).toContain('in a separate email');
    expect(text).not.toMatch(/on Pro now|test payment/);
    expect(content.subject).toBe('Your Everglow receipt for order EG-1042');
  });
  it.each([
    [['pro'], 'You’re on Pro now', 'Your seat'],
    [['web-prompt-pack'], 'Your prompt pack is ready', 'Your seat'],
    [['vip-bootcamp-upgrade'], 'Your seat is booked', 'prompt pack'],
    [['something-new'], 'See my orders', 'Your seat'],
  ] as const)('describes only the next step for %j', async (items, said, notSaid) => {
    const lines = [{ name: 'What was bought', quantity: 1, cents: 33499 }];
    const { text } = await make('order-receipt', { items, lines, discountCents: 0, taxCents: 0, totalCents: 33499 });
    expect(text).toContain(said);
    expect(text).not.toContain(notSaid);
    expect(text).not.toMatch(/Subtotal|Discount|Tax:/);
  });
  it('marks a test payment as one', async () =>
    expect((await make('order-receipt', { isTest: true })).text).toContain('This was a test payment. No money moved.'));
  it.each(['canceled', 'unpaid', 'refunded', 'disputed'] as const)('has distinct text for %s', async (reason) => {
    const texts = await Promise.all(
      (['canceled', 'unpaid', 'refunded', 'disputed'] as const).map((other) => make('pro-ended', { reason: other })),
    );
    const { text } = await make('pro-ended', { reason });
    expect(texts.filter((other) => other.text === text)).toHaveLength(1);
  });
  it('says which items were refunded, and what remains of the total', async () => {
    const { content, text } = await make('order-refunded');
    expect(content.subject).toBe('We refunded part of order EG-1042');
    expect(text).toContain('We refunded $141.56 for order EG-1042');
    const fields = [
      'Virtual AI Business Systems Bootcamp:\n    1 of 2 refunded',
      'Total:\n    $331.26',
      'Refunded:\n    −$141.56',
      'Total after refunds:\n    $189.70',
    ];
    expect(text).toContain(fields.join('\n\n'));
    expect(text).toContain('We removed what we refunded from your account. You keep everything else.');
  });
  it('tells the amount of this refund and of all of them apart', async () => {
    const order = { totalCents: 33126, refundedCents: 15156 };
    const { text } = await make('order-refunded', { refundedCents: 1000, order });
    expect(text).toContain('We refunded $10.00 for order');
    expect(text).toContain('Refunded:\n    −$151.56');
  });
  it('distinguishes a partial from a full refund', async () => {
    const whole = {
      isWhole: true,
      refundedCents: 33126,
      order: { totalCents: 33126, refundedCents: 33126 },
      lines: [],
    };
    const { text } = await make('order-refunded', whole);
    expect(text).toContain('We removed the items in this order from your account.');
    expect(text).toContain('Total after refunds:\n    $0.00');
    expect((await make('order-refunded', { lines: [] })).text).toContain('You keep everything in this order.');
  });
  it('still renders refunds that were queued without an order’s sums', async () => {
    const { text } = await make('order-refunded', { order: undefined, lines: undefined });
    expect(text).not.toContain('Total');
  });
  it.each([
    ['order-receipt', { number: 'EG-1 <b>' }],
    ['order-receipt', { totalCents: 20.99 }],
    ['order-receipt', { paidAt: 'yesterday' }],
    ['order-refunded', { refundedCents: -1 }],
    ['pro-ended', { reason: 'whim' }],
  ] as const)('rejects invalid data for %s', async (name, data) => {
    await expect(make(name, data)).rejects.toThrow();
  });
  it('rejects unknown fields', () => {
    const data = { ...samples['pro-started'], note: 'hello' };
    expect(() => contentOf('pro-started', { data, secrets, links })).toThrow();
  });
});

describe('sales alerts', () => {
  const [sale] = samples['sales-alert']!.alerts;
  it.each(alertKinds)('say what happened with %s', async (kind) => {
    const dueAt = kind.startsWith('dispute') ? '2026-12-04T22:00:00.000Z' : null;
    const { content, text } = await make('sales-alert', { alerts: [{ ...sale, kind, dueAt }] });
    expect(content.subject).not.toContain('Dana');
    expect(text.includes('December 4, 2026')).toBe(dueAt !== null);
    expect(text.includes('Dana Rivera')).toBe(kind !== 'sold-out');
  });
  it('still make sense after the account was deleted', async () => {
    const gone = { ...sale, userId: null, name: null, email: null };
    expect((await make('sales-alert', { alerts: [gone] })).text).toContain('Buyer:\n    Account deleted');
  });
  it('are one email in a digest', async () => {
    const { content, text } = await make('sales-alert', {
      alerts: [sale, { ...sale, kind: 'refund' }],
      day: '2026-11-21',
    });
    expect(content.subject).toBe('Sales digest for Saturday, November 21: 2 updates');
    expect(text).toContain('Refund: $49.99, order EG-1042:\n    November 20, 2026 at 10:30 PM\n    Web prompt pack');
    expect(text).not.toContain('Dana');
  });
});
