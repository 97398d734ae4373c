import { beforeEach, expect, it, vi } from 'vitest';
import { parseReadingList } from './reading-list.ts';

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});

const load = () => import('./reading-list.ts');

it('puts a saved article first and removes it again', async () => {
  const { toggleSaved } = await load();
  expect(toggleSaved('a')).toBe(true);
  expect(toggleSaved('b')).toBe(true);
  expect(stored.get('reading-list')).toBe('["b","a"]');
  expect(toggleSaved('a')).toBe(false);
  expect(stored.get('reading-list')).toBe('["b"]');
});

it.each([
  [null, []],
  [{ a: 1 }, []],
  ['a', []],
  [
    ['a', 1, null, 'b', 'a'],
    ['a', 'b'],
  ],
])('reads %j as %j', (value, list) => {
  expect(parseReadingList(value)).toEqual(list);
});

it('replaces unreadable values', async () => {
  stored.set('reading-list', 'no json');
  const { toggleSaved } = await load();
  expect(toggleSaved('a')).toBe(true);
  expect(stored.get('reading-list')).toBe('["a"]');
});

it('keeps at most a hundred articles', () => {
  const many = Array.from({ length: 150 }, (_, at) => `article-${at}`);
  expect(parseReadingList(many)).toHaveLength(100);
});

it('works when storage refuses writes', async () => {
  isFull = true;
  const { toggleSaved } = await load();
  expect(toggleSaved('a')).toBe(true);
  expect(toggleSaved('a')).toBe(false);
});
