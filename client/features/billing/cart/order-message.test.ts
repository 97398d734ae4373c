import { expect, it } from 'vitest';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { orderMessage } from './order-message.ts';

const order = orderMessage([
  { ...catalogue['vip-bootcamp'], quantity: 1 },
  { ...catalogue['web-prompt-pack'], quantity: 2 },
]);

it('lists the ordered items and their prices', () => {
  expect(order.split('\n')).toEqual([
    'I’d like to order:',
    '1 x VIP In-Studio AI Business Systems Bootcamp, $497',
    '2 x Web prompt pack (300+ prompts), $99.98',
    'Total: $596.98',
    'Please tell me how to pay.',
  ]);
});

it('shows cents only when they are not zero', () => {
  const written = [14700, 49700, 35000, 4999, 100_000, 5, 0].map(formatCents);
  expect(written.join(' ')).toBe('$147 $497 $350 $49.99 $1,000 $0.05 $0');
});
