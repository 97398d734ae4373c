import { expect, it } from 'vitest';
import { z } from 'zod';
import { readUrl, writeUrl } from './url-state.ts';

const schema = z.object({
  show: z.enum(['all', 'unread']).catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});

it.each([
  ['', { show: 'all', page: 1 }],
  ['?show=unread&page=3&x=1', { show: 'unread', page: 3 }],
  ['?show=x&page=-2', { show: 'all', page: 1 }],
])('reads %s', (search, state) => {
  expect(readUrl(schema, search)).toEqual(state);
});

it('writes values that differ from the defaults and keeps unrelated parameters', () => {
  expect(writeUrl(schema, '', { show: 'all' })).toBe('');
  expect(writeUrl(schema, '?tab=a%20b&page=3', { show: 'unread' })).toBe('?tab=a+b&page=3&show=unread');
  expect(writeUrl(schema, '?tab=a&page=3', { page: 1 })).toBe('?tab=a');
  expect(writeUrl(schema, '?show=x', {})).toBe('');
});
