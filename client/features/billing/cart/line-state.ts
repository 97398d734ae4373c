/** What there is to say about a line of the cart before anybody pays. Rules alone; the server has the last word. */
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { mostOf, vipItems } from '#shared/domain/orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';

export type Seats = {
  /** Seats in the studio that anybody could have now. */
  vip?: { left: number; capacity: number } | undefined;
  /** What the member has, `held` for an own order that is not paid yet; undefined for a visitor and as long as nobody knows. */
  mine?: { canUpgrade: number; isOffered: boolean; held: number } | undefined;
};

export type LineState = {
  /** A one- or two-word label next to the price. */
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
    ? 'You only need one for your whole account. Lower the quantity to 1.'
    : `You can order up to ${most} at a time. Lower the quantity.`;
}

function upgradeProblem(quantity: number, canUpgrade: number): string | undefined {
  if (canUpgrade === 0)
    return 'To upgrade, you need a paid virtual seat on your account first. Remove the upgrade, then book a seat.';
  if (quantity <= canUpgrade) return undefined;
  return `You have ${canUpgrade} virtual ${canUpgrade === 1 ? 'seat' : 'seats'} to upgrade. Lower the quantity.`;
}

/** @param seats what is known of the studio's seats and of the member's. */
export function lineState(line: PricedLine, seats: Seats): LineState {
  const { id, quantity, oldPrice } = line;
  const { mine } = seats;
  const notes: string[] = [];
  const state: LineState = { notes, isSoldOut: false };
  let problem = overLimit(line);
  if (oldPrice !== undefined) {
    state.tag = 'Price updated';
    notes.push(`It was ${formatCents(oldPrice)} when you added it.`);
  }
  if (id === 'vip-bootcamp-upgrade') {
    notes.push(`${formatCents(vip)} minus the ${formatCents(virtual)} you paid for your virtual seat.`);
    if (mine) problem = upgradeProblem(quantity, mine.canUpgrade) ?? problem;
    else notes.push('For a virtual seat you’ve already paid for.');
  }
  const kept = Math.max(mine?.held ?? 0, mine?.isOffered ? 1 : 0);
  if (vipItems.includes(id) && kept > 0)
    notes.push(kept === 1 ? 'We’re holding a seat for you.' : `We’re holding ${kept} seats for you.`);
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
