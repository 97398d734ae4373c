/** Allocates an order's discount and tax to its lines. Money is in US cents. */

export type ShareLine = { itemId: string; unitCents: number; quantity: number };

/** Splits an amount in proportion to weights by largest remainder: the parts add up to it, and none exceeds its weight's. */
function split(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { index, floor: Number(exact / BigInt(sum)), rest: Number(exact % BigInt(sum)) };
  });
  const left = cents - parts.reduce((all, { floor }) => all + floor, 0);
  const first = parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left);
  const raised = new Set(first.map(({ index }) => index));
  return parts.map(({ index, floor }) => floor + (raised.has(index) ? 1 : 0));
}

/** Returns what was paid for each line: its price less its part of the discount, plus its part of the tax. */
export function lineShares(
  lines: readonly ShareLine[],
  { discountCents, taxCents }: { discountCents: number; taxCents: number },
): { itemId: string; cents: number }[] {
  const prices = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const discounts = split(discountCents, prices);
  const net = prices.map((price, index) => price - discounts[index]!);
  const taxes = split(taxCents, net);
  return lines.map(({ itemId }, index) => ({ itemId, cents: net[index]! + taxes[index]! }));
}
