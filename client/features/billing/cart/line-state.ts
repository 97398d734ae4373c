/** Rules for what to show about a cart line before payment. Pure; the server makes the final decision. */
import { m } from '#messages';
import { isSeat } from '#shared/domain/bootcamp-day.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { mostOf, vipItems } from '#shared/domain/orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';

export type Seats = {
  /** Prices of the seats, in cents; undefined while loading. */
  prices?: { vip: number; virtual: number } | undefined;
  /** Studio seats that anyone could buy now. */
  vip?: { left: number; capacity: number } | undefined;
  /** The bootcamp on record; null when there's none, undefined until loaded. */
  bootcamp?: { isOnSale: boolean } | null | undefined;
  /** The member's seats, with `held` for their own unpaid order; undefined for a visitor and while loading. */
  mine?: { canUpgrade: number; isOffered: boolean; held: number } | undefined;
};

export type LineState = {
  /** A one- or two-word label next to the price. */
  tag?: string;
  /** Informational notes that don't prevent payment. */
  notes: string[];
  /** Reason the line can't be paid for. */
  problem?: string;
  /** Whether to offer the waitlist instead. */
  isSoldOut: boolean;
};

/** At this number of seats or fewer, show how many are left. */
const fewSeats = 10;

function overLimit({ id, quantity }: PricedLine): string | undefined {
  const most = mostOf(id);
  if (quantity <= most) return undefined;
  return m.billing_line_state_can_order_up_time({ most });
}

function upgradeProblem(quantity: number, canUpgrade: number): string | undefined {
  if (canUpgrade === 0) return m.billing_line_state_upgrade_need_paid_virtual();
  if (quantity <= canUpgrade) return undefined;
  return m.billing_line_state_have_virtual_seats_upgrade({ canUpgrade });
}

/** @param seats what is known about the studio's seats and the member's */
export function lineState(line: PricedLine, seats: Seats): LineState {
  const { id, quantity, oldPrice } = line;
  const { mine } = seats;
  const notes: string[] = [];
  const state: LineState = { notes, isSoldOut: false };
  let problem = overLimit(line);
  if (oldPrice !== undefined) {
    state.tag = m.billing_price_updated();
    notes.push(m.billing_line_state_when_added({ oldPrice: formatCents(oldPrice) }));
  }
  if (isSeat(id) && seats.bootcamp !== undefined && !seats.bootcamp?.isOnSale)
    problem = seats.bootcamp ? m.billing_line_state_bootcamp_closed() : m.billing_line_state_no_bootcamp();
  if (id === 'vip-bootcamp-upgrade') {
    if (seats.prices) {
      const [vip, virtual] = [formatCents(seats.prices.vip), formatCents(seats.prices.virtual)];
      notes.push(m.billing_line_state_minus_paid_virtual_seat({ vip, virtual }));
    }
    if (mine) problem = upgradeProblem(quantity, mine.canUpgrade) ?? problem;
    else notes.push(m.billing_line_state_virtual_seat_youve_already());
  }
  const kept = Math.max(mine?.held ?? 0, mine?.isOffered ? 1 : 0);
  if (vipItems.includes(id) && kept > 0) notes.push(m.billing_line_state_were_holding_seats({ kept }));
  else if (vipItems.includes(id) && seats.vip) {
    const { left, capacity } = seats.vip;
    if (left === 0) {
      state.tag = m.billing_sold_out();
      // Doesn't prevent payment: a seat may have become free since, which only the server knows.
      state.isSoldOut = true;
    } else if (left <= fewSeats || left < quantity) notes.push(m.billing_line_state_of_seats_left({ left, capacity }));
  }
  if (problem) state.problem = problem;
  return state;
}
