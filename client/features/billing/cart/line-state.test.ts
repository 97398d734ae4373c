import { describe, expect, it } from 'vitest';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { lineState } from './line-state.ts';

const line = (id: ItemId, quantity = 1, more: Partial<PricedLine> = {}): PricedLine => ({
  ...catalogue[id],
  quantity,
  ...more,
});
const left = (count: number) => ({ vip: { left: count, capacity: 20 } });

describe('a cart line', () => {
  it('has no notes when all is well', () => {
    for (const id of ['virtual-bootcamp', 'vip-bootcamp', 'web-prompt-pack'] as const)
      expect(lineState(line(id), left(20))).toEqual({ notes: [], isSoldOut: false });
    expect(lineState(line('vip-bootcamp'), {})).toEqual({ notes: [], isSoldOut: false });
  });

  it('refuses seats that are not on sale', () => {
    const on = (isOnSale: boolean) => ({ bootcamp: { isOnSale } });
    for (const id of ['virtual-bootcamp', 'vip-bootcamp'] as const) {
      expect(lineState(line(id), on(true))).toEqual({ notes: [], isSoldOut: false });
      expect(lineState(line(id), on(false)).problem).toContain('aren’t on sale right now');
      expect(lineState(line(id), { bootcamp: null }).problem).toContain('There’s no bootcamp on sale');
    }
    expect(lineState(line('web-prompt-pack'), { bootcamp: null })).toEqual({ notes: [], isSoldOut: false });
  });

  it.each([
    [11, []],
    [10, ['10 of 20 seats left.']],
    [1, ['1 of 20 seats left.']],
  ])('notes %i remaining seats', (count, notes) => {
    expect(lineState(line('vip-bootcamp'), left(count)).notes).toEqual(notes);
    expect(lineState(line('virtual-bootcamp'), left(count)).notes).toEqual([]);
  });

  it('is sold out unless a seat is held for this member', () => {
    expect(lineState(line('vip-bootcamp'), left(0))).toMatchObject({ tag: 'Sold out', isSoldOut: true });
    expect(lineState(line('vip-bootcamp-upgrade'), left(0))).toMatchObject({ tag: 'Sold out', isSoldOut: true });
    const mine = { canUpgrade: 0, isOffered: false, held: 0 };
    expect(lineState(line('vip-bootcamp'), { ...left(0), mine })).toMatchObject({ isSoldOut: true });
    const kept = { notes: ['We’re holding a seat for you.'], isSoldOut: false };
    for (const own of [{ isOffered: true }, { held: 1 }, { isOffered: true, held: 1 }])
      expect(lineState(line('vip-bootcamp'), { ...left(0), mine: { ...mine, ...own } })).toEqual(kept);
    expect(lineState(line('vip-bootcamp', 2), { ...left(0), mine: { ...mine, held: 2 } })).toEqual({
      notes: ['We’re holding 2 seats for you.'],
      isSoldOut: false,
    });
    expect(lineState(line('virtual-bootcamp'), { ...left(0), mine: { ...mine, held: 1 } }).notes).toEqual([]);
  });

  it('is limited to the order maximum and to one pack; the server checks the seats', () => {
    expect(lineState(line('vip-bootcamp', 12), left(11))).toEqual({
      notes: ['11 of 20 seats left.'],
      isSoldOut: false,
    });
    expect(lineState(line('virtual-bootcamp', 20), {}).problem).toBeUndefined();
    expect(lineState(line('virtual-bootcamp', 21), {}).problem).toContain('You can order up to 20');
    expect(lineState(line('web-prompt-pack', 2), {}).problem).toContain('You only need one');
  });

  it('shows its previous price', () => {
    expect(lineState(line('web-prompt-pack', 1, { oldPrice: 2900 }), {})).toMatchObject({
      tag: 'Price updated',
      notes: ['It was $29 when you added it.'],
    });
  });

  it('shows the credit of an upgrade and requires a paid virtual seat for each one', () => {
    const upgrade = (quantity: number, canUpgrade?: number) =>
      lineState(line('vip-bootcamp-upgrade', quantity), {
        prices: { vip: 49_700, virtual: 14_700 },
        mine: canUpgrade === undefined ? undefined : { canUpgrade, isOffered: false, held: 0 },
      });
    expect(upgrade(1, 1).notes).toEqual(['$497 minus the $147 you paid for your virtual seat.']);
    expect(upgrade(1, 1).problem).toBeUndefined();
    expect(upgrade(1, 0).problem).toContain('need a paid virtual seat');
    expect(upgrade(2, 1).problem).toContain('You have 1 virtual seat to upgrade.');
    expect(upgrade(3, 2).problem).toContain('You have 2 virtual seats to upgrade.');
    expect(upgrade(1).problem).toBeUndefined();
    expect(upgrade(1).notes).toContain('This upgrades a virtual seat you’ve already paid for.');
  });
});
