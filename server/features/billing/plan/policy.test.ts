import { describe, expect, it } from 'vitest';
import type { InvoiceState } from '#server/adapters/payments/port.ts';
import { entitledUntil, pastDueSince, planChangeOf } from './policy.ts';

const calm = { ends: { did: false, does: false }, needsAction: false };
const since = new Date('2026-12-01T10:00:00Z');
const now = new Date('2026-12-01T11:00:00Z');

describe('a renewal that is not paid', () => {
  const overdue = {
    status: 'past_due' as const,
    currentPeriodEnd: new Date('2027-01-01T10:00:00Z'),
    endsAtPeriodEnd: false,
  };
  const open = { isPaid: false, createdAt: since } as InvoiceState;

  it('is overdue since its invoice, and since the first one when several are open', () => {
    expect(pastDueSince({ ...overdue, latestInvoice: open }, null, now)).toEqual(since);
    const later = { ...open, createdAt: new Date('2027-01-01T10:00:00Z') };
    expect(pastDueSince({ ...overdue, latestInvoice: later }, since, now)).toEqual(since);
    expect(pastDueSince({ ...overdue, latestInvoice: undefined }, null, now)).toEqual(now);
    expect(pastDueSince({ status: 'active', latestInvoice: open }, since, now)).toBeNull();
  });

  it('leaves Pro on for the grace period, and not at all without one', () => {
    expect(entitledUntil(overdue, undefined, { since, graceDays: 7 })).toEqual(new Date('2026-12-08T10:00:00Z'));
    expect(entitledUntil(overdue, undefined, { since, graceDays: 0 })).toEqual(since);
    expect(entitledUntil({ ...overdue, status: 'unpaid' }, undefined, { since: null, graceDays: 7 })).toBeNull();
  });

  it('asks for a confirmation instead of another card when the bank wants one', () => {
    const seen = { ...calm, pro: { was: true, is: true }, status: 'past_due' as const, needsAction: true };
    expect(planChangeOf({ ...seen, statusBefore: 'active' })).toEqual(['confirm']);
    // It is asked for once per invoice, by the key of the email.
    expect(planChangeOf({ ...seen, statusBefore: 'past_due' })).toEqual(['confirm']);
    expect(planChangeOf({ ...seen, status: 'active', statusBefore: 'active' })).toEqual([]);
  });
});

describe('Pro during an inquiry', () => {
  const state = { status: 'active' as const, currentPeriodEnd: now, endsAtPeriodEnd: true };
  const payment = { isPaid: true, amountCents: 2_999, refundedCents: 0 };
  const overdue = { since: null, graceDays: 7 };

  it('stays on, unlike during a dispute', () => {
    expect(entitledUntil(state, { ...payment, dispute: 'inquiry' }, overdue)).toEqual(now);
    expect(entitledUntil(state, { ...payment, dispute: 'open' }, overdue)).toBeNull();
  });
});

describe('Pro status emails', () => {
  it.each([
    [{ was: false, is: true }, 'active', null, ['started']],
    [{ was: true, is: true }, 'active', 'active', []],
    [{ was: true, is: false }, 'canceled', 'active', ['ended']],
    [{ was: true, is: false }, 'past_due', 'active', ['unpaid']],
    [{ was: true, is: true }, 'past_due', 'past_due', []],
    [{ was: true, is: false }, 'past_due', 'past_due', ['ended']],
    [{ was: false, is: false }, 'past_due', 'past_due', []],
    [{ was: true, is: true }, 'past_due', 'active', ['unpaid']],
  ] as const)('%j, %s after %s', (pro, status, statusBefore, changes) => {
    expect(planChangeOf({ ...calm, pro, status, statusBefore })).toEqual(changes);
  });

  it.each([
    ['says so when Pro was canceled, and when it was resumed', 'active', true, ['canceled'], ['resumed']],
    ['says nothing about a subscription that was just found', null, true, [], []],
    ['says nothing once Pro is over', 'active', false, [], []],
  ] as const)('%s', (_title, statusBefore, isPro, onCancel, onResume) => {
    const base = { ...calm, pro: { was: isPro, is: isPro }, status: 'active' as const, statusBefore };
    expect(planChangeOf({ ...base, ends: { did: false, does: true } })).toEqual(onCancel);
    expect(planChangeOf({ ...base, ends: { did: true, does: false } })).toEqual(onResume);
    expect(planChangeOf({ ...base, ends: { did: true, does: true } })).toEqual([]);
  });
});
