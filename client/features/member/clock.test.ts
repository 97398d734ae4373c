import { expect, it } from 'vitest';
import { previewClock, trialClock } from './clock.ts';

const expiresAt = new Date(2026, 5, 24, 12).toISOString();

it('counts down', () => {
  expect(trialClock({ status: 'active', expiresAt, daysLeft: 9 })).toEqual({
    daysLeft: 9,
    text: 'Ends on June 24, 2026',
  });
  expect(previewClock({ endsAt: expiresAt, daysLeft: 2 })).toEqual({ daysLeft: 2, text: 'Ends on June 24, 2026' });
});

it('has ended by its date, even before the server marks it', () => {
  const over = { daysLeft: 0, text: 'Ended on June 24, 2026' };
  expect(trialClock({ status: 'active', expiresAt, daysLeft: 0 })).toEqual(over);
  expect(trialClock({ status: 'expired', expiresAt, daysLeft: 0 })).toEqual(over);
  expect(previewClock({ endsAt: expiresAt, daysLeft: 0 })).toEqual(over);
});

it('has ended when the membership was canceled, whatever its date', () => {
  expect(trialClock({ status: 'cancelled', expiresAt, daysLeft: 9 })).toMatchObject({ daysLeft: 0 });
});
