import { describe, expect, it } from 'vitest';
import { toMembershipView } from './present.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 24 * 3600 * 1000;
const inMs = (ms: number) => new Date(now.getTime() + ms);

describe('a membership on the screen', () => {
  const membership = {
    status: 'active' as const,
    plan: 'free' as const,
    startsAt: inMs(0),
    expiresAt: inMs(14 * day),
    previewEndsAt: null,
    pro: null,
    firstMonthOffer: true,
  };

  it('says when in ISO strings, and how many days', () => {
    expect(toMembershipView(membership, now)).toEqual({
      status: 'active',
      plan: 'free',
      startsAt: '2026-03-10T12:00:00.000Z',
      expiresAt: '2026-03-24T12:00:00.000Z',
      daysLeft: 14,
      preview: null,
      pro: null,
      firstMonthOffer: true,
    });
  });

  it('has a clock of the preview where there is one', () => {
    const view = toMembershipView({ ...membership, previewEndsAt: inMs(6.5 * day) }, now);
    expect(view!.preview).toEqual({ endsAt: inMs(6.5 * day).toISOString(), daysLeft: 7 });
  });

  it('that is over has none left', () => {
    const view = toMembershipView(
      { ...membership, status: 'expired', expiresAt: inMs(-day), previewEndsAt: inMs(-day) },
      now,
    );
    expect(view).toMatchObject({ status: 'expired', daysLeft: 0, preview: { daysLeft: 0 } });
  });

  it('is null before there is one', () => expect(toMembershipView(null, now)).toBeNull());
});
