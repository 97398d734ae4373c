import { expect, test } from 'vitest';
import { withoutRepeats } from './repeats.ts';

test('lists each offer once', () => {
  const once = withoutRepeats(['tune-ups', 'flat repair']);
  expect(once('One page each for tune-ups, flat repair, and tune-ups.')).toBe(
    'One page each for tune-ups and flat repair.',
  );
  expect(once('"Tune-ups", "Flat repair", "Tune-ups", and "Something else"')).toBe(
    '"Tune-ups", "Flat repair", and "Something else"',
  );
  expect(once('tune-ups and flat repair')).toBe('tune-ups and flat repair');
});

test('keeps the article of a single product', () => {
  const once = withoutRepeats(['a booking app']);
  expect(once('one page each for a booking app, a booking app, and a booking app.')).toBe(
    'one page each for a booking app.',
  );
});

test('reads lists in Spanish', () => {
  const once = withoutRepeats(['el corte de pasto', 'la jardinería']);
  expect(once('vendemos el corte de pasto, la jardinería y el corte de pasto.')).toBe(
    'vendemos el corte de pasto y la jardinería.',
  );
});
