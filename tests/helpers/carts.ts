/** Generates carts that a tampered page might send, and buys them: each is refused or costs the catalog price. */
import fc from 'fast-check';
import { catalogue } from '#shared/domain/catalogue.ts';
import type { FakeStripe } from '../fakes/stripe-server.ts';
import type { TestDatabase } from './database.ts';
import { inLanes } from './lanes.ts';
import { createBuyers } from './payments.ts';

const prices: Record<string, number> = { 'virtual-bootcamp': 14700, 'vip-bootcamp': 49700, 'web-prompt-pack': 4999 };

/**
 * Computes an order's correct amount independently of the server's rules. @returns undefined if the order is invalid.
 */
function rightAmount(items: unknown): number | undefined {
  if (!Array.isArray(items) || items.length < 1 || items.length > 4) return undefined;
  const seen = new Set<string>();
  let sum = 0;
  for (const line of items as unknown[]) {
    if (typeof line !== 'object' || line === null) return undefined;
    const { id, quantity, ...others } = line as Record<string, unknown>;
    if (Object.keys(others).length > 0 || typeof id !== 'string' || seen.has(id)) return undefined;
    // None of these buyers has a virtual seat to upgrade.
    if (!Object.hasOwn(prices, id)) return undefined;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > 20) return undefined;
    if (id === 'web-prompt-pack' && quantity > 1) return undefined;
    seen.add(id);
    sum += prices[id]! * quantity;
  }
  return sum;
}

const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }) },
  fc.constantFrom<unknown>(0, -1, -20, 21, 1e9, 0.1, 1.5, '1', '', null, true, [1], {}, Number.MAX_SAFE_INTEGER),
);
const noItems = ['free-lunch', 'VIP-BOOTCAMP', 'vip-bootcamp ', '__proto__', '', 42, null, ['vip-bootcamp'], 'pro'];
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.keys(catalogue)) },
  fc.constantFrom<unknown>(...noItems),
);
const line = fc.oneof(
  { weight: 6, arbitrary: fc.record({ id, quantity }) },
  fc.record({ id, quantity, price: fc.constantFrom(1, 0, -49700, 497, 0.01) }),
  fc.record({ id, quantity, unit_amount: fc.constant(1), currency: fc.constantFrom('jpy', 'usd') }),
  fc.record({ id }),
  fc.constantFrom<unknown>(null, 'vip-bootcamp', 1, []),
);
const cart = fc.oneof(
  { weight: 12, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }) },
  fc.array(line, { maxLength: 6 }),
  fc.constantFrom<unknown>(null, {}, 'all', [], { length: 1, 0: { id: 'web-prompt-pack', quantity: 1 } }),
);

/** Orders per buyer, because the number that one buyer may start is limited. */
const cartsPerBuyer = 50;

/**
 * Sends the first `count` carts, the same ones in every run.
 * @returns how many were sold, and what was answered or charged wrongly
 */
export async function sendCarts(
  { database, stripe, address }: { database: TestDatabase; stripe: FakeStripe; address: string },
  count: number,
): Promise<{ sold: number; wrong: unknown[] }> {
  const carts = fc.sample(cart, { numRuns: count, seed: 20_261_121 });
  const buyers = await createBuyers(database, address, Math.ceil(count / cartsPerBuyer));
  // Add enough seats for every valid cart, because this test isn't about seats.
  await database.query(
    'insert into vip_seats (bootcamp_id, number) select id, generate_series(100, 4000) from bootcamps',
  );
  const wrong: unknown[] = [];
  let sold = 0;
  // Only a few at a time: on a busy machine, a slow payment page is refused, which says nothing about prices.
  await inLanes(buyers, 6, async (buyer, at) => {
    for (const items of carts.slice(at * cartsPerBuyer, (at + 1) * cartsPerBuyer)) {
      const right = rightAmount(items);
      const answer = await buyer.visitor.call('cart.start', 'mutation', { items });
      if ((answer.status === 200) !== (right !== undefined)) wrong.push({ items, answer });
      if (answer.status !== 200) continue;
      sold += 1;
      const { orderId } = answer.data as { orderId: string };
      const pages = [...stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === orderId);
      if (pages.length !== 1 || pages[0]!.amount_total !== right || pages[0]!.currency !== 'usd')
        wrong.push({ items, pages });
    }
  });
  const differing = await database.query(
    'select id from orders o where total_cents <> (select sum(unit_cents * quantity) from order_lines where order_id = o.id)',
  );
  await database.query('update vip_seats set order_id = null, user_id = null, held_until = null');
  await database.query('delete from vip_seats where number >= 100');
  return { sold, wrong: [...wrong, ...differing] };
}
