import { expect, it } from 'vitest';
import { contentOf } from './templates.ts';

const links = { to: (path: string) => `https://site.example${path}` };

it("puts the due date before the task's title, which may end in a period", () => {
  const tasks = [{ title: 'Call five customers about a repair.', dueOn: '2026-11-30' }];
  const { blocks } = contentOf('task-reminder', { data: { tasks }, secrets: {}, links });
  expect(JSON.stringify(blocks)).toContain('Due Monday, November 30: Call five customers about a repair.');
});

it('formats all receipt amounts with cents and discounts with a minus sign', () => {
  const data = {
    number: 'EG-1042',
    lines: [{ name: 'Virtual AI Business Systems Bootcamp', quantity: 2, cents: 29400 }],
    discountCents: 900,
    totalCents: 28500,
    paidAt: '2026-11-21T03:30:00.000Z',
    items: ['virtual-bootcamp'],
  };
  const { blocks } = contentOf('order-receipt', { data, secrets: {}, links });
  const amounts = blocks.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'fields' ? block.items.map(({ value }) => value) : [],
  );
  expect(amounts).toEqual(['$294.00', '$294.00', '−$9.00', '$285.00']);
});
