import { describe, expect, it } from 'vitest';
import { isThin } from './thin.ts';

describe('an empty answer', () => {
  it.each([
    'idk',
    'not sure what to write here',
    'xyz xyz',
    'asdfgh',
    'nobody',
    'why do you need to know',
    '???',
    '<script></script>',
    'no sé',
    'whoever',
    'n/a',
    '🙂🙂',
  ])('%s', (answer) => {
    expect(isThin(answer)).toBe(true);
  });
  it.each([
    'Plumber',
    'we fix cars',
    'Notary public',
    'nothing but cupcakes',
    'not a gym, a dojo',
    'abogada',
    'IT help',
    'Test prep for the SAT',
  ])('isn’t “%s”', (answer) => {
    expect(isThin(answer)).toBe(false);
  });
});
