/** What each line of an order really cost. Money is in US cents. */

export type PricedLine = { itemId: string; unitCents: number; quantity: number };
export type LineShare = { itemId: string; cents: number };
type Weight = { itemId: string; weight: number };

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);

/**
 * Splits an amount in proportion to weights, by largest remainder; ties go to the lower item id. Exact for any integers,
 * because products of large amounts are computed as BigInt.
 */
function split(cents: number, weights: readonly Weight[]): Map<string, number> {
  const whole = BigInt(sumOf(weights.map(({ weight }) => weight)));
  if (whole === 0n) return new Map();
  const parts = weights.map(({ itemId, weight }) => {
    const product = BigInt(cents) * BigInt(weight);
    return { itemId, cents: Number(product / whole), remainder: product % whole };
  });
  const left = cents - sumOf(parts.map((part) => part.cents));
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? inOrder(a.itemId, b.itemId) : a.remainder > b.remainder ? -1 : 1,
  );
  return new Map(byRemainder.map((part, at) => [part.itemId, part.cents + (at < left ? 1 : 0)]));
}

/**
 * Returns what each line cost: its subtotal minus its part of the discount plus its part of the tax. The sum is exactly the
 * order's total, and no line is negative. The discount is split by price, the tax by price after the discount.
 * @param amounts `eligible`: ids of the items that the discount applies to; all without it. Whatever exceeds their price
 *   is split over the other lines.
 * @throws RangeError if the discount exceeds the subtotal, or an amount is negative
 */
export function lineShares(
  lines: readonly PricedLine[],
  amounts: { discountCents: number; taxCents: number; eligible?: readonly string[] | undefined },
): LineShare[] {
  const { discountCents, taxCents, eligible } = amounts;
  const priced = lines.map(({ itemId, unitCents, quantity }) => ({ itemId, weight: unitCents * quantity }));
  const isEligible = ({ itemId }: Weight) => !eligible || eligible.includes(itemId);
  const chosen = priced.filter(isEligible);
  const others = priced.filter((line) => !isEligible(line));
  const most = sumOf(chosen.map(({ weight }) => weight));
  const rest = Math.max(discountCents - most, 0);
  if (discountCents < 0 || taxCents < 0 || rest > sumOf(others.map(({ weight }) => weight)))
    throw new RangeError('Discount and tax must not be negative, and the discount not more than the subtotal.');
  const discounts = new Map([...split(discountCents - rest, chosen), ...split(rest, others)]);
  const reduced = priced.map(({ itemId, weight }) => ({ itemId, weight: weight - (discounts.get(itemId) ?? 0) }));
  // A tax on an order that is free after its discount doesn't happen, but must not get lost.
  const isFree = reduced.every(({ weight }) => weight === 0);
  const taxes = split(taxCents, isFree ? reduced.map(({ itemId }) => ({ itemId, weight: 1 })) : reduced);
  return reduced.map(({ itemId, weight }) => ({ itemId, cents: weight + (taxes.get(itemId) ?? 0) }));
}
