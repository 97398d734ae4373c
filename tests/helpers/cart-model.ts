/**
 * Independent model of carts: what coupon, tax, and refunds by line come to, and what the buyer still owns. Written from
 * the rules in words, without any code of the product, so that the two can be compared. Money is in US cents.
 */
export type CartLine = { itemId: string; unitCents: number; quantity: number };
export type CartCoupon = {
  kind: 'percent' | 'amount';
  /** Percent, or cents. */
  value: number;
  /** Items it applies to; null for all. */
  itemIds: readonly string[] | null;
};
export type CartTax = {
  /** 100 are one percent. */
  basisPoints: number;
  /** Whether the tax of each line is rounded, or only the tax of the order. */
  roundedPer: 'line' | 'order';
};
export type Cart = { lines: readonly CartLine[]; coupon: CartCoupon | null; tax: CartTax | null };
export type CartRefund = { itemId: string; quantity: number };

export type Bill = {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** What each line cost, by item. They add up to the total. */
  costs: ReadonlyMap<string, number>;
};

/** What a buyer owns by one order. */
export type Owned = { hasWebPack: boolean; virtualSeats: number; vipSeats: number; upgrades: number };

export type RefundStep = {
  /** Refused if there aren't as many left, or if they cost nothing. Then nothing changes. */
  isRefused: boolean;
  /** Of this refund. */
  cents: number;
  /** Of all refunds so far. */
  refundedCents: number;
  remainingCents: number;
  owned: Owned;
};

/** The provider refuses smaller payments. */
const leastPaymentCents = 50;
const nothing: Owned = { hasWebPack: false, virtualSeats: 0, vipSeats: 0, upgrades: 0 };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const priceOf = ({ unitCents, quantity }: CartLine) => unitCents * quantity;

/** Divides without floating point; half of the divisor or more rounds up. */
function dividedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/**
 * Splits cents by weight: each part first gets the whole cents of its exact part. Each cent that's left goes to the part
 * that lacks most, and among equals to the first in the alphabet.
 */
function portions(cents: number, weights: ReadonlyMap<string, number>): Map<string, number> {
  const all = sumOf([...weights.values()]);
  const parts = new Map<string, number>();
  if (all === 0) return new Map([...weights.keys()].map((itemId) => [itemId, 0]));
  /** What a part lacks, as a multiple of 1/all cents. */
  const lack = (itemId: string) => cents * weights.get(itemId)! - parts.get(itemId)! * all;
  for (const [itemId, weight] of weights) parts.set(itemId, (cents * weight - ((cents * weight) % all)) / all);
  for (let left = cents - sumOf([...parts.values()]); left > 0; left -= 1) {
    const [neediest] = [...parts.keys()].sort((a, b) => lack(b) - lack(a) || (a < b ? -1 : 1));
    parts.set(neediest!, parts.get(neediest!)! + 1);
  }
  return parts;
}

const isFor = (coupon: CartCoupon, { itemId }: CartLine) => coupon.itemIds === null || coupon.itemIds.includes(itemId);

/**
 * Returns what a coupon takes off. A percentage is rounded half up; an amount is at most the price of the items that the
 * coupon is for.
 */
function discountOf({ lines, coupon }: Pick<Cart, 'lines' | 'coupon'>): number {
  if (!coupon) return 0;
  const eligible = sumOf(lines.filter((line) => isFor(coupon, line)).map(priceOf));
  return coupon.kind === 'amount' ? Math.min(coupon.value, eligible) : dividedHalfUp(eligible * coupon.value, 100);
}

/** Returns whether a cart can be bought: its coupon takes something off, and there's enough left to pay. */
export function canBuy(cart: Pick<Cart, 'lines' | 'coupon'>): boolean {
  const discount = discountOf(cart);
  return (cart.coupon === null || discount > 0) && sumOf(cart.lines.map(priceOf)) - discount >= leastPaymentCents;
}

/** Returns what a cart costs, in total and by line. */
export function billOf({ lines, coupon, tax }: Cart): Bill {
  const subtotalCents = sumOf(lines.map(priceOf));
  const discountCents = discountOf({ lines, coupon });
  const reduced = coupon ? lines.filter((line) => isFor(coupon, line)) : [];
  const discounts = portions(discountCents, new Map(reduced.map((line) => [line.itemId, priceOf(line)])));
  const nets = new Map(lines.map((line) => [line.itemId, priceOf(line) - (discounts.get(line.itemId) ?? 0)]));
  const taxOf = (net: number) => (tax ? dividedHalfUp(net * tax.basisPoints, 10_000) : 0);
  const taxCents =
    tax?.roundedPer === 'line' ? sumOf([...nets.values()].map(taxOf)) : taxOf(subtotalCents - discountCents);
  const taxes = portions(taxCents, nets);
  return {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents: subtotalCents - discountCents + taxCents,
    costs: new Map([...nets].map(([itemId, net]) => [itemId, net + taxes.get(itemId)!])),
  };
}

/**
 * Refunds items of a paid cart one after the other. The first n of a line are together worth n parts of what the line
 * cost, rounded down. Refunded items aren't owned anymore, and nothing is once all the money is back.
 */
export function refundsOf(cart: Cart, refunds: readonly CartRefund[]): RefundStep[] {
  const { totalCents, costs } = billOf(cart);
  const refunded = new Map(cart.lines.map(({ itemId }) => [itemId, 0]));
  let refundedCents = 0;
  return refunds.map(({ itemId, quantity }) => {
    const line = cart.lines.find((one) => one.itemId === itemId);
    const before = refunded.get(itemId) ?? 0;
    const worthOf = (count: number) => Math.floor((costs.get(itemId)! * count) / line!.quantity);
    const isPossible = line !== undefined && before + quantity <= line.quantity;
    const cents = isPossible ? worthOf(before + quantity) - worthOf(before) : 0;
    if (cents > 0) refunded.set(itemId, before + quantity);
    refundedCents += cents;
    return {
      isRefused: cents === 0,
      cents,
      refundedCents,
      remainingCents: totalCents - refundedCents,
      owned: refundedCents === totalCents ? nothing : ownedOf(cart.lines, refunded),
    };
  });
}

/** Returns what the buyer of these lines owns. @param refunded how many of each item were refunded */
export function ownedOf(lines: readonly CartLine[], refunded: ReadonlyMap<string, number> = new Map()): Owned {
  const kept = (wanted: string) =>
    sumOf(
      lines
        .filter(({ itemId }) => itemId === wanted)
        .map(({ itemId, quantity }) => quantity - (refunded.get(itemId) ?? 0)),
    );
  return {
    hasWebPack: kept('web-prompt-pack') > 0,
    virtualSeats: kept('virtual-bootcamp'),
    vipSeats: kept('vip-bootcamp'),
    upgrades: kept('vip-bootcamp-upgrade'),
  };
}
