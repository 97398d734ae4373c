import { expect, it } from 'vitest';
import type { Extras } from '#shared/schemas/extras.ts';
import { readBrief } from './read-brief.ts';
import { readSharper, sharperQuestions } from './sharper.ts';
import { answersWith } from './test-helpers.ts';

const asked = (businessDescription: string, extras: Extras = {}) =>
  sharperQuestions(readBrief(answersWith({ businessDescription }), extras));
const keysOf = (...given: Parameters<typeof asked>) => asked(...given).map(({ key }) => key);

it('asks everything when the business only said what it is', () => {
  expect(keysOf('We groom dogs in Davie.')).toEqual(['best_seller', 'full_empty', 'budget_time', 'avoid']);
});

it('skips questions the description answers', () => {
  expect(keysOf('We groom dogs in Davie, no cats. Our best seller is the full groom.')).toEqual([
    'full_empty',
    'budget_time',
  ]);
  expect(keysOf('We groom dogs in Davie. Saturdays are full, Mondays are slow. No weddings.')).not.toContain(
    'full_empty',
  );
});

it('skips questions answered on the card', () => {
  const extras = { best_seller: 'full groom, $95', avoid: 'cats' };
  expect(keysOf('We groom dogs in Davie.', extras)).toEqual(['full_empty', 'budget_time']);
});

it('asks for the missing half of budget and time', () => {
  const [time] = asked('We groom dogs in Davie.', { budget_time: '$200 a month' }).filter(
    ({ key }) => key === 'budget_time',
  );
  expect(time!.question).toBe('How much time a week can you put into marketing?');
  expect(keysOf('We groom dogs in Davie.', { budget_time: '$200 and 3 hours a week' })).not.toContain('budget_time');
});

it('asks in the language of the interview', () => {
  const [first] = asked('Hacemos tamales y comida mexicana en Hialeah para familias.');
  expect(first!.question).toBe('¿Qué se vende mejor y cuánto cuesta?');
});

it('keeps only answers that address the question', () => {
  expect(readSharper({ best_seller: 'Full groom, $95', budget_time: 'idk', avoid: '' }, 'en')).toEqual({
    kept: { best_seller: 'Full groom, $95', avoid: '' },
    unread: ['budget_time'],
  });
});
