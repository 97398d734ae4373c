import { describe, expect, it } from 'vitest';
import { textOfPdf } from '#tests/helpers/pdf.ts';
import { receiptName, toReceiptPdf, type Receipt } from './receipt.ts';

type Parts = { order?: Partial<Receipt['order']>; lines?: Receipt['lines']; buyer?: Partial<Receipt['buyer']> };

const receiptOf = ({ order, lines, buyer }: Parts = {}): Receipt => ({
  order: {
    number: 1042,
    status: 'paid',
    subtotalCents: 34399,
    discountCents: 0,
    couponCode: null,
    taxCents: 0,
    totalCents: 34399,
    refundedCents: 0,
    // Still the 20th in Florida.
    paidAt: new Date('2026-11-21T03:30:00Z'),
    closedAt: null,
    refundDueAt: null,
    mode: 'live',
    ...order,
  },
  lines: lines ?? [
    { name: 'Virtual AI Business Systems Bootcamp', unitCents: 14700, quantity: 2, refundedQuantity: 0 },
    { name: 'Web prompt pack (300+ prompts)', unitCents: 4999, quantity: 1, refundedQuantity: 0 },
  ],
  buyer: { email: 'dana@example.com', name: 'Dana Rivera', businessName: 'Coral Bay Cooling', ...buyer },
});

/** Reads the text line by line; undefined if this machine has no pdftotext. */
const linesOf = (pdf: Buffer) =>
  textOfPdf(pdf, '-layout')
    ?.split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));

/** Normalizes spacing, which depends on the layout, so that words are compared. */
const held = async (parts?: Parts) => linesOf(await toReceiptPdf(receiptOf(parts)))?.filter(Boolean);

describe('the file', () => {
  it('is one tagged page with a title', async () => {
    const raw = (await toReceiptPdf(receiptOf())).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-US\)/);
    expect(raw).toContain('(Receipt EG-1042)');
    // Not the download time, so the same receipt is the same file.
    expect(raw).toContain('(D:20261121033000Z)');
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(raw).toContain(`/S /${tag}`);
    expect(raw.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
  it('is named after the order', () => expect(receiptName(receiptOf())).toBe('everglow-receipt-eg-1042.pdf'));
});

describe('its content', () => {
  it('includes number, date in the agency’s time zone, both parties, lines and total', async ({ skip }) => {
    const lines = await held();
    if (!lines) return skip('pdftotext (poppler-utils) is not there');
    expect(lines).toEqual([
      'Everglow AI Marketing',
      'Receipt EG-1042',
      'November 20, 2026',
      'From To',
      'Everglow AI Marketing Coral Bay Cooling',
      'Fort Lauderdale, FL Dana Rivera',
      'dana@example.com',
      'Item Price Quantity Amount',
      'Virtual AI Business Systems Bootcamp $147.00 2 $294.00',
      'Web prompt pack (300+ prompts) $49.99 1 $49.99',
      'Total $343.99',
      'Paid on November 20, 2026.',
      'All amounts are in US dollars.',
    ]);
  });

  it.each([
    [
      'shows a discount and a test payment',
      { subtotalCents: 2999, discountCents: 900, totalCents: 2099, mode: 'sandbox' },
      ['Test payment. No money moved.', 'Subtotal $29.99', 'Discount −$9.00', 'Total $20.99'],
    ],
    ['shows test keys', { mode: 'test' }, ['Test payment. No money moved.']],
    [
      'shows a coupon and tax',
      { discountCents: 3440, couponCode: 'SPRING10', taxCents: 2167, totalCents: 33126 },
      ['Subtotal $343.99', 'Discount (SPRING10) −$34.40', 'Tax $21.67', 'Total $331.26'],
    ],
    [
      'shows a refund',
      { status: 'refunded', refundedCents: 34399, closedAt: new Date('2026-12-01T15:00:00Z') },
      [
        'Refunded −$343.99',
        'Total after refunds $0.00',
        'Paid on November 20, 2026. Refunded in full on December 1, 2026.',
      ],
    ],
    [
      'shows a partial refund',
      { refundedCents: 4999 },
      ['Refunded −$49.99', 'Total after refunds $294.00', 'Paid on November 20, 2026. $49.99 refunded.'],
    ],
    [
      'shows a pending refund',
      { refundDueAt: new Date() },
      ['Paid on November 20, 2026. We couldn’t deliver this order, so we’re refunding it in full.'],
    ],
    [
      'shows a dispute',
      { status: 'disputed' },
      ['Paid on November 20, 2026. The buyer’s bank is reviewing a dispute.'],
    ],
  ] as const)('%s', async (_what, order, expected) => {
    const lines = await held({ order });
    if (lines) expect(lines).toEqual(expect.arrayContaining([...expected]));
  });

  it('marks refunded items', async () => {
    const [seats, pack] = receiptOf().lines;
    const text = await held({
      lines: [
        { ...seats!, refundedQuantity: 1 },
        { ...pack!, refundedQuantity: 1 },
      ],
    });
    if (!text) return;
    const [, first, mark, second, whole] = text.slice(text.indexOf('Item Price Quantity Amount'));
    expect([first, mark]).toEqual(['Virtual AI Business Systems Bootcamp $147.00 2 $294.00', '1 of 2 refunded']);
    expect([second, whole]).toEqual(['Web prompt pack (300+ prompts) $49.99 1 $49.99', 'Refunded']);
  });

  it('mentions no tests, refunds or discounts when there were none', async () => {
    const lines = await held();
    expect(lines?.join('\n') ?? '').not.toMatch(/test|refund|discount|subtotal|tax/i);
  });
});

describe('the buyer', () => {
  it('keeps long names and other scripts on the page and notes missing characters', async ({ skip }) => {
    const buyer = {
      email: `${'long'.repeat(50)}@example.com`,
      name: 'Nguyễn Łódź 你好 مرحبا',
      businessName: `${'W'.repeat(60)} ${'x'.repeat(39)}`,
    };
    const lines = await held({
      buyer,
      lines: [{ name: 'y'.repeat(200), unitCents: 1_234_500, quantity: 20, refundedQuantity: 0 }],
    });
    if (!lines) return skip('pdftotext (poppler-utils) is not there');
    const text = lines.join('\n');
    expect(text).toContain('Łódź […]');
    expect(text).toContain('characters this file has no font for');
    expect(text).toContain('$12,345.00 20 $246,900.00');
    expect(text).toContain('Paid on November 20, 2026.');
    expect(text.match(/W/g)!.length).toBeGreaterThanOrEqual(60);
  });
  it('needs no name', async () => {
    const lines = await held({ buyer: { name: ' ', businessName: '' } });
    if (lines) expect(lines).toContain('Everglow AI Marketing dana@example.com');
  });
});
