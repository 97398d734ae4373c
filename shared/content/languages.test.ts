import { expect, it } from 'vitest';
import { alternatesOf } from './languages.ts';

const two = [
  { tag: 'en-US', prefix: '' },
  { tag: 'es-US', prefix: '/es', paths: new Set(['/', '/about']) },
];

it('returns no alternates while there is only one language', () => {
  expect(alternatesOf('/about')).toEqual([]);
  expect(alternatesOf('/')).toEqual([]);
});

it('returns every language of a page, including its own, whichever one is asked for', () => {
  const about = [
    { tag: 'en-US', path: '/about' },
    { tag: 'es-US', path: '/es/about' },
    { tag: 'x-default', path: '/about' },
  ];
  expect(alternatesOf('/about', two)).toEqual(about);
  expect(alternatesOf('/es/about', two)).toEqual(about);
  expect(alternatesOf('/es', two)).toEqual(alternatesOf('/', two));
  expect(alternatesOf('/', two)[1]).toEqual({ tag: 'es-US', path: '/es' });
});

it('returns none for a page that is not translated', () => {
  expect(alternatesOf('/contact', two)).toEqual([]);
  expect(alternatesOf('/estimate', two)).toEqual([]);
});
