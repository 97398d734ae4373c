import { describe, expect, it } from 'vitest';
import { daysUntil, toMembershipView } from './present.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 24 * 3600 * 1000;
const inMs = (ms: number) => new Date(now.getTime() + ms);

describe('days that are left', () => {
  it.each([
    [14 * day, 14],
    [14 * day - 1, 14],
    [13 * day + 1, 14],
    [day, 1],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-100 * day, 0],
  ])('at %d ms from the end are %d', (ms, days) => expect(daysUntil(inMs(ms), now)).toBe(days));

  it('count hours, not calendar days, whatever the clocks do', () => {
    // A night in which many places set their clocks.
    expect(daysUntil(new Date('2026-03-29T12:00:00Z'), new Date('2026-03-28T12:00:00Z'))).toBe(1);
  });
});

describe('a membership on the screen', () => {
  const membership = { status: 'active' as const, startsAt: inMs(0), expiresAt: inMs(14 * day), previewEndsAt: null };

  it('says when in ISO strings, and how many days', () => {
    expect(toMembershipView(membership, now)).toEqual({
      status: 'active',
      startsAt: '2026-03-10T12:00:00.000Z',
      expiresAt: '2026-03-24T12:00:00.000Z',
      daysLeft: 14,
      preview: null,
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
