import { describe, expect, it } from 'vitest';
import { asTyped, withSpoken } from './voice.ts';

describe('asTyped', () => {
  it.each([
    ['We repair  air\nconditioners. Mostly same day.', 'text', 'We repair air conditioners. Mostly same day.'],
    [' Dana Rivera. ', 'name', 'Dana Rivera'],
    ['Coral Bay Cooling!', 'organization', 'Coral Bay Cooling'],
    ['954-555-0123.', 'tel', '954-555-0123'],
    ['Dana at Example dot com.', 'email', 'dana@example.com'],
    ['Dana@Example.com.', 'email', 'dana@example.com'],
    ['I would rather not say.', 'email', 'I would rather not say'],
    ['www dot example dot com slash cooling', 'url', 'www.example.com/cooling'],
    ['Homeowners. Near me.', undefined, 'Homeowners. Near me.'],
  ] as const)('turns %j into typed text for %s', (spoken, input, typed) => {
    expect(asTyped(spoken, input)).toBe(typed);
  });
});

describe('withSpoken', () => {
  it('appends spoken text to typed text', () => {
    expect(withSpoken('', 'and more')).toBe('and more');
    expect(withSpoken('  ', 'and more')).toBe('and more');
    expect(withSpoken('We repair ', 'and more')).toBe('We repair and more');
  });
});
