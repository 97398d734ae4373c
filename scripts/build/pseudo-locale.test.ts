import { expect, it } from 'vitest';
import { pseudo, pseudoCatalog } from './pseudo-locale.ts';

it('accents letters, lengthens text by 40 %, and keeps placeholders and markup', () => {
  expect(pseudo('Read the {#link}terms{/link}, {name}.')).toBe('Ŕéád ťĥé {#link}ťéŕmš{/link}, {name}. ōōōōōōō');
});

it('translates each plural form and keeps its declarations', () => {
  const message = { declarations: ['input count'], match: { 'c=one': '{count} seat', 'c=other': '{count} seats' } };
  expect(pseudoCatalog({ seats: [message] })).toEqual({
    seats: [{ ...message, match: { 'c=one': '{count} šéáť ōō', 'c=other': '{count} šéáťš ōōō' } }],
  });
});
