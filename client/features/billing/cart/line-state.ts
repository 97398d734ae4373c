/** What there is to say about a line of the cart before anybody pays. Rules alone; the server has the last word. */
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { mostOf, vipItems } from '#shared/domain/orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';

export type Seats = {
  /** Chairs in the studio that anybody could have now. */
  vip?: { left: number; capacity: number } | undefined;
  /** What the member has, `held` for an own order that is not paid yet; undefined for a visitor and as long as nobody knows. */
  mine?: { canUpgrade: number; isOffered: boolean; held: number } | undefined;
};

export type LineState = {
  /** In a word beside the price. */
  tag?: 'Sold out' | 'Price updated';
  /** Calm facts. */
  notes: string[];
  /** What stands between this line and its payment. */
  problem?: string;
  /** The waiting list is the way on. */
  isSoldOut: boolean;
};

/** From here on it is worth knowing how many are left. */
const fewSeats = 10;

const vip = catalogue['vip-bootcamp'].price;
const virtual = catalogue['virtual-bootcamp'].price;

function overLimit({ id, quantity }: PricedLine): string | undefined {
  const most = mostOf(id);
  if (quantity <= most) return undefined;
  return most === 1
    ? 'One is enough for your whole account. Please lower the quantity.'
    : `At most ${most} fit into one order. Please lower the quantity.`;
}

function upgradeProblem(quantity: number, canUpgrade: number): string | undefined {
  if (canUpgrade === 0)
    return 'The upgrade needs a paid virtual seat on your account, and there is none. Remove it, and book a seat first.';
  if (quantity <= canUpgrade) return undefined;
  return `You have ${canUpgrade} virtual ${canUpgrade === 1 ? 'seat' : 'seats'} to upgrade. Please lower the quantity.`;
}

/** @param seats what is known of chairs and of the member's seats. */
export function lineState(line: PricedLine, seats: Seats): LineState {
  const { id, quantity, oldPrice } = line;
  const { mine } = seats;
  const notes: string[] = [];
  const state: LineState = { notes, isSoldOut: false };
  let problem = overLimit(line);
  if (oldPrice !== undefined) {
    state.tag = 'Price updated';
    notes.push(`It was ${formatCents(oldPrice)} when you put it in.`);
  }
  if (id === 'vip-bootcamp-upgrade') {
    notes.push(`${formatCents(vip)} less the ${formatCents(virtual)} you paid for your virtual seat.`);
    if (mine) problem = upgradeProblem(quantity, mine.canUpgrade) ?? problem;
    else notes.push('For a virtual seat that is paid on your account.');
  }
  const kept = Math.max(mine?.held ?? 0, mine?.isOffered ? 1 : 0);
  if (vipItems.includes(id) && kept > 0)
    notes.push(kept === 1 ? 'A seat is being kept for you.' : `${kept} seats are being kept for you.`);
  else if (vipItems.includes(id) && seats.vip) {
    const { left, capacity } = seats.vip;
    if (left === 0) {
      state.tag = 'Sold out';
      // No problem that keeps from paying: one may be free again by now, which the server knows.
      state.isSoldOut = true;
    } else if (left <= fewSeats || left < quantity) notes.push(`${left} of ${capacity} seats left.`);
  }
  if (problem) state.problem = problem;
  return state;
}
